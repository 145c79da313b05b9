import type { CompleteTexts } from '../catalogue.ts';

export default {
  choose: 'Pilih gambar',
  drop: 'atau letakkan di sini',
  letGo: 'Lepaskan untuk mengunggah',
  add: 'Tambah gambar',
  another: 'Pilih yang lain',
  remove: 'Hapus {{name}}',
  retry: 'Coba lagi',
  retryNamed: 'Coba lagi: {{name}}',
  uploading: 'Mengunggah',
  uploadingNamed: 'Mengunggah {{name}}',
  uploaded: 'Terunggah',
  stored_other: '{{count}} gambar terunggah',
  failed: 'Gambar gagal diunggah',
  usedUp: 'Kuota gambar untuk jam ini sudah habis. Unggahan berikutnya dapat dilakukan pada {{time}}.',
  hint: 'JPEG atau PNG, maksimal 10 MB.',
  hintAfter: '{{own}} {{hint}}',
  refusals: {
    type: 'Hanya file gambar yang dapat diunggah: jpeg, jpg, atau png.',
    size: 'Gambar ini lebih dari 10 MB. Pilih yang lebih kecil.',
    count_other: 'Paling banyak {{count}} gambar.',
  },
} satisfies CompleteTexts<'uploads'>;
