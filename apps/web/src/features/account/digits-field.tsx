import type { ReactElement } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/text-field.tsx';

const LENGTH = 6;

/** A transaction password of the form around it: whatever is typed, six digits are kept. */
export function DigitsField({ name, label }: { name: string; label: string }): ReactElement {
  const { field, fieldState } = useController({ name });
  return (
    <PasswordField
      {...field}
      label={label}
      error={fieldState.error?.message}
      inputMode="numeric"
      // A password manager must not offer the sign-in's password here, nor keep this one in its place.
      autoComplete="off"
      maxLength={LENGTH}
      onChange={({ target }) => field.onChange(target.value.replace(/\D/g, '').slice(0, LENGTH))}
    />
  );
}

/** A new transaction password and the same once more. */
export function NewDigits(): ReactElement {
  const { t } = useTranslation('payPassword');
  return (
    <>
      <DigitsField name="newPassword" label={t('fields.newPassword')} />
      <DigitsField name="confirmPassword" label={t('fields.confirmPassword')} />
    </>
  );
}
