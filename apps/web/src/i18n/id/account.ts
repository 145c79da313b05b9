import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Informasi akun',
  description: 'Nama dan kontak Anda di {{name}}.',
  text: 'Nama Anda, dan cara kami menghubungi Anda.',
  fields: {
    firstName: 'Nama depan',
    lastName: 'Nama belakang',
    phone: 'Ponsel',
    email: 'Email',
    sex: 'Jenis kelamin',
  },
  sex: { men: 'Pria', women: 'Wanita', untold: 'Tidak disebutkan' },
  save: 'Simpan',
  saved: 'Informasi akun tersimpan',
  more: {
    title: 'Milik Anda juga',
    orders: 'Lihat dan lacak pesanan Anda',
    addresses: 'Tujuan paket Anda',
    wallet: 'Saldo, isi ulang, dan penarikan',
    payPassword: 'Enam digit untuk membayar',
  },
} satisfies CompleteTexts<'account'>;
