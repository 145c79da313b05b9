import type { ReactElement, ReactNode } from 'react';

/** A titled part of a sheet that says how something stands, such as an order. */
export function SheetPart({ id, title, children }: { id: string; title: string; children: ReactNode }): ReactElement {
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-5">
      <h2 id={id} className="mb-3 text-base font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A line of a sheet's list of facts: a name and, at the end of the line, what it is. */
export function SheetFact({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-soft">{label}</dt>
      <dd className="num text-right wrap-anywhere">{children}</dd>
    </div>
  );
}
