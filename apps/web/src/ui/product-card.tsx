import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cx } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { HeartIcon } from './icons.tsx';
import { Picture, type PictureProps } from './picture.tsx';
import { Price } from './price.tsx';

export interface ProductCardProps {
  to: string;
  name: string;
  brand?: string | undefined;
  /** The product's pictures; the second shows while the pointer is on the card. */
  pictures: readonly string[];
  price: string;
  priceBefore?: string | undefined;
  /** A word on the picture, such as new or sold out. */
  flag?: string | undefined;
  soldOut?: boolean;
  isFavourite?: boolean;
  /** Without it the card has no heart. */
  onToggleFavourite?: (() => void) | undefined;
  /** For the first cards of a page. */
  loading?: PictureProps['loading'];
  priority?: boolean;
  sizes?: string;
  /** Its name takes two lines even where it is short: a row keeps its height whatever the letters. */
  even?: boolean;
}

/** A product in a list or carousel. Brand in one line, name in two, price uncut; never an arch but for a missing picture. */
export function ProductCard({
  to,
  name,
  brand,
  pictures,
  price,
  priceBefore,
  flag,
  soldOut = false,
  isFavourite = false,
  onToggleFavourite,
  loading = 'lazy',
  priority = false,
  sizes,
  even = false,
}: ProductCardProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <article className="group relative min-w-0">
      {/* The name below is the link for keyboards and readers; the picture repeats it for the pointer. */}
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture
          src={pictures[0]}
          hoverSrc={pictures[1]}
          alt=""
          loading={loading}
          priority={priority}
          sizes={sizes}
          faded={soldOut}
        />
      </Link>
      {onToggleFavourite && (
        <IconButton
          icon={HeartIcon}
          label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name })}
          pressed={isFavourite}
          onClick={onToggleFavourite}
          className="absolute! top-1 right-1 z-1"
        />
      )}
      {flag !== undefined && (
        <span className="type-label pointer-events-none absolute top-3.5 left-3 z-1 max-w-[60%]">{flag}</span>
      )}
      <div className="grid gap-0.5 pt-3 text-sm">
        {brand !== undefined && brand !== '' && <span className="truncate font-medium">{brand}</span>}
        <Link
          to={to}
          className={cx('line-clamp-2 text-ink-soft hyphens-auto hover:text-ink', even ? 'min-h-[2lh]' : 'min-h-5')}
        >
          {name}
        </Link>
        <Price now={price} was={priceBefore} className={cx('mt-1', soldOut && 'text-ink-faint')} />
      </div>
    </article>
  );
}
