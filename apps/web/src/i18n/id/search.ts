import type { CompleteTexts } from '../catalogue.ts';

export default {
  drawer: {
    label: 'Apa yang Anda cari?',
    placeholder: 'Mantel, sutra, merek…',
    submit: 'Cari',
    close: 'Tutup pencarian',
    type: 'Cari di',
    shops: 'Toko',
    found_other: '{{count}} saran',
    none: 'Tidak ada yang berawal begini. Tetap cari saja, salah ketik pun bisa ditemukan.',
  },
  kinds: {
    products: 'Produk',
    brands: 'Merek',
    designers: 'Desainer',
    categories: 'Kategori',
    shops: 'Toko',
    all: 'Semua hasil untuk “{{word}}”',
  },
  history: {
    title: 'Pencarian terakhir',
    clear: 'Hapus semua',
    remove: 'Hapus {{word}} dari pencarian terakhir',
  },
  page: {
    title: '“{{word}}”',
    description: 'Produk yang ditemukan untuk {{word}}, dari semua toko di lorong ini.',
    blank: {
      title: 'Apa yang Anda cari?',
      text: 'Produk, bahan, merek, atau desainer: ketik satu kata dan lihat isi toko-toko.',
    },
    none: {
      title: 'Tidak ada hasil untuk “{{word}}”',
      text: 'Coba kata yang lebih pendek atau lebih umum, lihat zona lain, atau hapus filter.',
    },
  },
} satisfies CompleteTexts<'search'>;
