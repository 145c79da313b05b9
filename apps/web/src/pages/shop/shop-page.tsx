import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ShopGrid, ShopGridPending } from '../../features/shops/shop-grid.tsx';
import { ShopSearch } from '../../features/shops/shop-search.tsx';
import { DIRECTORY_PAGE_SIZE, useShops } from '../../features/shops/shops.api.ts';
import { formatCount } from '../../lib/format.ts';
import { usePageHead } from '../../lib/page-head.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { paths } from '../../lib/paths.ts';
import { readPage } from '../../lib/use-list-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';

/** All shops of the arcade, or those whose name holds a word. */
export default function ShopPage({ name }: PageProps): ReactElement {
  const { t } = useTranslation('shops');
  const [params, setParams] = useSearchParams();
  const word = name === 'shopSearch' ? (params.get('word')?.trim() ?? '').slice(0, 100) : '';
  const page = readPage(params);
  const { data, isError, isFetching, refetch } = useShops(word, page);
  const title = word === '' ? t('directory.title') : t('search.title', { word });
  usePageHead(title, t('directory.description'));

  const open = (next: number): void => {
    const changed = new URLSearchParams(params);
    if (next === 1) changed.delete('page');
    else changed.set('page', String(next));
    setParams(changed);
  };
  return (
    <div className="frame pt-8 cards:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6 border-b border-line pb-8 cards:pb-10">
        <div className="min-w-0">
          <h1 className="type-display wrap-anywhere">{title}</h1>
          <p aria-live="polite" className="num mt-3 min-h-5 text-sm text-ink-faint">
            {data && t('directory.count', { count: data.total, formatted: formatCount(data.total) })}
          </p>
        </div>
        <div className="w-full cards:w-80">
          <ShopSearch word={word} />
        </div>
      </div>
      <div className="pt-8 cards:pt-12">
        {isError && !data ? (
          <ErrorState title={t('directory.error')} busy={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <ShopGridPending />
        ) : data.list.length === 0 ? (
          <EmptyState
            title={t(word === '' ? 'directory.empty.title' : 'search.empty.title')}
            text={t(word === '' ? 'directory.empty.text' : 'search.empty.text')}
            action={
              word === '' && page === 1 ? (
                <ButtonLink to={paths.landing()}>{t('directory.empty.action')}</ButtonLink>
              ) : (
                <ButtonLink to={paths.shop()}>{t('search.empty.action')}</ButtonLink>
              )
            }
          />
        ) : (
          <>
            <ShopGrid label={title} shops={data.list} />
            <Pager page={page} pageSize={DIRECTORY_PAGE_SIZE} total={data.total} onPage={open} />
          </>
        )}
      </div>
    </div>
  );
}
