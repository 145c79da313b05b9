import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Produk',
  sku: {
    soldOut: '{{value}}, habis',
    soldOutIn: '{{value}}, habis untuk {{others}}',
    missingIn: '{{value}}, tidak ada untuk {{others}}',
    left_other: 'Tersisa {{count}} untuk {{choice}}',
    select: 'pilih spesifikasi',
    choose: 'Pilih: {{name}}',
  },
  buy: {
    add: 'Masukkan ke tas',
    bar: 'Beli',
    status: {
      off: 'Tidak lagi dijual',
      soldOut: 'Habis',
      shopClosed: 'Toko tutup',
    },
    statusText: {
      off: 'Toko sudah menurunkan produk ini.',
      soldOut: 'Semua ukuran dan warna habis. Simpan di favorit dan lihat lagi nanti.',
      shopClosed: 'Saat ini tidak ada yang dapat dipesan dari toko ini.',
    },
  },
  delivery:
    'Gratis ongkir dari toko ini mulai {{free}}, di bawah itu {{freight}}. Pengembalian dana dapat diminta dari pesanan.',
  shop: {
    ask: 'Tanya toko',
    visit: 'Kunjungi toko',
    sells: 'Menjual dan mengirim produk ini',
    reputation: 'Reputasi {{value}}',
    noReviews: 'Belum ada ulasan',
    favourites_other: '{{formatted}} favorit',
  },
  folds: {
    description: 'Deskripsi',
    details: 'Detail',
    delivery: 'Pengiriman dan pengembalian',
    deliveryText:
      'Setiap toko mengemas dan mengirim barangnya sendiri. Ongkir {{freight}} per toko dan gratis mulai {{free}}.',
    returnsText: 'Setelah dibayar, pengembalian dana atau retur dapat diminta dari pesanan.',
    help: 'Selengkapnya tentang pengiriman',
  },
  details: {
    brand: 'Merek',
    designer: 'Desainer',
    shop: 'Toko',
    number: 'Nomor produk',
    sold: 'Terjual',
  },
  more: 'Mungkin Anda suka',
  missing: {
    title: 'Produk ini tidak ada di sini',
    text: 'Mungkin sudah terjual atau diturunkan, atau alamatnya tidak lengkap. Masih banyak yang lain.',
    action: 'Lihat yang baru',
    home: 'Ke pintu masuk',
  },
  error: {
    title: 'Produk tidak dapat dimuat',
  },
  share: {
    open: 'Bagikan',
    copied: 'Berhasil disalin',
    failed: 'Gagal menyalin',
  },
  sizes: {
    open: 'Panduan ukuran',
    title: 'Panduan ukuran',
    text: 'Ukuran badan dalam sentimeter. Ukur rapat di badan tanpa menarik pita terlalu kencang.',
    note: 'Potongan tiap rumah mode berbeda: di antara dua ukuran, ambil yang lebih besar.',
    columns: {
      size: 'Ukuran',
      eu: 'EU',
      uk: 'UK',
      us: 'US',
      bust: 'Lingkar dada',
      chest: 'Lingkar dada',
      waist: 'Lingkar pinggang',
      hips: 'Lingkar pinggul',
      foot: 'Panjang kaki',
      age: 'Usia',
      height: 'Tinggi',
      weight: 'Berat',
    },
  },
  reviews: {
    title: 'Ulasan',
    count_other: '{{formatted}} ulasan',
    service: 'Sikap layanan',
    logistics: 'Layanan pengiriman',
    description: 'Sesuai deskripsi',
    more: 'Baca ulasan lain',
    empty: {
      title: 'Belum ada ulasan',
      text: 'Siapa pun yang sudah membeli dan menerima produk ini dapat menulis kesannya di sini.',
    },
    error: 'Ulasan tidak termuat',
  },
  recent: 'Terakhir dilihat',
} satisfies CompleteTexts<'product'>;
