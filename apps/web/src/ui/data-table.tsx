import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { MEDIA, useMedia } from '../lib/media.ts';

export interface DataColumn<Row> {
  key: string;
  label: string;
  /** Read to assistive technology only, as over buttons. */
  hideLabel?: boolean;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  className?: string;
}

interface DataTableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** A row where there is no room for a table. */
  card: (row: Row) => ReactNode;
  /** Of so many columns that a tablet shows cards as well. */
  wide?: boolean;
  /** At most 600 px high: it scrolls below its head. */
  low?: boolean;
}

/** What scrolls on its own cuts off an outline around its items. */
const SCROLLED = 'overflow-auto -outline-offset-2! [&_:focus-visible]:-outline-offset-2';

/** Rows in a table; one card each where the window is narrow. */
export function DataTable<Row extends { id: number }>({
  label,
  columns,
  rows,
  card,
  wide = false,
  low = false,
}: DataTableProps<Row>): ReactElement {
  const isNarrow = useMedia(wide ? MEDIA.wideTables : MEDIA.cards);
  if (isNarrow) {
    return (
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line py-4 text-sm">
            {card(row)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
    <section aria-label={label} tabIndex={0} className={cx(SCROLLED, low && 'max-h-[600px]')}>
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 z-1 bg-paper shadow-[inset_0_-1px_0_var(--color-line)]">
          <tr>
            {columns.map(({ key, label: head, hideLabel = false, align }) => (
              <th
                key={key}
                scope="col"
                className={cx(
                  'py-3 pr-6 text-xs font-medium text-ink-soft last:pr-0',
                  align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                {hideLabel ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-line">
              {columns.map(({ key, cell, align, className }) => (
                <td key={key} className={cx('py-4 pr-6 last:pr-0', align === 'right' && 'text-right', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
