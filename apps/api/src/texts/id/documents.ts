import type { Texts } from '../texts.ts';

export default {
  siteDescription:
    '{store}: banyak rumah mode di bawah satu atap. Pakaian, sepatu, dan aksesori untuk wanita, pria, dan anak.',
  male: 'Pria',
  female: 'Wanita',
  children: 'Anak',
  products: 'Semua produk',
  newGood: 'Terbaru',
  discount: 'Diskon',
  brands: 'Merek',
  designers: 'Desainer',
  shops: 'Toko',
  help: 'Pusat bantuan',
  search: 'Pencarian',
  listDescription: '{name} di {store}: produk dari banyak rumah mode, dengan ukuran, warna, dan harga.',
  brandsDescription: 'Semua rumah mode di {store}, dari A sampai Z.',
  designersDescription: 'Para desainer di balik produk {store}.',
  shopsDescription: 'Toko-toko di bawah atap {store}.',
  helpDescription: 'Cara membeli, pengiriman, pengembalian, dan jawaban masalah umum di {store}.',
} satisfies Texts['documents'];
