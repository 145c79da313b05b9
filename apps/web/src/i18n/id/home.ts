import type { CompleteTexts } from '../catalogue.ts';

export default {
  landing: {
    title: 'Banyak toko di bawah satu atap',
    description: 'Pakaian, sepatu, dan tas dari banyak toko untuk wanita, pria, dan anak. Pilih zona Anda.',
    help: 'Bantuan',
    howToBuy: {
      title: 'Cara membeli',
      text: 'Dari tas hingga ke pintu, langkah demi langkah',
    },
    problems: {
      title: 'Pertanyaan umum',
      text: 'Pembayaran, pengiriman, pengembalian',
    },
    chat: {
      title: 'Obrolan',
      text: 'Layanan pelanggan menjawab di sini',
      hours: 'Hari kerja {{from}} sampai {{to}}',
    },
  },
  zones: {
    female: {
      description: 'Produk baru dan favorit untuk wanita dari semua toko di arkade.',
    },
    male: {
      description: 'Produk baru dan favorit untuk pria dari semua toko di arkade.',
    },
    children: {
      description: 'Produk baru dan favorit untuk anak dari semua toko di arkade.',
    },
  },
  newIn: 'Baru',
  hot: 'Produk populer',
  viewAll: 'Lihat semua',
  empty: {
    title: 'Toko sedang bersiap',
    text: 'Belum ada yang dipajang di zona ini. Lihat zona lain dahulu.',
    action: 'Ke pintu masuk',
  },
  hero: {
    label: 'Rumah mode pilihan',
    place: '{{number}} / {{count}}',
    previous: 'Rumah mode sebelumnya',
    next: 'Rumah mode berikutnya',
    action: 'Lihat koleksi',
  },
  videos: 'Film',
  play: 'Putar: {{title}}',
  promo: {
    action: 'Lihat',
    see: 'Lihat {{name}}',
    pair: 'Pilihan saat ini',
    trio: 'Tiga yang patut dilihat',
    spare: 'Juga di lorong ini',
  },
  error: {
    title: 'Halaman tidak termuat',
  },
} satisfies CompleteTexts<'home'>;
