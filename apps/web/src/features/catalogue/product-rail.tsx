import type { ReactElement } from 'react';
import type { Population } from '../../lib/population.ts';
import { TextLink } from '../../ui/button.tsx';
import { Rail } from '../../ui/rail.tsx';
import { LoadingArea, Skeleton, SkeletonCards } from '../../ui/skeleton.tsx';
import { type ListView, type ProductList, useProductPage } from './catalogue.api.ts';
import { type Hearts, ProductTile } from './product-tile.tsx';

interface ProductRailProps {
  title: string;
  population: Population;
  list: ProductList;
  view?: ListView;
  hearts: Hearts;
  /** The list that the rail is the beginning of. */
  all?: { to: string; label: string } | undefined;
  /** A product that must not recommend itself. */
  without?: number;
  className?: string;
}

/** The first products of a list in a row. It stays away when the list is empty or does not come: pages work without. */
export function ProductRail({
  title,
  population,
  list,
  view = {},
  hearts,
  all,
  without,
  className,
}: ProductRailProps): ReactElement | null {
  const { data, isPending } = useProductPage(population, list, view);
  if (isPending) return <RailPending className={className} />;
  const products = data?.list.filter(({ productId }) => productId !== without) ?? [];
  if (products.length === 0) return null;
  return (
    <div className={className}>
      <Rail title={title} action={all && <TextLink to={all.to}>{all.label}</TextLink>}>
        {products.map((product) => (
          <ProductTile key={product.productId} product={product} hearts={hearts} />
        ))}
      </Rail>
    </div>
  );
}

function RailPending({ className = '' }: { className?: string | undefined }): ReactElement {
  return (
    <LoadingArea className={className}>
      <Skeleton className="frame mb-8 h-10 bg-transparent!" />
      <div className="frame-bleed flex gap-4 overflow-hidden *:w-[min(62vw,240px)] *:shrink-0 *:cards:w-[210px]">
        <SkeletonCards count={8} />
      </div>
      <div className="mt-8 h-px" />
    </LoadingArea>
  );
}
