import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Picture } from './picture.tsx';

/** The grounded column beside a step, on phones below it and as wide as the window. */
export function SummaryPanel({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <aside
      aria-label={title}
      className="grid min-w-0 content-start gap-5 self-start bg-ground p-8 max-cards:-mx-(--spacing-page) max-cards:px-(--spacing-page)"
    >
      <h2 className="type-title">{title}</h2>
      {children}
    </aside>
  );
}

/** A group in the panel, under a hairline. */
export function SummaryPart({ children }: { children: ReactNode }): ReactElement {
  return <div className="border-t border-line pt-4">{children}</div>;
}

/** Amounts under each other. */
export function SummaryAmounts({ children, className }: { children: ReactNode; className?: string }): ReactElement {
  return <dl className={cx('grid gap-3 border-t border-line pt-4', className)}>{children}</dl>;
}

export function SummaryAmount({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
      <dd className="num text-right wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The sum at the end. */
export function SummaryTotal({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  return (
    <dl>
      <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-5">
        <dt className="font-medium">{label}</dt>
        <dd className="num text-right text-xl font-medium wrap-anywhere">{children}</dd>
      </div>
    </dl>
  );
}

interface SummaryItemProps {
  name: string;
  brand: string;
  picture: string;
  detail: string;
  amount: ReactNode;
}

/** A piece in the panel. Stand several in a `ul`. */
export function SummaryItem({ name, brand, picture, detail, amount }: SummaryItemProps): ReactElement {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-4 text-sm">
      <Picture src={picture} alt="" className="bg-ground-deep" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{brand}</p>
        <p className="wrap-anywhere hyphens-auto">{name}</p>
        {detail !== '' && <p className="text-xs text-ink-faint wrap-anywhere">{detail}</p>}
        <p className="num mt-1 wrap-anywhere">{amount}</p>
      </div>
    </li>
  );
}
