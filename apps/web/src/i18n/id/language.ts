import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'id', name: 'Bahasa Indonesia', short: 'ID' } satisfies LanguageMeta;
