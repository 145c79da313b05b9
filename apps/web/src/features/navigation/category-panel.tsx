import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { NavigationEntry } from './navigation-entry.ts';

interface CategoryPanelProps {
  id: string;
  entry: NavigationEntry;
  /** Opened by its button and not by the pointer: the first link takes the focus. */
  takesFocus: boolean;
  onNavigate: () => void;
}

/** Opens over the page under an entry of the category bar: its columns and one featured product. */
export function CategoryPanel({ id, entry, takesFocus, onNavigate }: CategoryPanelProps): ReactElement {
  const { columns = [], featured } = entry;
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
      <div className="frame grid grid-cols-[4fr_4fr_4fr_5fr_5fr] gap-gutter">
        {columns.slice(0, 4).map((column) => (
          <section key={column.label}>
            <h2 className="type-label mb-3">{column.label}</h2>
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
        {featured && (
          <Link to={featured.to} onClick={onNavigate} className="group col-start-5">
            <Picture src={featured.picture} alt="" />
            <span className="flex items-baseline justify-between gap-4 pt-4 text-sm">
              <span>
                <span className="block font-medium">{featured.brand}</span>
                <span className="block text-ink-soft">{featured.name}</span>
              </span>
              <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
            </span>
          </Link>
        )}
      </div>
    </div>
  );
}
