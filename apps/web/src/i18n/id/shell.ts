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
  crash: {
    chunkTitle: 'Halaman ini belum termuat',
    chunkText: 'Kodenya tidak dapat dimuat: koneksi lambat atau terputus. Muat ulang halaman.',
    part: 'Bagian ini gagal dimuat.',
    retry: 'Coba lagi',
  },
} satisfies PartialTexts<'shell'>;
