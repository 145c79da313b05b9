import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hearts } from '../../features/catalogue/product-tile.tsx';
import type { ShopProduct, ShopProductPage } from '../../features/shops/shops.api.ts';
import { cx } from '../../lib/class-names.ts';
import { paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { LoadingArea, SkeletonCards } from '../../ui/skeleton.tsx';
import { SHOP_CARDS } from './shop-cards.ts';

/** As many as the app shell shows at most. */
const EAGER_CARDS = 10;

interface ShopProductsProps {
  query: UseQueryResult<ShopProductPage>;
  hearts: Hearts;
  isFiltered: boolean;
  onClear: () => void;
  onFirstPage: () => void;
  onQuickView: (productId: number) => void;
  onQuickViewIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/** The cards of a shop's list, or why there are none. */
export function ShopProducts({
  query,
  hearts,
  isFiltered,
  onClear,
  onFirstPage,
  onQuickView,
  onQuickViewIntent,
}: ShopProductsProps): ReactElement {
  const { t } = useTranslation('shops');
  const { data, isError, isPlaceholderData, isFetching, refetch } = query;
  if (isError) {
    return (
      <div className="py-12">
        <ErrorState title={t('products.error')} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadingArea className={SHOP_CARDS}>
        <SkeletonCards count={10} />
      </LoadingArea>
    );
  }
  if (data.list.length === 0) {
    const isBeyond = data.total > 0;
    return (
      <EmptyState
        title={t(isBeyond ? 'products.beyond.title' : isFiltered ? 'products.none.title' : 'products.empty.title')}
        text={t(isBeyond ? 'products.beyond.text' : isFiltered ? 'products.none.text' : 'products.empty.text')}
        action={
          isBeyond ? (
            <Button onClick={onFirstPage}>{t('products.beyond.action')}</Button>
          ) : isFiltered ? (
            <Button onClick={onClear}>{t('products.none.action')}</Button>
          ) : (
            <ButtonLink to={paths.shop()}>{t('products.empty.action')}</ButtonLink>
          )
        }
      />
    );
  }
  return (
    <ul aria-label={t('products.label')} aria-busy={isPlaceholderData} className={cx('ui-refreshing', SHOP_CARDS)}>
      {data.list.map((product, index) => (
        <li key={product.productId} className="min-w-0">
          <ShopTile
            product={product}
            hearts={hearts}
            isEager={index < EAGER_CARDS}
            isFirst={index === 0}
            onQuickView={() => onQuickView(product.productId)}
            onQuickViewIntent={onQuickViewIntent}
          />
        </li>
      ))}
    </ul>
  );
}

interface ShopTileProps extends Pick<ShopProductsProps, 'hearts' | 'onQuickViewIntent'> {
  product: ShopProduct;
  isEager: boolean;
  isFirst: boolean;
  onQuickView: () => void;
}

/** A card with the way to look at the product without leaving the shop. */
function ShopTile({ product, hearts, isEager, isFirst, onQuickView, onQuickViewIntent }: ShopTileProps): ReactElement {
  const { t } = useTranslation('shops');
  const format = usePriceFormat();
  const { productId, shopId, producctName, brandName, picUrl, price, collectFlag } = product;
  return (
    <div className="group/tile relative">
      <ProductCard
        to={paths.productDetail({ no: productId, shopId })}
        name={producctName}
        brand={brandName}
        pictures={[picUrl]}
        price={format(price)}
        isFavourite={hearts.isFavourite(productId, collectFlag)}
        onToggleFavourite={() => hearts.toggle(product, collectFlag)}
        loading={isEager ? 'eager' : 'lazy'}
        priority={isFirst}
      />
      <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-product items-end justify-end p-1">
        <IconButton
          icon={EyeIcon}
          label={t('quickView.open', { name: producctName })}
          aria-haspopup="dialog"
          onClick={onQuickView}
          {...onQuickViewIntent}
          className="pointer-events-auto bg-paper transition-opacity [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within/tile:opacity-100 [@media(hover:hover)]:group-hover/tile:opacity-100"
        />
      </div>
    </div>
  );
}
