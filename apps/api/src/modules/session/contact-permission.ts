import type { Language } from '@passage/contract';

/** What a new member ticks to hear from us. */
export const CONTACT_PERMISSION: Readonly<Record<Language, string>> = {
  en: 'I would like to hear about new arrivals and offers by email. I can withdraw this at any time.',
  zh: '我愿意通过电子邮件接收新品和优惠信息，并可随时取消。',
  zhTW: '我願意透過電子郵件接收新品與優惠資訊，並可隨時取消。',
  fr: 'Je souhaite recevoir par e-mail les nouveautés et les offres. Je peux retirer cet accord à tout moment.',
  jp: '新着商品やお得な情報をメールで受け取ることに同意します。同意はいつでも取り消せます。',
  kor: '신상품과 혜택 소식을 이메일로 받아 보겠습니다. 동의는 언제든지 철회할 수 있습니다.',
  id: 'Saya ingin menerima kabar produk baru dan penawaran lewat email. Persetujuan ini dapat saya cabut kapan saja.',
};
