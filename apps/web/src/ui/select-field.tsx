import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../lib/class-names.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
};

function Options({ options, placeholder }: Pick<SelectProps, 'options' | 'placeholder'>): ReactElement {
  return (
    <>
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  );
}

/** The platform's own select, which phones show as a wheel or sheet. Spread `register('name')` on it. */
export function SelectField({ options, placeholder, ...props }: FieldProps & SelectProps): ReactElement {
  const { field, element } = splitField(props);
  return (
    <Field id={element.id} {...field}>
      {(control) => (
        <select {...element} {...control} className="ui-input ui-select pr-7">
          <Options options={options} placeholder={placeholder} />
        </select>
      )}
    </Field>
  );
}

/** The same without a line and a visible label, for toolbars: sort order, year. */
export function InlineSelect({
  label,
  options,
  placeholder,
  className,
  ...props
}: SelectProps & { label: string; className?: string }): ReactElement {
  return (
    <select {...props} aria-label={label} className={cx('ui-select min-h-11 max-w-full py-2 pr-7 text-sm', className)}>
      <Options options={options} placeholder={placeholder} />
    </select>
  );
}
