import type { LanguageMeta } from '../../lib/locale.ts';

export default { tag: 'fr', name: 'Français', short: 'FR' } satisfies LanguageMeta;
