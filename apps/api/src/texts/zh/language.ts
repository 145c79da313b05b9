import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'zh-Hans',
  accepts: ['zh'],
  position: 2,
} satisfies LanguageMeta;
