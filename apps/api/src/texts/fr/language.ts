import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'fr',
  accepts: ['fr'],
  position: 4,
} satisfies LanguageMeta;
