import type { CompleteTexts } from '../catalogue.ts';

export default {
  label: '{{name}}の画像',
  picture: '{{name}}、画像{{number}}/{{count}}',
  place: '{{number}} / {{count}}',
  previous: '前の画像',
  next: '次の画像',
  more_other: 'ほか{{count}}枚の画像',
} satisfies CompleteTexts<'pictures'>;
