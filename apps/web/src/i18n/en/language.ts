import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'en', name: 'English', short: 'EN' } satisfies LanguageMeta;
