import type { ComponentProps, ReactElement } from 'react';
import { cx } from '../../lib/class-names.ts';
import { Picture } from '../../ui/picture.tsx';

interface SwatchProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  /** Accessible name; for what cannot be had it includes the reason. */
  label: string;
  picture: string | undefined;
  unavailable: boolean;
}

/** A choice shown by its picture, such as a colour; the chosen one stands on a line. */
export function Swatch({ label, picture, unavailable, ...props }: SwatchProps): ReactElement {
  return (
    <label
      title={label}
      className={cx(
        'relative block w-14 border-b-2 border-transparent pb-1 has-checked:border-ink',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        unavailable ? 'cursor-not-allowed' : 'cursor-pointer hover:border-line-strong',
      )}
    >
      <input
        {...props}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        className="absolute inset-0 z-1 cursor-[inherit] opacity-0"
      />
      <Picture src={picture} alt="" faded={unavailable} loading="eager" />
      {unavailable && <span aria-hidden="true" className="ui-struck absolute inset-x-0 top-0 bottom-1" />}
    </label>
  );
}
