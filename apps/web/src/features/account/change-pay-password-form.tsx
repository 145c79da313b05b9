import { changePayPasswordInput } from '@passage/contract/account';
import { type ReactElement, useMemo } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { isFailure } from '../../lib/failures.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button, ButtonPair } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { useChangePayPassword } from './account.api.ts';
import { DigitsField, NewDigits } from './digits-field.tsx';

interface Values {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
const EMPTY: Values = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Another transaction password, for whoever knows the old one. */
export function ChangePayPasswordForm({ email, onForgot }: { email: string; onForgot: () => void }): ReactElement {
  const { t } = useTranslation('payPassword');
  const { mutate, isPending } = useChangePayPassword();
  const resolver = useMemo(
    () =>
      contractResolver<Values>(changePayPasswordInput, ({ key }) => ({
        text: t(key === 'passwordsDiffer' ? 'passwordsDiffer' : 'pleaseEnter6Number'),
      })),
    [t],
  );
  const form = useForm<Values>({ resolver, defaultValues: EMPTY });
  const { handleSubmit, setError, reset } = form;

  const warn = (found: FieldErrors<Values>): void => {
    const message = FIELDS.map((name) => found[name]?.message).find(Boolean);
    clearToasts();
    if (message !== undefined) toast(message, { tone: 'warning' });
  };
  const submit = handleSubmit((values) => {
    if (isPending) return;
    if (email === '') {
      toast(t('reset.invalidMailbox'), { tone: 'warning' });
      return;
    }
    mutate(values, {
      onSuccess: () => {
        reset(EMPTY);
        clearToasts();
        toast(t('change.done'));
      },
      onError: (error) => {
        showServerIssues(error, FIELDS, setError);
        if (isFailure(error, 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED'))
          setError('oldPassword', { message: error.message }, { shouldFocus: true });
        tellLostConnection(error);
      },
    });
  }, warn);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-8">
        <TextField label={t('fields.email')} type="email" value={email} readOnly autoComplete="username" />
        <DigitsField name="oldPassword" label={t('change.oldPassword')} />
        <NewDigits />
        <ButtonPair>
          <Button variant="quiet" onClick={onForgot}>
            {t('change.forgot')}
          </Button>
          <Button type="submit" busy={isPending}>
            {t('change.submit')}
          </Button>
        </ButtonPair>
      </form>
    </FormProvider>
  );
}
