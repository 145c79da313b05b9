import { setPayPasswordInput } from '@passage/contract/account';
import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { useRefreshPayPassword, useSetPayPassword } from './account.api.ts';
import { NewDigits } from './digits-field.tsx';

interface Values {
  newPassword: string;
  confirmPassword: string;
}

const FIELDS = ['newPassword', 'confirmPassword'] as const;
/** So long is the message read before the page shows the new state. */
const REFRESH_AFTER_MS = 1000;

/** Sets the first transaction password. */
export function SetPayPasswordForm({ email }: { email: string }): ReactElement {
  const { t } = useTranslation('payPassword');
  const { mutate, isPending, isSuccess } = useSetPayPassword();
  const refresh = useRefreshPayPassword();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const resolver = useMemo(
    () =>
      contractResolver<Values>(setPayPasswordInput, ({ key }) => {
        if (key === 'passwordsDiffer') return { text: t('passwordsDiffer') };
        return { text: t('pleaseEnter6Number') };
      }),
    [t],
  );
  const form = useForm<Values>({
    resolver,
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const { handleSubmit, setError } = form;

  const warn = (found: FieldErrors<Values>): void => {
    const message = found.newPassword?.message ?? found.confirmPassword?.message;
    clearToasts();
    if (message !== undefined) toast(message, { tone: 'warning' });
  };
  const failed = (error: Error): void => {
    showServerIssues(error, FIELDS, setError);
    tellLostConnection(error);
  };
  const submit = handleSubmit((values) => {
    if (isPending || isSuccess) return;
    mutate(values, {
      onSuccess: () => {
        toast(t('updatepwdsuccess'));
        timer.current = setTimeout(() => void refresh(), REFRESH_AFTER_MS);
      },
      onError: failed,
    });
  }, warn);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-8">
        <TextField label={t('fields.email')} type="email" value={email} readOnly autoComplete="username" />
        <NewDigits />
        <Button type="submit" full busy={isPending || isSuccess}>
          {t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}
