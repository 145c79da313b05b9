import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Favorit',
  description: 'Barang dan toko yang Anda simpan.',
  tabs: {
    label: 'Jenis favorit',
    product: 'Barang',
    shop: 'Toko',
  },
  undo: 'Batalkan',
  status: {
    off: 'Tidak dijual lagi',
    soldOut: 'Habis',
    shopClosed: 'Toko tutup',
  },
  product: {
    error: 'Favorit Anda tidak dapat dimuat',
    empty: {
      title: 'Belum ada favorit',
      text: 'Tekan ikon hati pada barang, dan ia menunggu Anda di sini.',
      action: 'Lihat yang baru',
    },
  },
  shop: {
    error: 'Toko favorit tidak dapat dimuat',
    empty: {
      title: 'Belum ada toko favorit',
      text: 'Tambahkan toko dari halamannya, dan temukan kembali dari sini.',
      action: 'Lihat toko',
    },
  },
} satisfies CompleteTexts<'wishlist'>;
