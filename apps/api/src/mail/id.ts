import type { MailTexts } from './mail-text.ts';

export const id: MailTexts = {
  registrationCode: {
    subject: 'Kode {brand} Anda: {code}',
    paragraphs: [
      'Masukkan kode ini untuk membuat akun {brand} Anda:',
      '{code}',
      'Kode berlaku selama 10 menit. Jika Anda tidak memintanya, abaikan email ini: tanpa kode ini tidak ada akun yang dibuat.',
    ],
  },
  passwordResetCode: {
    subject: 'Atur ulang kata sandi {brand} Anda: {code}',
    paragraphs: [
      'Masukkan kode ini untuk memilih kata sandi baru:',
      '{code}',
      'Kode berlaku selama 10 menit. Jika Anda tidak memintanya, abaikan email ini: kata sandi Anda tidak berubah. Jangan berikan kode ini kepada siapa pun.',
    ],
  },
  payPasswordCode: {
    subject: 'Kode kata sandi transaksi {brand} Anda: {code}',
    paragraphs: [
      'Masukkan kode ini untuk mengatur kata sandi transaksi Anda:',
      '{code}',
      'Kode berlaku selama 10 menit. Jika Anda tidak memintanya, ubah kata sandi masuk Anda. Jangan berikan kode ini kepada siapa pun.',
    ],
  },
  newsletterLink: {
    subject: 'Konfirmasikan buletin {brand} Anda',
    paragraphs: [
      'Seseorang, semoga Anda, meminta buletin {brand} di alamat ini. Buka tautan ini dalam tujuh hari untuk mengonfirmasi:',
      '{link}',
      'Jika bukan Anda, abaikan email ini: tanpa konfirmasi tidak ada yang dikirim.',
    ],
  },
  contactMessage: {
    subject: '{brand}: pesan dari {name}: {title}',
    paragraphs: ['{name} ({email}) meninggalkan pesan:', '{content}', 'Balas email ini untuk menulis kepada {email}.'],
  },
  systemMessage: {
    subject: '{title} – {brand}',
    paragraphs: ['{content}', 'Pesan ini dapat Anda baca kapan saja di akun Anda.'],
  },
};
