import { loadWithTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

/** The dialog for the transaction password, fetched on intent together with its texts. */
export const PayPasswordDialog = lazyPart(() =>
  loadWithTexts(() => import('./pay-password-dialog.tsx'), 'payPassword'),
);
