import type { CompleteTexts } from '../catalogue.ts';

export default {
  orderNumber: 'No. pesanan {{no}}',
  write: {
    title: 'Tulis ulasan',
    pageText: 'Pendapat Anda tentang barang pesanan Anda.',
  },
  detail: {
    title: 'Ulasan Anda',
    pageText: 'Yang Anda katakan tentang barang pesanan Anda.',
    written: 'Ditulis pada {{date}}',
    toOrder: 'Ke pesanan',
    toOrders: 'Pesanan saya',
  },
  scores: {
    service: 'Sikap layanan',
    logistics: 'Layanan pengiriman',
    description: 'Sesuai deskripsi',
  },
  form: {
    comment: 'Komentar',
    commentHint: 'Bagaimana ukuran, bahan, dan kenyamanannya?',
    commentRequired: 'Silakan tulis komentar.',
    pictures: 'Gambar',
    picturesHint_other: '1 sampai {{count}} gambar.',
    picturesRequired: 'Silakan tambahkan minimal satu gambar.',
    stillUploading: 'Silakan tunggu sampai semua gambar terunggah.',
    missingOf: '{{item}}: {{message}}',
    publish: 'Terbitkan',
    onceOnly: 'Pesanan hanya bisa diulas sekali; ulasan tampil di halaman barangnya.',
    published: 'Komentar berhasil dikirim',
  },
  missing: {
    title: 'Pesanan ini tidak ditemukan',
    text: 'Alamat mungkin salah ketik, atau pesanan milik akun lain.',
    action: 'Ke pesanan Anda',
  },
  done: {
    title: 'Pesanan ini sudah Anda ulas',
    text: 'Terima kasih. Ulasan Anda tampil di halaman barangnya.',
    action: 'Lihat ulasan',
  },
  notYet: {
    title: 'Belum bisa diulas',
    text: 'Pesanan bisa diulas setelah penerimaannya dikonfirmasi.',
    action: 'Ke pesanan',
  },
  none: {
    title: 'Belum ada ulasan',
    text: 'Belum ada yang dikatakan tentang pesanan ini.',
    action: 'Tulis ulasan',
  },
} satisfies CompleteTexts<'evaluations'>;
