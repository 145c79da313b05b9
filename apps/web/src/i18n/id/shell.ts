import type { PartialTexts } from '../catalogue.ts';

export default {
  zone: { label: 'Zona', female: 'Wanita', male: 'Pria', children: 'Anak' },
  locale: { title: 'Bahasa dan mata uang', language: 'Bahasa', currency: 'Mata uang', continue: 'Lanjutkan' },
  toasts: {
    collected: 'ditambahkan ke favorit',
    uncollected: 'dihapus dari favorit',
    addedToBag: 'ditambahkan ke tas',
    viewBag: 'Lihat tas',
  },
} satisfies PartialTexts<'shell'>;
