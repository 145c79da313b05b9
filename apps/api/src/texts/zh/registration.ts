import type { Texts } from '../texts.ts';

export default {
  contactPermission: '我愿意通过电子邮件接收新品和优惠信息，并可随时取消。',
} satisfies Texts['registration'];
