import type { CompleteTexts } from '../catalogue.ts';

export default {
  label: '{{name}} 的图片',
  picture: '{{name}}，第 {{number}} 张，共 {{count}} 张',
  place: '{{number}} / {{count}}',
  previous: '上一张',
  next: '下一张',
  more_other: '还有 {{count}} 张图片',
} satisfies CompleteTexts<'pictures'>;
