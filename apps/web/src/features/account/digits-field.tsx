import type { ReactElement } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { PasswordField } from '../../ui/text-field.tsx';

const LENGTH = 6;

interface DigitsFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  error: string | undefined;
  control: Control<Values>;
}

/** A transaction password of a form: whatever is typed, six digits are kept. */
export function DigitsField<Values extends FieldValues>({
  name,
  label,
  error,
  control,
}: DigitsFieldProps<Values>): ReactElement {
  const { field } = useController({ name, control });
  return (
    <PasswordField
      {...field}
      label={label}
      error={error}
      inputMode="numeric"
      // A password manager must not offer the sign-in's password here, nor keep this one in its place.
      autoComplete="off"
      maxLength={LENGTH}
      onChange={({ target }) => field.onChange(target.value.replace(/\D/g, '').slice(0, LENGTH))}
    />
  );
}
