import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WISHLIST_PAGE_SIZE } from '../../features/favourites/wishlist.api.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';

export interface WishlistPages {
  page: number;
  onPage: (page: number) => void;
  /** The page is no longer there. */
  onBeyond: (page: number) => void;
}

interface WishlistListProps<Item> extends WishlistPages {
  query: UseQueryResult<{ list: Item[]; total: number }>;
  kind: 'product' | 'shop';
  isGone: (item: Item) => boolean;
  pending: ReactNode;
  className: string;
  /** An `li` each. */
  children: (item: Item, onRemoved: () => void) => ReactElement;
}

/** One page of favourites, of either kind, or why there are none. */
export function WishlistList<Item>({
  query: { data, isError, isFetching, refetch },
  kind,
  isGone,
  pending,
  className,
  children,
  page,
  onPage,
  onBeyond,
}: WishlistListProps<Item>): ReactElement {
  const { t } = useTranslation('wishlist');
  const list = useRef<HTMLUListElement>(null);
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / WISHLIST_PAGE_SIZE));
  const isBeyond = data !== undefined && data.list.length === 0 && page > 1;
  useEffect(() => {
    if (isBeyond) onBeyond(Math.min(lastPage, page - 1));
  });

  if (isError && !data)
    return <ErrorState title={t(`${kind}.error`)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || isBeyond) return <>{pending}</>;
  const shown = data.list.filter((item) => !isGone(item));
  if (shown.length === 0 && data.total <= data.list.length) {
    return (
      <EmptyState
        title={t(`${kind}.empty.title`)}
        text={t(`${kind}.empty.text`)}
        action={
          <ButtonLink to={kind === 'shop' ? paths.shop() : paths.categoryIndex({ type: 1, navigation: 0 })}>
            {t(`${kind}.empty.action`)}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul
        ref={list}
        // What is deleted takes its button along: the focus stays in the list.
        tabIndex={-1}
        aria-label={t(`tabs.${kind}`)}
        className={`${className} focus-visible:outline-0`}
      >
        {shown.map((item) => children(item, () => list.current?.focus({ preventScroll: true })))}
      </ul>
      <Pager page={page} pageSize={WISHLIST_PAGE_SIZE} total={data.total} onPage={onPage} />
    </>
  );
}
