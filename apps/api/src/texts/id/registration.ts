import type { Texts } from '../texts.ts';

export default {
  contactPermission:
    'Saya ingin menerima kabar produk baru dan penawaran lewat email. Persetujuan ini dapat saya cabut kapan saja.',
} satisfies Texts['registration'];
