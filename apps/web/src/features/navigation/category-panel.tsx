import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TextLink } from '../../ui/button.tsx';
import { FeaturedProduct } from './featured-product.tsx';
import type { NavigationColumn, NavigationEntry } from './navigation-entry.ts';

interface CategoryPanelProps {
  id: string;
  entry: NavigationEntry;
  /** Opened by its button and not by the pointer: the first link takes the focus. */
  takesFocus: boolean;
  onNavigate: () => void;
}

/** Opens over the page under an entry of the category bar: its groups in columns and one featured product. */
export function CategoryPanel({ id, entry, takesFocus, onNavigate }: CategoryPanelProps): ReactElement {
  const { t } = useTranslation('shell');
  const { label, to, columns, product } = entry;
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
        {columns ? (
          <div className="columns-4 gap-x-gutter">
            {columns.map((column) => (
              <Column key={column.to} column={column} onNavigate={onNavigate} />
            ))}
          </div>
        ) : (
          <div>
            <p className="type-heading">{label}</p>
            <TextLink to={to} onClick={onNavigate} className="mt-4 text-sm">
              {t('navigation.all', { name: label })}
            </TextLink>
          </div>
        )}
        {product && (
          <div className="w-60 justify-self-end">
            <FeaturedProduct product={product} onNavigate={onNavigate} />
          </div>
        )}
      </div>
    </div>
  );
}

function Column({
  column: { label, to, links },
  onNavigate,
}: {
  column: NavigationColumn;
  onNavigate: () => void;
}): ReactElement {
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            onClick={onNavigate}
            className="inline-flex min-h-8 items-center text-sm text-ink-soft hover:text-ink"
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (label === '') return list;
  return (
    <section className="mb-8 break-inside-avoid">
      <h2 className="type-label mb-2">
        <Link to={to} onClick={onNavigate} className="hover:text-accent">
          {label}
        </Link>
      </h2>
      {list}
    </section>
  );
}
