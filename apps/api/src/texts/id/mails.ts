import type { Texts } from '../texts.ts';

export default {
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
  secondFactorOn: {
    subject: '{brand}: kode diaktifkan untuk akun Anda',
    paragraphs: [
      'Mulai sekarang, masuk ke konsol {brand} dengan akun Anda memerlukan kode dari aplikasi autentikator. Semua sesi konsol lainnya telah diakhiri.',
      'Jika bukan Anda, segera atur ulang kata sandi Anda dan mintalah bantuan administrator.',
    ],
  },
  secondFactorOff: {
    subject: '{brand}: kode dinonaktifkan untuk akun Anda',
    paragraphs: [
      'Masuk ke konsol {brand} dengan akun Anda tidak lagi memerlukan kode.',
      'Jika bukan Anda, segera atur ulang kata sandi Anda dan mintalah bantuan administrator.',
    ],
  },
  recoveryCodesRenewed: {
    subject: '{brand}: Anda memiliki kode pemulihan baru',
    paragraphs: [
      'Sepuluh kode pemulihan baru telah dibuat untuk akun Anda di konsol {brand}. Kode lama tidak berlaku lagi.',
      'Jika bukan Anda, segera atur ulang kata sandi Anda dan mintalah bantuan administrator.',
    ],
  },
  recoveryCodeUsed: {
    subject: '{brand}: sebuah kode pemulihan telah dipakai',
    paragraphs: [
      'Seseorang masuk ke konsol {brand} dengan kata sandi Anda dan sebuah kode pemulihan. Kode pemulihan yang tersisa: {left}.',
      'Jika bukan Anda, segera atur ulang kata sandi Anda dan mintalah bantuan administrator.',
    ],
  },
  secondFactorLocked: {
    subject: '{brand}: masuk dengan kode telah dihentikan',
    paragraphs: [
      'Terlalu banyak kode salah dimasukkan untuk akun Anda di konsol {brand}, oleh seseorang yang mengetahui kata sandi Anda. Tidak seorang pun dapat masuk dengan kode sampai Anda membuka tautan ini:',
      '{link}',
      'Jika bukan Anda, ubahlah kata sandi Anda terlebih dahulu.',
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
} satisfies Texts['mails'];
