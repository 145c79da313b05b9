import type { PartialTexts } from '../catalogue.ts';

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
      hero: {
        label: 'Di bawah atap kaca',
        title: 'Mantel untuk lorong beratap',
        action: 'Lihat yang baru',
      },
    },
    male: {
      description: 'Produk baru dan favorit untuk pria dari semua toko di arkade.',
      hero: {
        label: 'Dari ruang kain',
        title: 'Potongan yang leluasa',
        action: 'Lihat yang baru',
      },
    },
    children: {
      description: 'Produk baru dan favorit untuk anak dari semua toko di arkade.',
      hero: {
        label: 'Untuk si kecil',
        title: 'Untuk genangan dan pesta',
        action: 'Lihat yang baru',
      },
    },
  },
  newIn: 'Baru',
  hot: 'Produk populer',
  viewAll: 'Lihat semua',
  categories: 'Menurut kategori',
  shipping: {
    title: 'Gratis ongkir mulai {{amount}} per toko',
    text: 'Di bawah itu {{freight}}. Setiap pesanan dapat dikembalikan.',
  },
  empty: {
    title: 'Toko sedang bersiap',
    text: 'Belum ada yang dipajang di zona ini. Lihat zona lain dahulu.',
    action: 'Ke pintu masuk',
  },
} satisfies PartialTexts<'home'>;
