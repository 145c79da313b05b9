import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { TextLink } from '../../ui/button.tsx';
import type { RailProps } from '../../ui/rail.tsx';
import { LoadingArea, SkeletonCards } from '../../ui/skeleton.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import type { ListProduct } from './catalogue.api.ts';
import { type Hearts, ProductTile } from './product-tile.tsx';

/** The carousel is fetched when a row comes near. A page works without its rows: one whose code fails stays away. */
const Rail = lazy(
  (): Promise<{ default: ComponentType<RailProps> }> =>
    loadChunk(() => import('../../ui/rail.tsx')).then(
      ({ Rail: Loaded }) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
);

export interface ProductsRailProps {
  title: string;
  products: readonly ListProduct[];
  hearts: Hearts;
  /** The list that the row is the beginning of. */
  all?: { to: string; label: string } | undefined;
  /** Turns the row on by itself, an item at a time. */
  advanceMs?: number | undefined;
  className?: string | undefined;
}

/** Products in a row. Without any there is no row. */
export function ProductsRail({
  title,
  products,
  hearts,
  all,
  advanceMs,
  className,
}: ProductsRailProps): ReactElement | null {
  if (products.length === 0) return null;
  const pending = <RailPending title={title} />;
  return (
    <div className={className}>
      <WhenNear fallback={pending}>
        <Suspense fallback={pending}>
          <Rail title={title} action={all && <TextLink to={all.to}>{all.label}</TextLink>} advanceMs={advanceMs}>
            {products.map((product) => (
              <ProductTile key={product.productId} product={product} hearts={hearts} even />
            ))}
          </Rail>
        </Suspense>
      </WhenNear>
    </div>
  );
}

interface RailPendingProps {
  /** Stands already where it is known, so that the row can be found before it is there. */
  title?: string;
  className?: string | undefined;
}

/** A row's shape while it is on its way. */
export function RailPending({ title, className }: RailPendingProps): ReactElement {
  return (
    <section aria-label={title} className={className}>
      <div className="frame mb-6 flex items-end cards:mb-8">
        {title === undefined ? <div className="h-11" /> : <h2 className="type-heading cards:min-h-11">{title}</h2>}
      </div>
      <LoadingArea>
        <div className="frame-bleed flex gap-4 overflow-hidden *:w-[min(62vw,240px)] *:shrink-0 *:cards:w-[210px]">
          <SkeletonCards count={8} even />
        </div>
        <div className="mt-8 h-px" />
      </LoadingArea>
    </section>
  );
}
