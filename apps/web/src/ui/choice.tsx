import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useId } from 'react';
import { AlertIcon } from './icons.tsx';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: ReactNode;
  /** A number at the right end, such as how many products match. */
  count?: number | undefined;
  /** The message of a failed check, under the choice. */
  error?: string | undefined;
}

function Choice({ type, label, count, error, ...props }: ChoiceProps & { type: 'checkbox' | 'radio' }): ReactElement {
  const noteId = useId();
  return (
    <div>
      <label
        className={`ui-check flex min-h-10 items-start gap-3 py-2.5 text-sm ${props.disabled === true ? 'cursor-not-allowed text-ink-faint' : 'cursor-pointer'}`}
      >
        <input
          {...props}
          type={type}
          aria-invalid={error === undefined ? props['aria-invalid'] : true}
          aria-describedby={error === undefined ? props['aria-describedby'] : noteId}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
        {count !== undefined && <span className="num ml-auto text-ink-faint">{count}</span>}
      </label>
      {error !== undefined && <Problem id={noteId} text={error} />}
    </div>
  );
}

function Problem({ id, text }: { id: string; text: string }): ReactElement {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-xs text-error">
      <AlertIcon className="mt-px size-4" />
      <span>{text}</span>
    </p>
  );
}

/** One yes or no, or several of many. Spread `register('name')` on it. */
export function Checkbox(props: ChoiceProps): ReactElement {
  return <Choice {...props} type="checkbox" />;
}

/** One of many: give all of a group the same `name` and stand them in a `ChoiceGroup`. */
export function Radio(props: ChoiceProps): ReactElement {
  return <Choice {...props} type="radio" />;
}

/** A named group of checkboxes or radios. */
export function ChoiceGroup({
  legend,
  children,
  hideLegend = false,
  error,
}: {
  legend: ReactNode;
  children: ReactNode;
  hideLegend?: boolean;
  /** What is wrong with the group as a whole. Give its choices `aria-invalid`, so that they turn red. */
  error?: string | undefined;
}): ReactElement {
  const noteId = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : noteId}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      {children}
      {error !== undefined && <Problem id={noteId} text={error} />}
    </fieldset>
  );
}
