import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'zh-Hant', name: '繁體中文', short: '繁', separator: '，', standIn: 'zh' } satisfies LanguageMeta;
