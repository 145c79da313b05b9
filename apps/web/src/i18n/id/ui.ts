import type { CompleteTexts } from '../catalogue.ts';

export default {
  close: 'Tutup',
  dismiss: 'Sembunyikan',
  loading: 'Memuat',
  retry: 'Coba lagi',
  copy: { label: 'Salin', success: 'Berhasil disalin', fail: 'Gagal disalin' },
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  optional: 'opsional',
  less: 'Kurangi satu',
  more: 'Tambah satu',
  quantity: 'Jumlah',
  remove: 'Hapus {{name}}',
  backToTop: 'Kembali ke atas',
  notifications: 'Pemberitahuan',
  favourite: {
    add: 'Tambahkan {{name}} ke favorit',
    remove: 'Hapus {{name}} dari favorit',
  },
  price: {
    now: 'Harga sekarang',
    was: 'Harga sebelumnya',
  },
  stars: {
    value: '{{value}} dari 5',
    choice_other: '{{count}} bintang',
  },
  pager: {
    label: 'Halaman',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    page: 'Halaman {{page}}',
    size: 'Per halaman',
  },
  crumbs: 'Anda di sini',
  steps: {
    label: 'Langkah',
    done: 'selesai',
  },
  error: {
    title: 'Gagal dimuat',
    text: 'Koneksi terputus atau server tidak menjawab. Tidak ada yang hilang.',
  },
  rail: {
    previous: '{{title}}, produk sebelumnya',
    next: '{{title}}, produk berikutnya',
  },
  captcha: {
    label: 'Kode verifikasi',
    renew: 'Gambar lain',
    picture: 'Empat karakter dalam gambar',
  },
} satisfies CompleteTexts<'ui'>;
