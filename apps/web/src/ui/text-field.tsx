import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** At the right end inside the field: a button, a countdown. Give `affixClassName` the room that it needs. */
    affix?: ReactNode;
    affixClassName?: string;
  };

/**
 * One line of text on a hairline. Spread `register('name')` of react-hook-form on it and pass `error` its message.
 */
export function TextField({ affix, affixClassName = 'pr-12', ...props }: TextFieldProps): ReactElement {
  const { field, element } = splitField(props);
  return (
    <Field id={element.id} {...field}>
      {(control) => (
        <div className="relative">
          <input {...element} {...control} className={cx('ui-input', affix !== undefined && affixClassName)} />
          {affix !== undefined && (
            <div className="absolute top-0.5 right-0 flex h-11 items-center text-sm">{affix}</div>
          )}
        </div>
      )}
    </Field>
  );
}

/** An email address; `autoComplete` says "username" where it signs in. */
export const EmailField = (props: Omit<TextFieldProps, 'type'>): ReactElement => (
  <TextField inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...props} type="email" />
);

/** A password that can be looked at. */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: Omit<TextFieldProps, 'type' | 'affix'>): ReactElement {
  const { t } = useTranslation('ui');
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      affix={
        <IconButton
          icon={isShown ? EyeOffIcon : EyeIcon}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'className'> & {
    /** Shows how many of `maxLength` characters are used. The value's length, as the field is not controlled. */
    length?: number;
  };

/** Several lines, in a box. */
export function TextArea({ length, ...props }: TextAreaProps): ReactElement {
  const { field, element } = splitField(props);
  const counted = length !== undefined && element.maxLength !== undefined;
  return (
    <Field id={element.id} {...field}>
      {(control) => (
        <div className="relative">
          <textarea rows={3} {...element} {...control} className="ui-input ui-input-box min-h-24" />
          {counted && (
            <span className="num absolute right-3 bottom-2 bg-paper pl-2 text-xs text-ink-faint">
              {length}/{element.maxLength}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
