import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AskShop } from '../../features/chat/ask-shop.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import {
  activeCountOf,
  changeShopAddress,
  NO_FILTER,
  readShopAddress,
  type ShopChanges,
} from '../../features/shops/shop-address.ts';
import { ShopHead } from '../../features/shops/shop-head.tsx';
import { ShopToolbar } from '../../features/shops/shop-toolbar.tsx';
import { type Shop, useShopProducts } from '../../features/shops/shops.api.ts';
import { loadWithTexts } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/format.ts';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ShopProducts } from './shop-products.tsx';

const FilterDrawer = lazyPart(() => import('../../features/shops/shop-filter-drawer.tsx'));
const QuickView = lazyPart(() => loadWithTexts(() => import('./quick-view.tsx'), 'product'));

/** A shop and its goods. */
export function ShopView({ shop }: { shop: Shop }): ReactElement {
  const { t } = useTranslation('shops');
  const [params, setParams] = useSearchParams();
  const { filter, view } = useMemo(() => readShopAddress(params), [params]);
  const hearts = useFavourites();
  const query = useShopProducts(shop.id, filter, view);
  const [isFilterOpen, setIsFilterOpen] = useState(false);
  const [viewed, setViewed] = useState<{ id: number; isOpen: boolean }>();
  usePageHead(shop.shopname, shop.shopDesc || t('shop.description', { name: shop.shopname }));

  const change = (changes: ShopChanges): void => {
    // Another page begins at the top; a filter or another order changes only the list.
    setParams(changeShopAddress(params, changes), changes.page === undefined ? { state: KEEP_SCROLL } : {});
  };
  const activeCount = activeCountOf(filter);
  const total = query.data?.total;

  if (!shop.status) {
    return (
      <>
        <ShopHead shop={shop} />
        <div className="frame border-t border-line">
          <EmptyState
            title={t('shop.closed.title')}
            text={t('shop.closed.text')}
            action={<ButtonLink to={paths.shop()}>{t('shop.closed.action')}</ButtonLink>}
          />
        </div>
      </>
    );
  }
  const { id, shopname: name, logo, mno } = shop;
  return (
    <>
      <ShopHead
        shop={shop}
        action={
          <AskShop shop={{ id, name, logo, userId: mno ?? 0 }} size="m" className="max-cards:px-3">
            {t('shop.ask')}
          </AskShop>
        }
      />
      <ShopToolbar
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        activeCount={activeCount}
        isFilterOpen={isFilterOpen}
        onFilter={() => setIsFilterOpen(true)}
        onFilterIntent={FilterDrawer.onIntent}
      />
      <div className="frame">
        <p aria-live="polite" className="num min-h-9 pt-4 pb-4 text-sm text-ink-faint">
          {total !== undefined && t('shop.count', { count: total, formatted: formatCount(total) })}
        </p>
        <ShopProducts
          query={query}
          hearts={hearts}
          isFiltered={activeCount > 0}
          onClear={() => change({ filter: NO_FILTER })}
          onFirstPage={() => change({ page: 1 })}
          onQuickView={(id) => setViewed({ id, isOpen: true })}
          onQuickViewIntent={QuickView.onIntent}
        />
        {total !== undefined && total > 0 && (
          <Pager
            page={view.page}
            pageSize={view.pageSize}
            total={total}
            onPage={(page) => change({ page })}
            onPageSize={(pageSize) => change({ pageSize })}
          />
        )}
      </div>
      <FilterDrawer
        open={isFilterOpen}
        onOpenChange={setIsFilterOpen}
        shopId={shop.id}
        filter={filter}
        onFilter={(next) => change({ filter: next })}
        total={query.isPlaceholderData ? undefined : total}
      />
      <QuickView
        key={viewed?.id ?? 'none'}
        open={viewed?.isOpen === true}
        onOpenChange={(isOpen) => setViewed((current) => current && { ...current, isOpen })}
        productId={viewed?.id}
        shopId={shop.id}
        hearts={hearts}
      />
    </>
  );
}
