import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'ko',
  accepts: ['ko'],
  position: 6,
} satisfies LanguageMeta;
