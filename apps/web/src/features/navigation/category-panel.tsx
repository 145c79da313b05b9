import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { NavigationEntry } from './navigation-entry.ts';

interface CategoryPanelProps {
  id: string;
  entry: NavigationEntry;
  /** Opened by its button and not by the pointer: the first link takes the focus. */
  takesFocus: boolean;
  onNavigate: () => void;
  /** One product at the right. */
  featured?: ReactNode;
}

/** Opens over the page under an entry of the category bar: its groups in columns and one featured product. */
export function CategoryPanel({ id, entry, takesFocus, onNavigate, featured }: CategoryPanelProps): ReactElement {
  const { columns = [] } = entry;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={root}
      id={id}
      className="absolute inset-x-0 top-full mt-px max-h-[calc(100dvh-var(--header-height))] overflow-auto border-b border-line bg-paper py-10"
    >
      <div className="frame grid grid-cols-[19fr_5fr] gap-x-12">
        <div className="columns-4 gap-x-gutter">
          {columns.map((column) => (
            <section key={column.to} className="mb-8 break-inside-avoid">
              <h2 className="type-label mb-2">
                <Link to={column.to} onClick={onNavigate} className="hover:text-accent">
                  {column.label}
                </Link>
              </h2>
              <ul>
                {column.links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      onClick={onNavigate}
                      className="inline-flex min-h-8 items-center text-sm text-ink-soft hover:text-ink"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="min-h-[420px] max-w-60 justify-self-end">{featured}</div>
      </div>
    </div>
  );
}
