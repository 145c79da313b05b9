import { type ReactElement, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/session/login-form.tsx';
import { useIsSignedIn } from '../../features/session/session-store.ts';
import { useReturn } from '../../features/session/use-return.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Beside the sign-in: the way to an account, by e-mail. */
function Invitation({ isApplying }: { isApplying: boolean }): ReactElement {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { state } = useReturn(isApplying);
  const [email, setEmail] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // The form there says what is wrong with the address.
    navigate(paths.register({ a: email.trim(), ...(isApplying ? { apply: 'true' } : {}) }), { state });
  };
  return (
    <section aria-labelledby="invitation" className="bg-ground px-6 py-10 cards:px-10 lg:px-14">
      <h2 id="invitation" className="type-title-l">
        {t('invitation.title')}
      </h2>
      <p className="mt-3 max-w-[46ch] text-ink-soft">{t('invitation.text')}</p>
      <form noValidate onSubmit={submit} className="mt-8 grid gap-8">
        <TextField
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="line" full>
          {t('invitation.submit')}
        </Button>
      </form>
    </section>
  );
}

export default function LoginPage(): ReactElement {
  const { t } = useTranslation('session');
  const siteName = useSiteName();
  const [query] = useSearchParams();
  const isApplying = query.get('apply') === 'true';
  const { state, goBack } = useReturn(isApplying);
  // Who came signed in has nothing to do here; who signs in here is led back by the form.
  const [wasSignedIn] = useState(useIsSignedIn());
  usePageHead(t('login.title'), t('login.description', { name: siteName }));
  if (wasSignedIn) return <Navigate to={state.from ?? paths.myaccount()} replace />;

  return (
    <div className="frame grid max-w-[72rem] items-start max-cards:max-w-[34rem] gap-x-16 gap-y-12 pt-8 cards:grid-cols-2 cards:pt-16 lg:gap-x-24">
      <section aria-labelledby="sign-in" className="cards:py-10">
        <h1 id="sign-in" className="type-heading">
          {t('login.title')}
        </h1>
        {state.isSent === true && (
          <p role="status" className="mt-4 border-l-2 border-ink pl-4 text-ink-soft">
            {t('notice')}
          </p>
        )}
        <div className="mt-8">
          <LoginForm onSignedIn={goBack} />
        </div>
      </section>
      <Invitation isApplying={isApplying} />
    </div>
  );
}
