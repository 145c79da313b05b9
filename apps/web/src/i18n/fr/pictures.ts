import type { CompleteTexts } from '../catalogue.ts';

export default {
  label: 'Photos de {{name}}',
  picture: '{{name}}, photo {{number}} sur {{count}}',
  place: '{{number}} / {{count}}',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  more_one: '{{count}} autre photo',
  more_other: '{{count}} autres photos',
} satisfies CompleteTexts<'pictures'>;
