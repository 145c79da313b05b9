import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { MEDIA, useMedia } from '../lib/media.ts';
import { LeftIcon, RightIcon } from './icons.tsx';
import { PAGE_SIZES, PAGER_BUTTONS, pagerWindow } from './pager-window.ts';
import { InlineSelect } from './select-field.tsx';

export interface PagerProps {
  /** The open page, from 1. */
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
  /** With it the reader may choose 10, 20 or 50. */
  onPageSize?: (pageSize: number) => void;
  className?: string;
}

const CELL = 'grid h-11 w-11 place-items-center border-b max-cards:w-auto max-cards:max-w-11 max-cards:flex-1';

/** Goes to another page. Nothing is drawn while everything fits on the smallest page. */
export function Pager({ page, total, pageSize, onPage, onPageSize, className }: PagerProps): ReactElement | null {
  const { t } = useTranslation('ui');
  const isPhone = useMedia(MEDIA.cards);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (pageCount === 1 && (onPageSize === undefined || total <= PAGE_SIZES[0])) return null;

  const turn = (label: string, target: number, Drawn: typeof LeftIcon): ReactElement => (
    <button
      type="button"
      aria-label={label}
      disabled={target < 1 || target > pageCount}
      onClick={() => onPage(target)}
      className={cx(
        CELL,
        'border-transparent text-ink-soft hover:text-ink disabled:cursor-not-allowed disabled:text-line-strong',
      )}
    >
      <Drawn />
    </button>
  );

  return (
    <nav
      aria-label={t('pager.label')}
      className={cx('mt-16 flex flex-wrap items-center justify-center gap-x-8 gap-y-2', className)}
    >
      <div className="num flex min-w-0 items-center gap-1 text-sm max-cards:w-full max-cards:justify-center max-cards:gap-0">
        {turn(t('pager.previous'), page - 1, LeftIcon)}
        {pagerWindow(page, pageCount, isPhone ? 5 : PAGER_BUTTONS).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={t('pager.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={cx(
              CELL,
              number === page ? 'border-ink font-semibold text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {number}
          </button>
        ))}
        {turn(t('pager.next'), page + 1, RightIcon)}
      </div>
      {onPageSize && (
        <div className="flex items-center gap-2 text-sm">
          <span aria-hidden="true" className="text-ink-faint">
            {t('pager.size')}
          </span>
          <InlineSelect
            label={t('pager.size')}
            value={String(pageSize)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(event) => onPageSize(Number(event.target.value))}
          />
        </div>
      )}
    </nav>
  );
}
