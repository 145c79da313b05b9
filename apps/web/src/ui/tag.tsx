import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { CloseIcon } from './icons.tsx';

const TONES = {
  ink: 'text-ink',
  soft: 'text-ink-soft',
  accent: 'text-accent',
  good: 'text-success',
  bad: 'text-error',
} as const;

/** A status: a dot and a word in its colour. `accent` asks for action, `good` and `bad` are ends. */
export function Tag({ tone = 'ink', children }: { tone?: keyof typeof TONES; children: ReactNode }): ReactElement {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-xs', TONES[tone])}>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      {children}
    </span>
  );
}

/** A choice in force, such as a filter, that a press removes. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      aria-label={t('remove', { name: label })}
      onClick={onRemove}
      className="relative inline-flex min-h-8 shrink-0 items-center gap-2 border border-line py-1 pr-2 pl-3 text-xs hover:border-ink after:absolute after:-inset-y-1.5 after:inset-x-0"
    >
      {label}
      <CloseIcon className="size-3.5" />
    </button>
  );
}
