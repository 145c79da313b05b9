import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Isi ulang',
  description: 'Mengisi dompet Anda, dalam dolar AS.',
  text: 'Pilih jumlah, bayar ke akun yang ditampilkan, lalu unggah tangkapan layar pembayaran.',
  amount: {
    title: 'Jumlah',
    presets: 'Pilihan jumlah',
    custom: 'Jumlah lain dalam dolar AS',
    hint: 'Paling banyak dua desimal.',
  },
  method: {
    title: 'Metode pembayaran',
    label: 'Metode pembayaran',
    choose: 'Silakan pilih',
    pay: 'Bayar jumlah Anda ke akun ini.',
    payAmount: 'Bayar {{amount}} ke akun ini.',
    address: 'Bayar ke',
    code: 'Kode QR: {{name}}',
  },
  proof: {
    title: 'Bukti',
    screenshot: 'Tangkapan layar pembayaran',
    reference: 'Referensi',
    referenceHint: 'Nomor transfer yang membantu kami menemukannya.',
  },
  paid: 'Sudah dibayar',
  review: 'Akan ditinjau dalam 24 jam, mohon bersabar.',
  unanswered: 'Server tidak menjawab. Silakan coba lagi: tidak ada yang terkirim dua kali.',
  none: {
    title: 'Isi ulang belum dapat dilakukan',
    text: 'Tidak ada metode pembayaran yang tersedia. Silakan kembali nanti.',
  },
  success: {
    title: 'Isi ulang sedang ditinjau',
    text: 'Terima kasih. Akan ditinjau dalam 24 jam, mohon bersabar.',
    number: 'No. {{no}}',
    nextTitle: 'Selanjutnya',
    next1: 'Kami mencocokkan tangkapan layar dengan pembayaran.',
    next2: 'Saldo Anda bertambah begitu disetujui.',
    next3: 'Jika ada yang kurang, log isi ulang menjelaskannya.',
    log: 'Lihat log isi ulang',
    continue: 'Lanjut berbelanja',
  },
} satisfies CompleteTexts<'recharge'>;
