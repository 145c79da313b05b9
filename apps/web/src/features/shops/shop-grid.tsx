import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Crest } from '../../ui/crest.tsx';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import type { ShopPage } from './shops.api.ts';

/** Two in a row, four from 990, six from 1200. */
const GRID = 'grid grid-cols-2 gap-x-2.5 gap-y-8 min-[600px]:gap-x-gutter min-[990px]:grid-cols-4 xl:grid-cols-6';

/** As many as the app shell shows at most. */
const EAGER_SHOPS = 12;

/** Signs and names of shops. */
export function ShopGrid({ label, shops }: { label: string; shops: ShopPage['list'] }): ReactElement {
  return (
    <ul aria-label={label} className={GRID}>
      {shops.map(({ id, shopname, logo }, index) => (
        <li key={id} className="min-w-0">
          <Link to={paths.shopProduct({ no: id, name: shopname })} className="group block text-center">
            <Crest
              src={logo}
              name={shopname}
              loading={index < EAGER_SHOPS ? 'eager' : 'lazy'}
              className="aspect-[10/11] w-full"
            />
            <span className="mt-4 block text-sm font-medium wrap-anywhere hyphens-auto group-hover:text-accent">
              {shopname}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function ShopGridPending(): ReactElement {
  return (
    <LoadingArea className={GRID}>
      {Array.from({ length: 12 }, (_, index) => (
        // Stand-ins have no identity and never move.
        <div key={index}>
          <Skeleton className="aspect-[10/11] rounded-t-full bg-ground!" />
          <SkeletonLine width={60} className="mx-auto mt-4" />
        </div>
      ))}
    </LoadingArea>
  );
}
