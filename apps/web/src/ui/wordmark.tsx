import type { ReactElement } from 'react';
import { cx } from '../lib/class-names.ts';

/** The house's name, letter-spaced in the display face. */
export function Wordmark({ name, className }: { name: string; className?: string }): ReactElement {
  return <span className={cx('type-wordmark', className)}>{name}</span>;
}
