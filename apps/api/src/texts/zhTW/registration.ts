import type { Texts } from '../texts.ts';

export default {
  contactPermission: '我願意透過電子郵件接收新品與優惠資訊，並可隨時取消。',
} satisfies Texts['registration'];
