import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'ko', name: '한국어', short: '한' } satisfies LanguageMeta;
