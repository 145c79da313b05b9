import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShopRemoval, useWishedShops } from '../../features/favourites/wishlist.api.ts';
import { paths } from '../../lib/paths.ts';
import { Crest } from '../../ui/crest.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { WishlistList, type WishlistPages } from './wishlist-list.tsx';

const ROW = 'grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-x-5 border-b border-line py-5 cards:gap-x-6';
const CREST = 'h-20 w-[72px]';

/** Favourite shops, with what each says of itself. */
export function ShopsTab(pages: WishlistPages): ReactElement {
  const { t } = useTranslation(['wishlist', 'ui']);
  const query = useWishedShops(pages.page);
  const { gone, remove } = useShopRemoval();
  return (
    <WishlistList
      {...pages}
      query={query}
      kind="shop"
      isGone={({ id }) => gone.has(id)}
      className="border-t border-line"
      pending={
        <LoadingArea className="border-t border-line">
          {[1, 2, 3].map((row) => (
            <div key={row} className={ROW}>
              <Skeleton className={`${CREST} rounded-t-full bg-ground!`} />
              <div>
                <SkeletonLine width={30} />
                <SkeletonLine width={70} />
              </div>
              <span className="size-11" />
            </div>
          ))}
        </LoadingArea>
      }
    >
      {(shop, onRemoved) => {
        const { id, shopname, shopDesc, logo, status } = shop;
        const to = paths.shopProduct({ no: id });
        return (
          <li key={id} className={ROW}>
            {/* The name is the link for keyboards and readers; the sign repeats it for the pointer. */}
            <Link to={to} tabIndex={-1} aria-hidden="true" className="group">
              <Crest src={logo} name={shopname} className={CREST} />
            </Link>
            <div className="min-w-0">
              <Link to={to} className="type-title wrap-anywhere hover:text-accent">
                {shopname}
              </Link>
              {shopDesc !== '' && <p className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere">{shopDesc}</p>}
              {!status && (
                <p className="mt-1">
                  <Tag tone="bad">{t('status.shopClosed')}</Tag>
                </p>
              )}
            </div>
            <IconButton
              icon={HeartIcon}
              label={t('ui:favourite.remove', { name: shopname })}
              pressed
              onClick={() => {
                remove(shop);
                onRemoved();
              }}
            />
          </li>
        );
      }}
    </WishlistList>
  );
}
