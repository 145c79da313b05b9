import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductRemoval, useWishedProducts, type WishedProduct } from '../../features/favourites/wishlist.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ProductCard } from '../../ui/product-card.tsx';
import { LoadingArea, SkeletonCards } from '../../ui/skeleton.tsx';
import { WishlistList, type WishlistPages } from './wishlist-list.tsx';

const GRID = 'grid grid-cols-2 gap-x-2.5 gap-y-8 lg:grid-cols-3 lg:gap-x-gutter lg:gap-y-12 2xl:grid-cols-4';

/** As many as the app shell shows at most. */
const EAGER_CARDS = 4;

/** Favourite products; those that can no longer be ordered stay, and say so. */
export function ProductsTab(pages: WishlistPages): ReactElement {
  const { t } = useTranslation('wishlist');
  const query = useWishedProducts(pages.page);
  const { gone, remove } = useProductRemoval();
  const card = (product: WishedProduct, index: number, onRemoved: () => void): ReactElement => {
    const { spuId, shopId, spuName, brandName, picUrl, price, status } = product;
    return (
      <li key={spuId} className="min-w-0">
        <ProductCard
          to={paths.productDetail({ no: spuId, shopId })}
          name={spuName}
          brand={brandName}
          pictures={[picUrl]}
          price={formatCharged(price)}
          flag={status === 'on' ? undefined : t(`status.${status}`)}
          soldOut={status !== 'on'}
          isFavourite
          onToggleFavourite={() => {
            remove(product);
            onRemoved();
          }}
          loading={index < EAGER_CARDS ? 'eager' : 'lazy'}
        />
      </li>
    );
  };
  return (
    <WishlistList
      {...pages}
      query={query}
      kind="product"
      isGone={({ spuId }) => gone.has(spuId)}
      className={GRID}
      pending={
        <LoadingArea className={GRID}>
          <SkeletonCards count={8} />
        </LoadingArea>
      }
    >
      {(product, onRemoved) => card(product, query.data?.list.indexOf(product) ?? 0, onRemoved)}
    </WishlistList>
  );
}
