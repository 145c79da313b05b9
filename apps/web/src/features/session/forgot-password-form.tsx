import { resetPasswordForm } from '@passage/contract/account';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { isFailure } from '../../lib/failures.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { useCaptcha } from '../../lib/use-captcha.ts';
import { Button } from '../../ui/button.tsx';
import { CaptchaField } from '../../ui/captcha-field.tsx';
import { EmailField, PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { SendCodeButton } from './send-code-button.tsx';
import { useResetPassword, useSendResetCode } from './session.api.ts';

type Values = z.input<typeof resetPasswordForm>;

const FIELDS = ['email', 'emailCode', 'newPassword', 'confirmPassword', 'verificationCode'] as const;
const CODE_LENGTH = 6;
const MAX_PASSWORD = 16;

interface ForgotPasswordFormProps {
  onDone: () => void;
  /** Below the button, such as a way back. */
  foot?: ReactNode;
}

/** A new password by a code that is mailed. */
export function ForgotPasswordForm({ onDone, foot }: ForgotPasswordFormProps): ReactElement {
  const { t } = useTranslation('session');
  const captcha = useCaptcha();
  const { mutate: sendCode, isPending: isSending } = useSendResetCode();
  const { mutate: reset, isPending } = useResetPassword();
  const [sentAt, setSentAt] = useState<number | null>(null);
  /** The graphic code is wanted for a mailed one first. */
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const resolver = useMemo(
    () =>
      contractResolver<Values>(resetPasswordForm, ({ path, key }, values) => {
        const field = FIELDS.find((name) => name === path);
        if (field && values[field].trim() === '') return { text: t(`passwords.prompts.${field}`) };
        return key === 'emailFormat' ? { text: t('passwords.invalidMailbox') } : undefined;
      }),
    [t],
  );
  const form = useForm<Values>({
    resolver,
    defaultValues: { email: '', emailCode: '', newPassword: '', confirmPassword: '', verificationCode: '' },
  });
  const { register, handleSubmit, setError, setValue, setFocus, trigger, getValues, formState } = form;
  const { errors } = formState;

  // A graphic code serves for one try, whatever became of it.
  const renewCaptcha = (): void => {
    captcha.renew();
    setValue('verificationCode', '');
  };
  const failed = (error: Error): void => {
    renewCaptcha();
    showServerIssues(error, FIELDS, setError);
    if (isFailure(error, 'CAPTCHA_WRONG')) setError('verificationCode', { message: error.message });
    if (isFailure(error, 'MAIL_CODE_WRONG')) setError('emailCode', { message: error.message });
    tellLostConnection(error);
  };
  const submit = handleSubmit((values) => {
    if (isPending) return;
    reset(
      { ...values, ...(captcha.uuid !== undefined && { uuid: captcha.uuid }) },
      {
        onSuccess: () => {
          toast(t('passwords.success'));
          onDone();
        },
        onError: failed,
      },
    );
  });
  const requestCode = async (): Promise<void> => {
    if (isSending) return;
    if (!(await trigger('email', { shouldFocus: true }))) return;
    if (isCodeAsked && !(await trigger('verificationCode', { shouldFocus: true }))) return;
    const { email, verificationCode } = getValues();
    const solved = isCodeAsked && captcha.uuid !== undefined ? { uuid: captcha.uuid, verificationCode } : {};
    sendCode(
      { email, ...solved },
      {
        onSuccess: () => {
          setSentAt(Date.now());
          if (isCodeAsked) renewCaptcha();
          setIsCodeAsked(false);
          toast(t('passwords.codeSent'));
          setFocus('emailCode');
        },
        onError: (error) => {
          if (isCodeAsked) renewCaptcha();
          showServerIssues(error, FIELDS, setError);
          if (isFailure(error, 'CAPTCHA_REQUIRED', 'CAPTCHA_WRONG')) {
            setIsCodeAsked(true);
            setError('verificationCode', { message: error.message }, { shouldFocus: true });
          }
          tellLostConnection(error);
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <EmailField
        label={t('passwords.fields.email')}
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={t('passwords.fields.emailCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        error={errors.emailCode?.message}
        affix={<SendCodeButton sentAt={sentAt} isSending={isSending} onSend={() => void requestCode()} />}
        affixClassName="pr-36"
        {...register('emailCode')}
      />
      <PasswordField
        label={t('passwords.fields.newPassword')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD}
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={t('passwords.fields.confirmPassword')}
        autoComplete="new-password"
        maxLength={MAX_PASSWORD}
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <CaptchaField
        captcha={captcha}
        error={errors.verificationCode?.message}
        {...register('verificationCode')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isCodeAsked) return;
          event.preventDefault();
          void requestCode();
        }}
      />
      <div>
        <Button type="submit" full busy={isPending}>
          {t('passwords.save')}
        </Button>
        {foot}
      </div>
    </form>
  );
}
