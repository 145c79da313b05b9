import i18next from 'i18next';
import { ApiFailure } from '../api/failure.ts';
import { clearToasts, toast } from '../ui/toast.ts';

/** For a form whose answer never came: the server's own refusals have been told already. */
export function tellLostConnection(error: unknown): void {
  if (error instanceof ApiFailure) return;
  clearToasts();
  toast(i18next.t('ui:error.text'), { tone: 'warning' });
}
