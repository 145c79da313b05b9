import type { Texts } from '../texts.ts';

export default {
  contactPermission: '新着商品やお得な情報をメールで受け取ることに同意します。同意はいつでも取り消せます。',
} satisfies Texts['registration'];
