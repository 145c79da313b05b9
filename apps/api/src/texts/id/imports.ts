import type { Texts } from '../texts.ts';

export default {
  columnMissing: 'Baris judul tidak memiliki kolom: {detail}',
  tooManyRows: 'Berkas memiliki lebih dari {detail} baris; baris ini dan seterusnya tidak diimpor.',
  unreadable: 'Baris tidak dapat dibaca. Mungkin ada tanda kutip yang hilang.',
  columnCount: 'Jumlah sel pada baris tidak sama dengan baris judul ({detail}).',
  handleMissing: 'Baris tidak memiliki handle.',
  handleScattered: 'Baris {detail} juga ada di bagian lain berkas. Baris satu produk harus berurutan.',
  titleMissing: 'Produk tidak memiliki judul.',
  tooLong: 'Terlalu panjang: {detail}',
  priceInvalid: 'Bukan harga yang valid: {detail}',
  comparePriceInvalid: 'Bukan harga pembanding yang valid: {detail}',
  quantityInvalid: 'Bukan jumlah stok yang valid: {detail}',
  variantRepeated: 'Produk sudah memiliki varian ini: {detail}',
  stockReserved: 'Pesanan menahan lebih banyak daripada jumlah ini (dipesan/stok: {detail}).',
  tooManyVariants: 'Satu produk paling banyak memiliki {detail}.',
  giftCard: 'Kartu hadiah tidak dapat dijual di sini.',
  categoryMissing:
    'Tidak diketahui produk ini untuk siapa. Beri tag men, women, atau kids, atau pilih kategori untuk impor. Tag: {detail}',
  otherRow: 'Baris {detail} dari produk yang sama bermasalah.',
  unexpected: 'Terjadi kesalahan di pihak kami. Silakan impor lagi.',
  categoryGuessed: 'Tidak ada tag yang menyebut kategori; periksa kategori yang dipilih.',
  pictureDrawn: 'Gambar tidak dapat dijangkau dan diganti dengan gambar lukisan: {detail}',
} satisfies Texts['imports'];
