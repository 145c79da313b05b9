import { loadWithTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

/** The dialog for amount and address, fetched on intent together with its texts. */
export const AmountDialog = lazyPart(() => loadWithTexts(() => import('./amount-dialog.tsx'), 'withdrawals'));
