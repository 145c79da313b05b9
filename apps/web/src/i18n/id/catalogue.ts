import type { CompleteTexts } from '../catalogue.ts';

export default {
  list: {
    all: 'Semua produk',
    description: '{{title}}: produk dari banyak toko di bawah satu atap.',
    searchTitle: '“{{word}}”',
    count_other: '{{formatted}} produk',
    toolbar: 'Filter dan urutan',
    pieces: 'Produk',
  },
  sort: {
    label: 'Urutkan',
    recommended: 'Rekomendasi',
    newGood: 'Terbaru',
    maxPrice: 'Harga tertinggi',
    minPrice: 'Harga terendah',
  },
  filter: {
    open: 'Filter',
    active_other: '{{count}} filter aktif',
    category: 'Kategori',
    clear: 'Hapus semua',
    show_other: 'Tampilkan {{formatted}} produk',
    brands: 'Merek',
    designers: 'Desainer',
    more: 'Tampilkan semua ({{formatted}})',
    option_other: '{{name}}, {{formatted}} produk',
    unnamed: 'Filter lain',
    error: 'Filter tidak termuat',
  },
  empty: {
    title: 'Belum ada apa-apa di sini',
    text: 'Saat ini tidak ada produk yang cocok. Hapus filter atau lihat semua di zona ini.',
    clear: 'Hapus filter',
    all: 'Lihat semua produk',
  },
  beyond: {
    title: 'Daftar berakhir sebelum halaman ini',
    text: 'Jumlah produk berkurang. Mulai lagi dari halaman pertama.',
    action: 'Ke halaman pertama',
  },
  error: {
    title: 'Daftar tidak dapat dimuat',
  },
} satisfies CompleteTexts<'catalogue'>;
