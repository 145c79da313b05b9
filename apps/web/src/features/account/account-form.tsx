import { userInfoInput } from '@passage/contract/account';
import { type ReactElement, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { useSaveUserInfo } from './account.api.ts';

interface Values {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  sexp: string;
}

const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'sexp'] as const;

interface AccountFormProps {
  user: { firstName: string; lastName: string; phone: string; sex?: 1 | 2 | undefined };
  email: string;
}

/** What a person tells of themselves. */
export function AccountForm({ user, email }: AccountFormProps): ReactElement {
  const { t } = useTranslation('account');
  const { mutate, isPending } = useSaveUserInfo();
  const resolver = useMemo(() => {
    const check = contractResolver<Values>(userInfoInput);
    // What is left empty is not told; the form keeps its texts.
    const told = (values: Values): Values =>
      Object.assign(
        {},
        ...Object.entries(values).map(([name, value]) => (value.trim() === '' ? {} : { [name]: value })),
      );
    return async (...[values, ...rest]: Parameters<typeof check>) => {
      const result = await check(told(values), ...rest);
      return Object.keys(result.errors).length === 0 ? { values, errors: {} } : result;
    };
  }, []);
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      email,
      sexp: user.sex === undefined ? '' : String(user.sex),
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ sexp, ...values }) => {
    if (isPending) return;
    mutate(
      { ...values, ...(sexp !== '' && { sexp: Number(sexp) }) },
      {
        onSuccess: () => {
          clearToasts();
          toast(t('saved'));
        },
        onError: (error) => {
          showServerIssues(error, FIELDS, setError);
          tellLostConnection(error);
        },
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-3xl gap-x-6 gap-y-7 cards:grid-cols-2">
      <TextField
        label={t('fields.firstName')}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label={t('fields.lastName')}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
      <TextField
        label={t('fields.phone')}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SelectField
        label={t('fields.sex')}
        placeholder={t('sex.untold')}
        options={[
          { value: '2', label: t('sex.women') },
          { value: '1', label: t('sex.men') },
        ]}
        error={errors.sexp?.message}
        {...register('sexp')}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        readOnly
        error={errors.email?.message}
        className="cards:col-span-2"
        {...register('email')}
      />
      <div className="cards:col-span-2">
        <Button type="submit" full busy={isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
