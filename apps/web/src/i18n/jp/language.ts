import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'ja', name: '日本語', short: '日', separator: '、' } satisfies LanguageMeta;
