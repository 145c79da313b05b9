import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

interface ChoiceCellProps extends Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> {
  type: 'radio' | 'checkbox';
  /** Accessible name; for what cannot be had it includes the reason. */
  label: string;
  children: ReactNode;
  /** Cannot be had now: struck through but still readable and reachable. The handler decides what a press does. */
  unavailable?: boolean;
}

/** A boxed choice such as a size. Stand several in a grid inside a `ChoiceGroup`. */
export function ChoiceCell({ type, label, children, unavailable = false, ...props }: ChoiceCellProps): ReactElement {
  return (
    <label
      className={cx(
        'num relative grid min-h-11 place-items-center border border-line px-1 text-sm',
        'has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        unavailable ? 'ui-struck cursor-not-allowed text-ink-faint' : 'cursor-pointer hover:border-ink',
      )}
    >
      <input
        {...props}
        type={type}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span
        className={cx('pointer-events-none text-center text-balance wrap-anywhere', unavailable && 'bg-paper px-[5px]')}
      >
        {children}
      </span>
    </label>
  );
}
