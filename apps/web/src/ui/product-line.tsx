import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from './picture.tsx';

export interface ProductLineProps {
  name: string;
  brand: string;
  picture: string;
  /** The product's page. */
  to: string;
  /** What was chosen of it: colour, size. */
  detail?: string | undefined;
  /** At the right end, on phones under the text: price, quantity. */
  end?: ReactNode;
  /** Under the text: a state, a way on. */
  children?: ReactNode;
  faded?: boolean;
}

/** A product with a small picture in a list of bought or wanted ones. Stand several in a `ul`. */
export function ProductLine({
  name,
  brand,
  picture,
  to,
  detail,
  end,
  children,
  faded = false,
}: ProductLineProps): ReactElement {
  return (
    <li className="grid grid-cols-[80px_minmax(0,1fr)] gap-x-5 border-line py-4 not-first:border-t first:pt-0 cards:grid-cols-[96px_minmax(0,1fr)_auto]">
      {/* The name is the link for keyboards and readers; the picture repeats it for the pointer. */}
      <Link to={to} tabIndex={-1} aria-hidden="true" className="max-cards:row-span-2">
        <Picture src={picture} alt="" faded={faded} />
      </Link>
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{brand}</p>
        <p className="wrap-anywhere hyphens-auto">
          <Link to={to} className="hover:text-accent">
            {name}
          </Link>
        </p>
        {detail !== undefined && detail !== '' && <p className="mt-1 text-xs text-ink-faint wrap-anywhere">{detail}</p>}
        {children}
      </div>
      {end !== undefined && (
        <div className="num text-sm max-cards:col-start-2 max-cards:mt-1 cards:text-right">{end}</div>
      )}
    </li>
  );
}
