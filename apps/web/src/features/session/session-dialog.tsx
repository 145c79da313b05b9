import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteName } from '../../lib/site-name.ts';
import { TextButton } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

export interface SessionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Tab = 'login' | 'register';

/** Unmounted with the closed dialog, so that tab, fields and countdown begin anew with the next opening. */
function Content({ onClose, onReset }: { onClose: () => void; onReset: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const [tab, setTab] = useState<Tab>('login');
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return <Forgotten onReset={onReset} onBack={() => setIsForgotten(false)} />;
  return (
    <Tabs<Tab>
      centered
      label={t('tabs.label')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'login', label: t('tabs.login') },
        { value: 'register', label: t('tabs.register') },
      ]}
    >
      <div className="pt-8">
        {tab === 'login' ? (
          <LoginForm
            onSignedIn={() => {
              toast(t('messages.welcome'));
              onClose();
            }}
            onForgot={() => setIsForgotten(true)}
            aside={<TextButton onClick={() => setTab('register')}>{t('login.create')}</TextButton>}
          />
        ) : (
          <RegisterForm onRegistered={onClose} />
        )}
      </div>
    </Tabs>
  );
}

function Forgotten({ onReset, onBack }: { onReset: () => void; onBack: () => void }): ReactElement {
  const { t } = useTranslation('session');
  return (
    <section aria-labelledby="forgotten">
      <h2 id="forgotten" className="type-title-l">
        {t('passwords.forgot.title')}
      </h2>
      <p className="mt-3 mb-8 text-sm text-ink-soft">{t('passwords.forgot.text')}</p>
      <ForgotPasswordForm
        onDone={onReset}
        foot={
          <p className="mt-5 text-sm">
            <TextButton onClick={onBack}>{t('passwords.forgot.back')}</TextButton>
          </p>
        }
      />
    </section>
  );
}

/** The top bar's way in: the page stays where it is. */
export default function SessionDialog({ open, onOpenChange }: SessionDialogProps): ReactElement {
  const { t } = useTranslation('session');
  const siteName = useSiteName();
  const signInAgain = useSignInAgain();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('dialogTitle')} hideTitle keepOnOutsidePress>
      <p aria-hidden="true" className="mb-6 text-center">
        <Wordmark name={siteName} className="text-[1.375rem]" />
      </p>
      <Content
        onClose={() => onOpenChange(false)}
        onReset={() => {
          onOpenChange(false);
          signInAgain();
        }}
      />
    </Dialog>
  );
}
