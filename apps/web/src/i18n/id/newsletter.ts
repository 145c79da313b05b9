import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Kabar barang baru',
  text: 'Satu surat setiap minggu tentang toko dan barang baru. Kami lebih dulu mengirim pesan untuk memastikan alamat Anda.',
  email: 'Alamat e-mail',
  subscribe: 'Berlangganan',
  inputEmail: 'Silakan isi e-mail.',
  invalidEmail: 'Format e-mail salah.',
  sent: 'Tinggal satu langkah: buka tautan dalam pesan ke {{email}}.',
} satisfies CompleteTexts<'newsletter'>;
