import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'Zona', female: 'Wanita', male: 'Pria', children: 'Anak' },
  locale: { title: 'Bahasa dan mata uang', language: 'Bahasa', currency: 'Mata uang', continue: 'Lanjutkan' },
} satisfies PartialTexts<'shell'>;
