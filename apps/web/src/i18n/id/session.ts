import type { CompleteTexts } from '../catalogue.ts';

export default {
  tabs: { label: 'Masuk atau daftar', login: 'Masuk', register: 'Daftar' },
  dialogTitle: 'Masuk atau buat akun',
  notice: 'Silakan masuk untuk melanjutkan.',
  fields: { email: 'Email', code: 'Kode email', password: 'Kata sandi', confirmPassword: 'Ulangi kata sandi' },
  messages: {
    inputEmail: 'Masukkan email Anda.',
    inputPassword: 'Masukkan kata sandi Anda.',
    codeSent: 'Kode terkirim',
    welcome: 'Anda sudah masuk.',
    registered: 'Akun Anda telah dibuat.',
  },
  login: {
    title: 'Masuk',
    description: 'Masuk ke {{name}} untuk melihat pesanan, favorit, dan dompet Anda.',
    submit: 'Masuk',
    forgot: 'Lupa kata sandi',
    create: 'Buat akun',
  },
  invitation: {
    title: 'Baru di sini?',
    text: 'Dengan akun, tas belanja dan favorit Anda tersedia di setiap perangkat, setiap pesanan dapat dilacak, dan dompet Anda membayar dalam satu langkah.',
    submit: 'Lanjutkan dengan email',
  },
  register: {
    title: 'Buat akun',
    description: 'Buat akun di {{name}} dengan alamat email Anda.',
    text: 'Kami mengirim kode ke alamat Anda untuk memastikan alamat itu milik Anda.',
    submit: 'Buat akun',
    haveAccount: 'Saya sudah punya akun',
    sendCode: 'Kirim kode',
    sendAgain: 'Kirim lagi',
    again: 'Lagi dalam {{seconds}} dtk',
    codeHint: 'Enam digit, berlaku 10 menit.',
    terms: 'Saya menyetujui <terms>syarat dan ketentuan</terms> serta <privacy>kebijakan privasi</privacy>.',
    newWindow: '(terbuka di jendela baru)',
  },
  strength: {
    label: 'Kekuatan kata sandi',
    hint: '8 sampai 16 karakter, sebaiknya dengan:',
    lower: 'huruf kecil',
    upper: 'huruf besar',
    digit: 'angka',
    fulfilled: 'terpenuhi',
    levels: { none: 'Belum ada', weak: 'Lemah', fair: 'Cukup', good: 'Baik', strong: 'Kuat' },
  },
} satisfies CompleteTexts<'session'>;
