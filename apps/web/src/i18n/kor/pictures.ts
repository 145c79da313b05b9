import type { CompleteTexts } from '../catalogue.ts';

export default {
  label: '{{name}} 사진',
  picture: '{{name}}, 사진 {{number}}/{{count}}',
  place: '{{number}} / {{count}}',
  previous: '이전 사진',
  next: '다음 사진',
  more_other: '사진 {{count}}장 더 보기',
} satisfies CompleteTexts<'pictures'>;
