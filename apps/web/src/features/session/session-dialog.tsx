import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteName } from '../../lib/site-name.ts';
import { TextButton } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export interface SessionDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Tab = 'login' | 'register';

/** Unmounted with the closed dialog, so that tab, fields and countdown begin anew with the next opening. */
function Content({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const [tab, setTab] = useState<Tab>('login');
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
            onLeave={onClose}
            aside={<TextButton onClick={() => setTab('register')}>{t('login.create')}</TextButton>}
          />
        ) : (
          <RegisterForm onRegistered={onClose} />
        )}
      </div>
    </Tabs>
  );
}

/** The top bar's way in: the page stays where it is. */
export default function SessionDialog({ open, onOpenChange }: SessionDialogProps): ReactElement {
  const { t } = useTranslation('session');
  const siteName = useSiteName();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('dialogTitle')} hideTitle keepOnOutsidePress>
      <p aria-hidden="true" className="mb-6 text-center">
        <Wordmark name={siteName} className="text-[1.375rem]" />
      </p>
      <Content onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
