import type { ComponentProps, ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../lib/class-names.ts';
import { Badge } from './badge.tsx';
import type { Icon } from './icons.tsx';

interface Look {
  icon: Icon;
  /** The accessible name; also the tooltip. */
  label: string;
  /** With a hairline around it, on paper. */
  line?: boolean | undefined;
  /** A count in the corner, for instance of the bag. Put the number into `label` too. */
  badge?: number | undefined;
  /** For toggles: the heart is filled while pressed. */
  pressed?: boolean | undefined;
  iconClassName?: string | undefined;
  className?: string | undefined;
}

function look({ line = false, pressed = false, className }: Pick<Look, 'line' | 'pressed' | 'className'>): string {
  return cx(
    'relative inline-grid size-11 shrink-0 place-items-center transition-colors ease-passage duration-quick',
    'disabled:cursor-not-allowed disabled:text-line-strong',
    line ? 'border border-line bg-paper enabled:hover:border-ink' : 'hover:text-accent disabled:hover:text-line-strong',
    pressed && 'text-accent',
    className,
  );
}

export type IconButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>;

/** A 44 px target with a 20 px icon. */
export function IconButton({
  icon: Drawn,
  label,
  line,
  badge = 0,
  pressed,
  iconClassName,
  className,
  ...props
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={look({ line, pressed, className })}
    >
      <Drawn className={iconClassName} fill={pressed === true ? 'currentColor' : 'none'} />
      <Badge count={badge} corner />
    </button>
  );
}

export type IconLinkProps = Look & Omit<LinkProps, 'className' | 'children' | 'aria-label'>;

/** The same as a link. */
export function IconLink({
  icon: Drawn,
  label,
  line,
  badge = 0,
  pressed,
  iconClassName,
  className,
  ...props
}: IconLinkProps): ReactElement {
  return (
    <Link {...props} aria-label={label} title={label} className={look({ line, pressed, className })}>
      <Drawn className={iconClassName} />
      <Badge count={badge} corner />
    </Link>
  );
}
