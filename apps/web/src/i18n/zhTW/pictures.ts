import type { CompleteTexts } from '../catalogue.ts';

export default {
  label: '{{name}} 的圖片',
  picture: '{{name}}，第 {{number}} 張，共 {{count}} 張',
  place: '{{number}} / {{count}}',
  previous: '上一張',
  next: '下一張',
  more_other: '還有 {{count}} 張圖片',
} satisfies CompleteTexts<'pictures'>;
