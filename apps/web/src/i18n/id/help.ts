import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Bantuan',
  description:
    'Cara membeli, pengiriman, pengembalian, dan jawaban pertanyaan umum di {{name}}, serta cara menulis kepada kami.',
  menu: 'Topik',
  error: {
    title: 'Artikel tidak dapat dimuat',
  },
  empty: {
    title: 'Belum ada artikel',
    text: 'Lihat topik lain, atau tulis kepada kami di bawah.',
  },
  missing: {
    title: 'Artikel ini tidak ada',
    text: 'Mungkin sudah diganti nama atau dihapus. Topik lain tetap dapat dibuka.',
    action: 'Ke semua topik',
  },
  form: {
    title: 'Tinggalkan pesan',
    text: 'Belum menemukannya di atas? Tulis kepada kami, kami menjawab lewat e-mail.',
    name: 'Nama',
    email: 'E-mail',
    subject: 'Judul',
    content: 'Pesan Anda',
    inputEmail: 'Silakan isi e-mail.',
    send: 'Kirim pesan',
    sent: 'Pesan Anda sudah dikirim',
    sentText: 'Jawaban dikirim ke alamat e-mail yang Anda isi.',
    another: 'Tulis pesan lain',
  },
} satisfies CompleteTexts<'help'>;
