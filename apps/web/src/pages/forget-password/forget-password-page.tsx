import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ForgotPasswordForm } from '../../features/session/forgot-password-form.tsx';
import { useSignInAgain } from '../../features/session/use-sign-in-again.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { TextLink } from '../../ui/button.tsx';

export default function ForgetPasswordPage(): ReactElement {
  const { t } = useTranslation('session');
  const siteName = useSiteName();
  const signInAgain = useSignInAgain();
  usePageHead(t('passwords.forgot.title'), t('passwords.forgot.description', { name: siteName }));
  return (
    <div className="frame max-w-[34rem] pt-8 cards:pt-16">
      <h1 className="type-heading">{t('passwords.forgot.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('passwords.forgot.text')}</p>
      <div className="mt-8">
        <ForgotPasswordForm
          onDone={signInAgain}
          foot={
            <p className="mt-5 text-sm">
              <TextLink to={paths.login()}>{t('passwords.forgot.back')}</TextLink>
            </p>
          }
        />
      </div>
    </div>
  );
}
