import { loginInput } from '@passage/contract/session';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { paths } from '../../lib/paths.ts';
import { Button, TextButton, TextLink } from '../../ui/button.tsx';
import { EmailField, PasswordField } from '../../ui/text-field.tsx';
import { AskedCaptchaField } from './asked-captcha-field.tsx';
import { useSignIn } from './session.api.ts';
import { useAskedCaptcha } from './use-asked-captcha.ts';

interface LoginFormProps {
  onSignedIn: () => void;
  /** At the right of the foot, opposite "forgot password". */
  aside?: ReactNode;
  /** Where it is given the forgotten password is dealt with here; else on its page. */
  onForgot?: () => void;
}

interface LoginValues {
  mailbox: string;
  password: string;
}

const FIELDS = ['mailbox', 'password'] as const;

export function LoginForm({ onSignedIn, aside, onForgot }: LoginFormProps): ReactElement {
  const { t } = useTranslation('session');
  const { mutate, isPending } = useSignIn();
  const asked = useAskedCaptcha();
  const resolver = useMemo(
    () =>
      contractResolver<LoginValues>(loginInput, ({ path }, values) => {
        if (path === 'mailbox' && values.mailbox.trim() === '') return { text: t('messages.inputEmail') };
        if (path === 'password' && values.password.trim() === '') return { text: t('messages.inputPassword') };
        return undefined;
      }),
    [t],
  );
  const { register, handleSubmit, setError, formState } = useForm<LoginValues>({
    resolver,
    defaultValues: { mailbox: '', password: '' },
  });
  const { errors } = formState;
  const failed = (error: Error): void => {
    showServerIssues(error, FIELDS, setError);
    asked.failed(error);
    tellLostConnection(error);
  };
  const submit = handleSubmit((values) => {
    if (isPending) return;
    const captcha = asked.take();
    if (captcha) mutate({ ...values, ...captcha }, { onSuccess: onSignedIn, onError: failed });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <EmailField
        label={t('fields.email')}
        autoComplete="username"
        error={errors.mailbox?.message}
        {...register('mailbox')}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <AskedCaptchaField asked={asked} />
      <div>
        <Button type="submit" full busy={isPending}>
          {t('login.submit')}
        </Button>
        <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
          {onForgot ? (
            <TextButton onClick={onForgot}>{t('login.forgot')}</TextButton>
          ) : (
            <TextLink to={paths.forgetPassword()}>{t('login.forgot')}</TextLink>
          )}
          {aside}
        </div>
      </div>
    </form>
  );
}
