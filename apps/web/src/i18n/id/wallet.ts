import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Dompet',
  description: 'Saldo Anda dalam dolar AS dan setiap perubahannya.',
  balance: 'Saldo',
  frozen: 'Jumlah dibekukan',
  frozenHint: 'Ditahan untuk penarikan yang sedang diproses.',
  points: 'Poin',
  recharge: 'Isi ulang',
  withdraw: 'Tarik',
  underDevelopment: 'Fungsi ini sedang dikembangkan',
  tabs: { label: 'Riwayat dompet', first: 'Riwayat saldo', second: 'Riwayat isi ulang', third: 'Riwayat penarikan' },
  columns: { date: 'Tanggal', type: 'Jenis', order: 'Nomor pesanan', amount: 'Jumlah', after: 'Saldo setelahnya' },
  types: {
    withdrawal: 'Penarikan',
    consumption: 'Belanja',
    merchantPay: 'Pembayaran pedagang',
    refund: 'Pengembalian dana',
    recharge: 'Isi ulang',
    backendRecharge: 'Isi ulang oleh sistem',
    backendDeduction: 'Potongan oleh sistem',
    merchantCollection: 'Penerimaan pedagang',
    platformRefund: 'Pengembalian dana platform',
    other: 'Lainnya',
  },
  empty: {
    first: { title: 'Belum ada perubahan', text: 'Isi ulang, pembayaran, dan pengembalian dana tercatat di sini.' },
    second: {
      title: 'Belum ada isi ulang',
      text: 'Isi dompet Anda dan bayar pesanan dalam satu langkah. Isi ulang ditinjau dalam 24 jam.',
    },
    third: { title: 'Belum ada penarikan', text: 'Penarikan dari saldo Anda tercatat di sini.' },
    page: {
      title: 'Halaman ini kosong',
      text: 'Riwayat memiliki lebih sedikit halaman.',
      action: 'Ke halaman pertama',
    },
  },
} satisfies CompleteTexts<'wallet'>;
