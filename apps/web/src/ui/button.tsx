import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../lib/class-names.ts';

interface Look {
  /** `solid` is the one action of a view; `line` and `quiet` stand beside it; `paper` lies on a picture. */
  variant?: 'solid' | 'line' | 'quiet' | 'paper' | undefined;
  /** `m` is 52 px high, `s` 44 px. */
  size?: 'm' | 's' | undefined;
  /** As wide as its column. */
  full?: boolean | undefined;
}

const VARIANTS = {
  solid: 'border-ink bg-ink text-paper hover:border-[#3a3734] hover:bg-[#3a3734]',
  line: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-line bg-transparent text-ink hover:border-ink',
  paper: 'border-paper bg-paper text-ink hover:bg-transparent hover:text-paper',
} as const;

const SIZES = { m: 'min-h-[52px] px-8 py-3', s: 'min-h-11 px-5 py-2' } as const;

const OFF = 'cursor-not-allowed border-ground-deep bg-ground-deep text-ink-faint';

function look({ variant = 'solid', size = 'm', full = false }: Look, isOff: boolean): string {
  return cx(
    'inline-flex items-center justify-center gap-2 border text-center text-sm font-medium tracking-[.02em]',
    'transition-colors ease-passage duration-quick',
    SIZES[size],
    isOff ? OFF : VARIANTS[variant],
    full && 'w-full',
  );
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and ignores presses while the action is under way; the button keeps its focus. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** The action of a view. Type is `button` unless a form asks for `submit`. */
export function Button({
  variant,
  size,
  full,
  busy = false,
  className,
  onClick,
  children,
  ...props
}: ButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...props}
      aria-busy={busy || props['aria-busy']}
      aria-disabled={busy || props['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx(look({ variant, size, full }, props.disabled === true), className)}
    >
      {busy && <span className="ui-spin" />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, 'className'> {
  className?: string | undefined;
}

/** A link with the look of a button, for going on to another page. */
export function ButtonLink({ variant, size, full, className, ...props }: ButtonLinkProps): ReactElement {
  return <Link {...props} className={cx(look({ variant, size, full }, false), className)} />;
}

const UNDERLINED = cx(
  'inline-flex min-h-6 items-center gap-2 underline decoration-line-strong decoration-1 underline-offset-[5px]',
  'transition-[text-decoration-color] ease-passage duration-quick hover:decoration-current',
);

/** Underlined text that does something here. */
export function TextButton({ className, ...props }: ComponentProps<'button'>): ReactElement {
  return <button type="button" {...props} className={cx(UNDERLINED, className)} />;
}

/** Underlined text that leads elsewhere. */
export function TextLink({ className, ...props }: LinkProps & { className?: string }): ReactElement {
  return <Link {...props} className={cx(UNDERLINED, className)} />;
}

/** Buttons side by side, of the same width, as at the foot of a dialog. */
export function ButtonPair({ children }: { children: ReactNode }): ReactElement {
  return <div className="grid gap-2 cards:grid-cols-2">{children}</div>;
}
