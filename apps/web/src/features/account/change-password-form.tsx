import { changePasswordForm } from '@passage/contract/account';
import { type ReactElement, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { isFailure } from '../../lib/failures.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { useCaptcha } from '../../lib/use-captcha.ts';
import { Button } from '../../ui/button.tsx';
import { CaptchaField } from '../../ui/captcha-field.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { useChangePassword } from './account.api.ts';

type Values = z.input<typeof changePasswordForm>;

const FIELDS = ['email', 'oldPassword', 'newPassword', 'confirmPassword', 'verificationCode'] as const;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 16;

/** Another password, for whoever knows the old one. */
export function ChangePasswordForm({ email, onDone }: { email: string; onDone: () => void }): ReactElement {
  const { t } = useTranslation('session');
  const captcha = useCaptcha();
  const { mutate, isPending } = useChangePassword();
  const resolver = useMemo(
    () =>
      contractResolver<Values>(changePasswordForm, ({ path, key }, values) => {
        const field = FIELDS.find((name) => name === path);
        if (!field) return undefined;
        const given = values[field].trim();
        if (given === '') return { text: t(`passwords.prompts.${field}`) };
        return key === 'passwordLength' && given.length < MIN_PASSWORD
          ? { text: t('passwords.passwordLast8') }
          : undefined;
      }),
    [t],
  );
  const { register, handleSubmit, setError, setValue, formState } = useForm<Values>({
    resolver,
    defaultValues: { email, oldPassword: '', newPassword: '', confirmPassword: '', verificationCode: '' },
  });
  const { errors } = formState;
  const failed = (error: Error): void => {
    // A graphic code serves for one try, whatever became of it.
    captcha.renew();
    setValue('verificationCode', '');
    showServerIssues(error, FIELDS, setError);
    if (isFailure(error, 'CAPTCHA_WRONG')) setError('verificationCode', { message: error.message });
    if (isFailure(error, 'OLD_PASSWORD_WRONG')) setError('oldPassword', { message: error.message });
    tellLostConnection(error);
  };
  const submit = handleSubmit((values) => {
    if (isPending) return;
    const uuid = captcha.uuid ?? '';
    mutate({ ...values, uuid }, { onSuccess: onDone, onError: failed });
  });
  const password = (name: 'oldPassword' | 'newPassword' | 'confirmPassword'): ReactElement => (
    <PasswordField
      label={t(`passwords.fields.${name}`)}
      autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
      maxLength={MAX_PASSWORD}
      error={errors[name]?.message}
      {...register(name)}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <TextField
        label={t('passwords.fields.email')}
        type="email"
        autoComplete="username"
        readOnly
        error={errors.email?.message}
        {...register('email')}
      />
      {password('oldPassword')}
      {password('newPassword')}
      {password('confirmPassword')}
      <CaptchaField captcha={captcha} error={errors.verificationCode?.message} {...register('verificationCode')} />
      <Button type="submit" full busy={isPending}>
        {t('passwords.save')}
      </Button>
    </form>
  );
}
