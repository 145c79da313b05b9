import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';

interface PriceProps {
  /** Formatted, with its symbol. */
  now: string;
  /** The price before a reduction; only pass it when it is higher. */
  was?: string | undefined;
  className?: string | undefined;
}

/** A price. It may wrap but is never cut; a reduced one is in the accent, with the old one struck through. */
export function Price({ now, was, className }: PriceProps): ReactElement {
  const { t } = useTranslation('ui');
  if (was === undefined) return <span className={cx('num wrap-anywhere', className)}>{now}</span>;
  return (
    <span className={cx('num flex flex-wrap gap-x-2.5 wrap-anywhere', className)}>
      <span className="text-accent">
        <span className="sr-only">{t('price.now')} </span>
        {now}
      </span>
      <del className="text-ink-faint">
        <span className="sr-only">{t('price.was')} </span>
        {was}
      </del>
    </span>
  );
}
