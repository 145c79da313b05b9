import type { CompleteTexts } from '../catalogue.ts';

export default {
  directory: {
    title: 'Toko',
    description: 'Semua toko di bawah satu atap, dari A sampai Z.',
    count_other: '{{formatted}} toko',
    error: 'Toko tidak dapat dimuat',
    empty: {
      title: 'Belum ada toko yang buka',
      text: 'Toko pertama sedang disiapkan. Silakan kembali lagi.',
      action: 'Ke pintu masuk',
    },
  },
  search: {
    title: 'Toko bernama “{{word}}”',
    label: 'Cari toko menurut nama',
    placeholder: 'Nama toko',
    submit: 'Cari toko',
    empty: {
      title: 'Tidak ada toko dengan nama ini',
      text: 'Coba sebagian namanya, atau lihat semuanya.',
      action: 'Lihat semua toko',
    },
  },
  shop: {
    ask: 'Tanya toko',
    title: 'Toko',
    description: 'Semua barang dari {{name}}.',
    follow: 'Tambahkan ke favorit',
    noReviews: 'Belum ada ulasan',
    formerly: 'Sebelumnya {{names}}',
    following: 'Ada di favorit',
    followers_other: '{{formatted}} favorit',
    count_other: '{{formatted}} barang',
    error: 'Toko tidak dapat dimuat',
    closed: {
      title: 'Toko ini tutup',
      text: 'Saat ini tidak bisa memesan di sini. Pesanan yang sudah dibuat tetap diproses.',
      action: 'Lihat toko lain',
    },
    missing: {
      title: 'Toko ini tidak ada',
      text: 'Mungkin sudah pindah, atau alamatnya kurang lengkap. Toko lain tetap buka.',
      action: 'Lihat semua toko',
      home: 'Ke pintu masuk',
    },
  },
  toolbar: 'Filter dan urutkan',
  sort: {
    label: 'Urutkan',
    default: 'Standar',
    lowest: 'Harga terendah',
    highest: 'Harga tertinggi',
    latest: 'Terbaru',
  },
  filter: {
    open: 'Filter',
    active_other: '{{count}} filter aktif',
    population: 'Untuk siapa',
    categories: 'Kategori',
    brands: 'Merek',
    all: 'Semua',
    clear: 'Hapus semua',
    show_other: 'Lihat {{count}} barang',
    error: 'Filter tidak dapat dimuat',
  },
  products: {
    label: 'Barang toko',
    error: 'Daftar tidak dapat dimuat',
    empty: {
      title: 'Raknya masih kosong',
      text: 'Saat ini belum ada barang yang dipajang. Lihat toko lain dulu.',
      action: 'Lihat toko lain',
    },
    none: {
      title: 'Tidak ada yang cocok dengan filter ini',
      text: 'Hapus filternya, dan semua barang toko tampil lagi.',
      action: 'Hapus filter',
    },
    beyond: {
      title: 'Daftarnya tidak sampai halaman ini',
      text: 'Barangnya berkurang. Mulai lagi dari halaman pertama.',
      action: 'Ke halaman pertama',
    },
  },
  quickView: {
    open: 'Lihat cepat: {{name}}',
    title: 'Lihat cepat',
    details: 'Lihat selengkapnya',
    error: 'Barang tidak dapat dimuat',
    missing: {
      title: 'Barang ini sudah tidak ada',
      text: 'Baru saja diturunkan dari rak.',
    },
  },
} satisfies CompleteTexts<'shops'>;
