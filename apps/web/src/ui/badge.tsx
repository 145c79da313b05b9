import type { ReactElement } from 'react';
import { cx } from '../lib/class-names.ts';

interface BadgeProps {
  /** Nothing is drawn for zero or less; more than 99 reads 99+. */
  count: number;
  tone?: 'accent' | 'ink';
  /** What is counted, when no text beside the badge says so. */
  label?: string;
  /** Small, in the upper right corner of an icon. */
  corner?: boolean;
}

/** A count on a round ground. */
export function Badge({ count, tone = 'accent', label, corner = false }: BadgeProps): ReactElement | null {
  if (count <= 0) return null;
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': corner } : { role: 'img', 'aria-label': label })}
      className={cx(
        'num inline-grid place-items-center rounded-full font-sans leading-none font-semibold tracking-normal align-[1px]',
        tone === 'accent' ? 'bg-accent text-on-accent' : 'bg-ink text-paper',
        corner
          ? 'absolute top-1 right-0 h-4 min-w-4 px-1 text-[.625rem]'
          : 'h-[18px] min-w-[18px] px-[5px] text-[.6875rem]',
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** Something unread, without a number. `label` says what. */
export function Dot({ label }: { label: string }): ReactElement {
  return (
    <>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-error" />
      <span className="sr-only">{label}</span>
    </>
  );
}
