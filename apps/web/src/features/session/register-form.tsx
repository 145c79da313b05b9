import { registerInput } from '@passage/contract/session';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, type OwnMessages, showServerIssues } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { EmailField, PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AskedCaptchaField } from './asked-captcha-field.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import { useRegister, useRegistrationIntro, useSendRegistrationCode } from './session.api.ts';
import { StrengthMeter } from './strength-meter.tsx';
import { TermsText } from './terms-text.tsx';
import { useAskedCaptcha } from './use-asked-captcha.ts';

interface RegisterFormProps {
  email?: string;
  onRegistered: () => void;
  /** Under the button: the way to the login. */
  aside?: ReactNode;
}

interface RegisterValues {
  mailbox: string;
  yzcode: string;
  password: string;
  confirmPassword: string;
  check: boolean;
}

const FIELDS = ['mailbox', 'yzcode', 'password', 'confirmPassword', 'check'] as const;
const CODE_LENGTH = 6;
const MAX_PASSWORD = 16;

const ownMessages: OwnMessages<RegisterValues> = ({ path, key }, values) => {
  if (path === 'yzcode' && key === 'required') return { key: 'mailCodeRequired' };
  // Two fields that differ say so, whatever else is wrong with the second.
  if (path === 'confirmPassword' && values.confirmPassword.trim() !== values.password.trim())
    return { key: 'passwordsDiffer' };
  return undefined;
};

export function RegisterForm({ email = '', onRegistered, aside }: RegisterFormProps): ReactElement {
  const { t } = useTranslation('session');
  const { data: intro } = useRegistrationIntro();
  const { mutate: createAccount, isPending } = useRegister();
  const { mutate: sendCode, isPending: isSending } = useSendRegistrationCode();
  const [sentAt, setSentAt] = useState<number | null>(null);
  const asked = useAskedCaptcha();
  const resolver = useMemo(() => contractResolver<RegisterValues>(registerInput, ownMessages), []);
  const { register, control, handleSubmit, trigger, getValues, setError, setFocus, formState } =
    useForm<RegisterValues>({
      resolver,
      defaultValues: { mailbox: email, yzcode: '', password: '', confirmPassword: '', check: false },
    });
  const { errors } = formState;
  const password = useWatch({ control, name: 'password' });

  const failed = (error: Error): void => {
    showServerIssues(error, FIELDS, setError);
    tellLostConnection(error);
  };
  const submit = handleSubmit((values) => {
    if (isPending) return;
    createAccount(values, {
      onSuccess: () => {
        toast(t('messages.registered'));
        onRegistered();
      },
      onError: failed,
    });
  });

  const requestCode = async (): Promise<void> => {
    if (isSending) return;
    if (!(await trigger('mailbox', { shouldFocus: true }))) return;
    const captcha = asked.take();
    if (!captcha) return;
    sendCode(
      { email: getValues('mailbox'), ...captcha },
      {
        onSuccess: () => {
          asked.done();
          setSentAt(Date.now());
          toast(t('messages.codeSent'));
          setFocus('yzcode');
        },
        onError: (error) => {
          failed(error);
          asked.failed(error);
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <EmailField
        label={t('fields.email')}
        autoComplete="username"
        error={errors.mailbox?.message}
        {...register('mailbox')}
      />
      <TextField
        label={t('fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        hint={sentAt === null ? undefined : t('register.codeHint')}
        error={errors.yzcode?.message}
        affix={<SendCodeButton sentAt={sentAt} isSending={isSending} onSend={() => void requestCode()} />}
        affixClassName="pr-36"
        {...register('yzcode')}
      />
      <AskedCaptchaField asked={asked} onEnter={() => void requestCode()} />
      <div>
        <PasswordField
          label={t('fields.password')}
          autoComplete="new-password"
          maxLength={MAX_PASSWORD}
          error={errors.password?.message}
          {...register('password')}
        />
        <StrengthMeter password={password} />
      </div>
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <div className="-my-2">
        <Checkbox label={<TermsText intro={intro} />} error={errors.check?.message} {...register('check')} />
        {intro && <Checkbox label={intro.contactPermissionText} name="contactPermission" />}
      </div>
      <div>
        <Button type="submit" full busy={isPending}>
          {t('register.submit')}
        </Button>
        {aside !== undefined && <div className="mt-5 text-sm">{aside}</div>}
      </div>
    </form>
  );
}
