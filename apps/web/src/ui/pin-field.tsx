import { type ChangeEvent, type ReactElement, type Ref, useState } from 'react';
import { cx } from '../lib/class-names.ts';
import { TextButton } from './button.tsx';
import { Field } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

const LENGTH = 6;

interface PinFieldProps {
  label: string;
  showLabel: string;
  hideLabel: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Six digits in six boxes. The boxes are drawn; over them lies one real input, so that pasting, deleting, autofill and
 * assistive technology find what they know. What is no digit is dropped.
 */
export function PinField({
  label,
  showLabel,
  hideLabel,
  value,
  onChange,
  error,
  disabled,
  ref,
}: PinFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const Eye = isShown ? EyeOffIcon : EyeIcon;
  const current = Math.min(value.length, LENGTH - 1);
  return (
    <Field
      label={label}
      error={error}
      aside={
        <TextButton onClick={() => setIsShown(!isShown)} className="text-sm">
          <Eye />
          {isShown ? hideLabel : showLabel}
        </TextButton>
      }
    >
      {(control) => (
        <div className="relative">
          <div aria-hidden="true" className="grid grid-cols-6 gap-2">
            {Array.from({ length: LENGTH }, (_, index) => (
              <span
                // Places have no other identity and never move.
                key={index}
                className={cx(
                  'num grid h-14 place-items-center border text-xl',
                  error !== undefined
                    ? 'border-error bg-error-wash'
                    : hasFocus && index === current
                      ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]'
                      : 'border-line-strong',
                )}
              >
                {index < value.length && (isShown ? value[index] : <span className="size-[9px] rounded-full bg-ink" />)}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LENGTH}
            required
            disabled={disabled}
            value={value}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              onChange(target.value.replace(/\D/g, '').slice(0, LENGTH))
            }
            onFocus={() => setHasFocus(true)}
            onBlur={() => setHasFocus(false)}
            // Digits come and go at the end only: a caret elsewhere would not be seen.
            onSelect={({ currentTarget }) => {
              const { length } = currentTarget.value;
              if (currentTarget.selectionStart !== length) currentTarget.setSelectionRange(length, length);
            }}
            className="absolute inset-0 w-full cursor-text opacity-0"
          />
        </div>
      )}
    </Field>
  );
}
