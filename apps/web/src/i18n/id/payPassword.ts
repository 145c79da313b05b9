import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Kata sandi transaksi',
  description: 'Atur 6 digit kata sandi transaksi untuk membayar dengan saldo.',
  text: 'Enam digit yang Anda masukkan saat membayar atau menarik dari saldo.',
  fields: { email: 'Email', newPassword: 'Kata sandi baru', confirmPassword: 'Konfirmasi kata sandi' },
  digits: '6 digit',
  show: 'Tampilkan',
  hide: 'Sembunyikan',
  save: 'Simpan',
  pleaseEnter6Number: 'Masukkan 6 angka',
  passwordsDiffer: 'Kedua kata sandi berbeda.',
  updatepwdsuccess: 'Kata sandi berhasil disimpan',
  change: {
    title: 'Ubah kata sandi transaksi',
    oldPassword: 'Kata sandi lama',
    submit: 'Ubah kata sandi',
    forgot: 'Lupa kata sandi',
    done: 'Kata sandi transaksi diubah',
  },
  reset: {
    title: 'Atur ulang kata sandi transaksi',
    text: 'Kami mengirim kode ke alamat Anda. Setelah dikonfirmasi Anda memilih enam angka baru.',
    code: 'Kode e-mail',
    confirm: 'Konfirmasi kode',
    codeSent: 'Kode terkirim',
    invalidMailbox: 'Alamat e-mail tidak valid',
    enterCode: 'Masukkan kode verifikasi',
    back: 'Kembali',
  },
  isSet: {
    title: 'Kata sandi transaksi Anda sudah diatur',
    text: 'Anda akan diminta memasukkannya setiap kali membayar dengan saldo. Tidak ada pihak {{name}} yang akan memintanya.',
    back: 'Kembali ke pembayaran',
    wallet: 'Ke dompet',
  },
  dialog: {
    title: 'Kata sandi transaksi',
    text: 'Masukkan untuk konfirmasi.',
    submit: 'Konfirmasi',
    forgot: 'Lupa kata sandi',
  },
} satisfies CompleteTexts<'payPassword'>;
