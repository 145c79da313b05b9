import type { CompleteTexts } from '../catalogue.ts';

export default {
  label: 'Gambar {{name}}',
  picture: '{{name}}, gambar {{number}} dari {{count}}',
  place: '{{number}} / {{count}}',
  previous: 'Gambar sebelumnya',
  next: 'Gambar berikutnya',
  more_other: '{{count}} gambar lagi',
} satisfies CompleteTexts<'pictures'>;
