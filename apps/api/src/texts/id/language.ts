import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'id',
  accepts: ['id'],
  position: 7,
} satisfies LanguageMeta;
