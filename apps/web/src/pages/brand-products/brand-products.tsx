import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPage } from '../../features/catalogue/catalogue.api.ts';
import { type Hearts, ProductTile } from '../../features/catalogue/product-tile.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonCards } from '../../ui/skeleton.tsx';

/** As many as the app shell shows at most. */
const EAGER_CARDS = 8;

interface BrandProductsProps {
  query: UseQueryResult<ProductPage>;
  hearts: Hearts;
  onFirstPage: () => void;
}

/** The cards of a brand, or why there are none. */
export function BrandProducts({ query, hearts, onFirstPage }: BrandProductsProps): ReactElement {
  const { t } = useTranslation(['brandsAndDesigners', 'catalogue']);
  const { data, isError, isPlaceholderData, isFetching, refetch } = query;
  if (isError) {
    return (
      <div className="py-12">
        <ErrorState title={t('catalogue:error.title')} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadingArea className="card-grid pt-8">
        <SkeletonCards count={8} />
      </LoadingArea>
    );
  }
  if (data.list.length === 0) {
    return data.total > 0 ? (
      <EmptyState
        title={t('catalogue:beyond.title')}
        text={t('catalogue:beyond.text')}
        action={<Button onClick={onFirstPage}>{t('catalogue:beyond.action')}</Button>}
      />
    ) : (
      <EmptyState
        title={t('brand.empty.title')}
        text={t('brand.empty.text')}
        action={<ButtonLink to={paths.brand()}>{t('brand.all')}</ButtonLink>}
      />
    );
  }
  return (
    <ul aria-label={t('catalogue:list.pieces')} aria-busy={isPlaceholderData} className="ui-refreshing card-grid pt-8">
      {data.list.map((product, index) => (
        <li key={product.productId} className="min-w-0">
          <ProductTile
            product={product}
            hearts={hearts}
            loading={index < EAGER_CARDS ? 'eager' : 'lazy'}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
