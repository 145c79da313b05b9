import type { Texts } from '../texts.ts';

export default {
  contactPermission: '신상품과 혜택 소식을 이메일로 받아 보겠습니다. 동의는 언제든지 철회할 수 있습니다.',
} satisfies Texts['registration'];
