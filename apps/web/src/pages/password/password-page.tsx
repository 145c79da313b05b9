import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../../features/account/change-password-form.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { useSignInAgain } from '../../features/session/use-sign-in-again.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { toast } from '../../ui/toast.ts';

export default function PasswordPage(): ReactElement {
  const { t } = useTranslation('session');
  const siteName = useSiteName();
  const email = useSession((session) => session.email ?? '');
  const signInAgain = useSignInAgain();
  usePageHead(t('passwords.change.title'), t('passwords.change.description', { name: siteName }));
  return (
    <div className="max-w-read">
      <h1 className="type-heading">{t('passwords.change.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('passwords.change.text')}</p>
      <div className="mt-10 max-w-dialog">
        <ChangePasswordForm
          email={email}
          onDone={() => {
            toast(t('passwords.success'));
            signInAgain();
          }}
        />
      </div>
    </div>
  );
}
