import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon } from './icons.tsx';

export interface FieldProps {
  label: ReactNode;
  /** Help under the control; an error takes its place. */
  hint?: ReactNode;
  /** The message of a failed check. The control turns red and is described by it. */
  error?: string | undefined;
  /** Adds the word "optional" to the label: required is the rule. */
  optional?: boolean;
  /** Something at the right end of the label's line, such as a link. */
  aside?: ReactNode;
  /** Reads the label to assistive technology only. */
  hideLabel?: boolean;
  className?: string | undefined;
}

/** What a control spreads on its element so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint or error below. All text fields and selects stand in it; use it for a control of your own. */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  aside,
  hideLabel = false,
  className,
  children,
}: FieldFrameProps): ReactElement {
  const { t } = useTranslation('ui');
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  const control: FieldControl = {
    id: controlId,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': note === undefined ? undefined : noteId,
  };
  return (
    <div className={className}>
      <div className={hideLabel ? 'sr-only' : 'mb-2 flex items-baseline justify-between gap-4 text-sm'}>
        <label htmlFor={controlId} className="font-medium">
          {label}
          {optional && <span className="font-normal text-ink-faint"> ({t('optional')})</span>}
        </label>
        {aside}
      </div>
      {children(control)}
      {note !== undefined && (
        <p
          id={noteId}
          role={error === undefined ? undefined : 'alert'}
          className={`mt-2 flex items-start gap-1.5 text-xs ${error === undefined ? 'text-ink-soft' : 'text-error'}`}
        >
          {error !== undefined && <AlertIcon className="mt-px size-4" />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

/** Splits a field's own props from those of its element. */
export function splitField<Props extends FieldProps>({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  ...element
}: Props) {
  const field: FieldProps = { label, hint, error, aside, className };
  if (optional !== undefined) field.optional = optional;
  if (hideLabel !== undefined) field.hideLabel = hideLabel;
  return { field, element };
}
