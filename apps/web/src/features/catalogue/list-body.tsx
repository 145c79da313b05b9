import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonCards } from '../../ui/skeleton.tsx';
import type { ProductPage } from './catalogue.api.ts';
import { type Hearts, ProductTile } from './product-tile.tsx';

/** As many as the app shell shows at most. */
const EAGER_CARDS = 4;

interface ListBodyProps {
  query: UseQueryResult<ProductPage>;
  hearts: Hearts;
  isFiltered: boolean;
  onClear: () => void;
  onFirstPage: () => void;
  /** In place of the usual words where a list without filters is empty. */
  empty?: ReactNode;
}

/** The cards of a list, or why there are none. */
export function ListBody({ query, hearts, isFiltered, onClear, onFirstPage, empty }: ListBodyProps): ReactNode {
  const { t } = useTranslation('catalogue');
  const { isError, isPending, isPlaceholderData, isFetching, refetch } = query;
  // Many cards at once: drawn in slices, so that a press is heard meanwhile.
  const data = useDeferredValue(query.data);
  if (isPending || (query.data && !data)) {
    return (
      <LoadingArea className="card-grid cards:pt-8">
        <SkeletonCards count={12} />
      </LoadingArea>
    );
  }
  if (isError || !data) {
    return (
      <div className="py-12">
        <ErrorState title={t('error.title')} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (data.list.length === 0 && data.total > 0) {
    return (
      <EmptyState
        title={t('beyond.title')}
        text={t('beyond.text')}
        action={<Button onClick={onFirstPage}>{t('beyond.action')}</Button>}
      />
    );
  }
  if (data.list.length === 0) {
    if (empty !== undefined && !isFiltered) return empty;
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          isFiltered ? (
            <Button onClick={onClear}>{t('empty.clear')}</Button>
          ) : (
            <ButtonLink to={paths.categoryIndex()}>{t('empty.all')}</ButtonLink>
          )
        }
      />
    );
  }
  return (
    <ul aria-label={t('list.pieces')} aria-busy={isPlaceholderData} className="ui-refreshing card-grid cards:pt-8">
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
