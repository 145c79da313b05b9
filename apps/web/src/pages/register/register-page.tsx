import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { RegisterForm } from '../../features/session/register-form.tsx';
import { useIsSignedIn } from '../../features/session/session-store.ts';
import { useReturn } from '../../features/session/use-return.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { TextLink } from '../../ui/button.tsx';

/** `a` is the e-mail that was given on the login page, `apply` that a shop is to be applied for. */
export default function RegisterPage(): ReactElement {
  const { t } = useTranslation('session');
  const siteName = useSiteName();
  const [query] = useSearchParams();
  const isApplying = query.get('apply') === 'true';
  const { state, goBack } = useReturn(isApplying);
  const [wasSignedIn] = useState(useIsSignedIn());
  usePageHead(t('register.title'), t('register.description', { name: siteName }));
  if (wasSignedIn) return <Navigate to={state.from ?? paths.myaccount()} replace />;

  return (
    <div className="frame pt-8 cards:pt-16">
      <div className="mx-auto max-w-dialog">
        <h1 className="type-heading">{t('register.title')}</h1>
        <p className="mt-3 text-ink-soft">{t('register.text')}</p>
        <div className="mt-10">
          <RegisterForm
            email={query.get('a') ?? ''}
            onRegistered={goBack}
            aside={
              <TextLink to={paths.login(isApplying ? { apply: 'true' } : {})} state={state}>
                {t('register.haveAccount')}
              </TextLink>
            }
          />
        </div>
      </div>
    </div>
  );
}
