import { loadWithTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

/** The dialog for paying elsewhere and proving it, fetched on intent together with its texts. */
export const ProofDialog = lazyPart(() => loadWithTexts(() => import('./proof-dialog.tsx'), 'payment', 'uploads'));
