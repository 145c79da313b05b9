import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import Dialog from '../../ui/dialog.tsx';
import { isRowOf, type SizeScheme, sizeTable } from './size-scheme.ts';

export interface SizeGuideDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  scheme: SizeScheme;
  /** The size that is chosen on the page: its row is marked. */
  chosen: string | undefined;
}

/** The sizes of a kind of piece beside those of other countries and the measures of the body. */
export default function SizeGuideDialog({ open, onOpenChange, scheme, chosen }: SizeGuideDialogProps): ReactElement {
  const { t } = useTranslation('product');
  const { columns, rows } = sizeTable(scheme);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('sizes.title')} description={t('sizes.text')} wide>
      <section aria-label={t('sizes.title')} className="-mx-5 mt-6 overflow-x-auto px-5 cards:mx-0 cards:px-0">
        <table className="num w-full text-sm">
          <thead>
            <tr className="border-b border-ink text-left">
              {columns.map((column) => (
                <th key={column} scope="col" className="type-label px-3 py-3 first:pl-0">
                  {t(`sizes.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const isChosen = chosen !== undefined && isRowOf(row, chosen);
              return (
                <tr
                  key={row[0]}
                  aria-current={isChosen || undefined}
                  className={cx('border-b border-line', isChosen && 'bg-accent-wash font-medium')}
                >
                  {row.map((cell, index) => {
                    const Cell = index === 0 ? 'th' : 'td';
                    return (
                      <Cell
                        key={columns[index]}
                        {...(index === 0 ? { scope: 'row' } : {})}
                        className="px-3 py-3 text-left whitespace-nowrap first:pl-0 first:font-medium"
                      >
                        {cell}
                      </Cell>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <p className="mt-6 text-sm text-ink-soft">{t('sizes.note')}</p>
    </Dialog>
  );
}
