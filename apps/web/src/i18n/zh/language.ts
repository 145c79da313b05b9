import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'zh-Hans', name: '简体中文', short: '简', separator: '，' } satisfies LanguageMeta;
