import type { CompleteTexts } from '../catalogue.ts';

export default {
  brands: {
    title: 'Merek',
    text: 'Semua nama yang tergantung di sini, dari A sampai Z.',
    description: 'Semua merek dari A sampai Z, beserta jumlah barangnya.',
    search: 'Cari merek',
    error: 'Merek tidak dapat dimuat',
    empty: 'Belum ada merek',
  },
  designers: {
    title: 'Perancang',
    text: 'Tangan di balik setiap karya, dari A sampai Z.',
    description: 'Semua perancang dari A sampai Z, beserta jumlah karyanya.',
    search: 'Cari perancang',
    error: 'Perancang tidak dapat dimuat',
    empty: 'Belum ada perancang',
  },
  letters: 'Huruf awal',
  pieces_other: '{{formatted}} barang',
  found_other: '{{count}} nama',
  none: {
    title: 'Tidak ada nama seperti ini',
    text: 'Coba dengan huruf lebih sedikit.',
    action: 'Tampilkan semua',
  },
  empty: {
    text: 'Toko sedang disiapkan. Silakan kembali lagi.',
    action: 'Ke pintu masuk',
  },
  brand: {
    description: 'Semua barang {{name}}, dari semua toko yang menjualnya.',
    all: 'Semua merek',
    empty: {
      title: 'Saat ini belum ada barang merek ini',
      text: 'Barang berikutnya sedang dalam perjalanan. Merek lain tetap dipajang.',
    },
  },
  missing: {
    title: 'Merek ini tidak ada',
    text: 'Mungkin sudah tidak dijual, atau alamatnya kurang lengkap. Merek lain ada di indeks.',
    action: 'Lihat semua merek',
    home: 'Ke pintu masuk',
  },
} satisfies CompleteTexts<'brandsAndDesigners'>;
