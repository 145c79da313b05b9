import type { LanguageMeta } from '../texts.ts';

export default {
  tag: 'zh-Hant',
  accepts: ['zh-tw', 'zh-hk', 'zh-mo', 'zh-hant'],
  position: 3,
} satisfies LanguageMeta;
