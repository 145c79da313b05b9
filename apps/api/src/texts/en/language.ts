import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'en',
  accepts: ['en'],
  position: 1,
} satisfies LanguageMeta;
