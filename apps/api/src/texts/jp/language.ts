import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'ja',
  accepts: ['ja'],
  position: 5,
} satisfies LanguageMeta;
