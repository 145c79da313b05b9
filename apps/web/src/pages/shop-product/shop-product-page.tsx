import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiFailure } from '../../api/failure.ts';
import { readShopAddress } from '../../features/shops/shop-address.ts';
import { ShopHeadPending } from '../../features/shops/shop-head.tsx';
import { useShop } from '../../features/shops/shops.api.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink, ButtonPair } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonCards } from '../../ui/skeleton.tsx';
import { SHOP_CARDS } from './shop-cards.ts';
import { ShopView } from './shop-view.tsx';

/** A shop by its number. The name in the address is for whoever reads it there. */
export default function ShopProductPage(): ReactElement {
  const { t } = useTranslation('shops');
  const [params] = useSearchParams();
  const { shopId, name } = readShopAddress(params);
  const { data, error, isFetching, refetch } = useShop(shopId);

  if (shopId === undefined || (error instanceof ApiFailure && error.code === 404)) return <ShopMissing />;
  if (data) return <ShopView key={data.id} shop={data} />;
  if (error) {
    return (
      <div className="frame py-16">
        <ErrorState heading="h1" title={t('shop.error')} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <ShopPending name={name} />;
}

function ShopMissing(): ReactElement {
  const { t } = useTranslation('shops');
  usePageHead(t('shop.missing.title'), t('shop.missing.text'));
  return (
    <div className="frame py-12">
      <EmptyState
        heading="h1"
        title={t('shop.missing.title')}
        text={t('shop.missing.text')}
        action={
          <ButtonPair>
            <ButtonLink to={paths.shop()}>{t('shop.missing.action')}</ButtonLink>
            <ButtonLink to={paths.landing()} variant="quiet">
              {t('shop.missing.home')}
            </ButtonLink>
          </ButtonPair>
        }
      />
    </div>
  );
}

function ShopPending({ name }: { name: string }): ReactElement {
  const { t } = useTranslation('shops');
  usePageHead(name || t('shop.title'));
  return (
    <>
      <ShopHeadPending />
      <div className="h-14 border-y border-line" />
      <LoadingArea className={`frame pt-8 ${SHOP_CARDS}`}>
        <SkeletonCards count={10} />
      </LoadingArea>
    </>
  );
}
