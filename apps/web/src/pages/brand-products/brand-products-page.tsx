import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { useBrands } from '../../features/brands-and-designers/brands-and-designers.api.ts';
import { useProductPage } from '../../features/catalogue/catalogue.api.ts';
import { changeListAddress, type ListChanges, readListAddress } from '../../features/catalogue/list-address.ts';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { formatCount } from '../../lib/format.ts';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink, ButtonPair } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BrandProducts } from './brand-products.tsx';
import { BrandToolbar } from './brand-toolbar.tsx';

function idOf(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A brand and its pieces, of all zones. */
export default function BrandProductsPage(): ReactElement {
  const { t } = useTranslation('brandsAndDesigners');
  const brandId = idOf(useParams().brandId);
  const [params, setParams] = useSearchParams();
  const population = useSession((session) => session.population);
  const { view } = readListAddress(params);
  const brands = useBrands();
  const brand = brands.data?.find(({ id }) => id === brandId);
  const isMissing = brandId === undefined || (brands.data !== undefined && brand === undefined);
  const query = useProductPage(population, { brandId }, view, { enabled: !isMissing, keepPrevious: true });
  const hearts = useFavourites();
  // Without the list of brands, the products know the name as well.
  const name = brand?.name ?? query.data?.list[0]?.brandName ?? '';
  usePageHead(
    isMissing ? t('missing.title') : name || t('brands.title'),
    isMissing ? t('missing.text') : t('brand.description', { name }),
  );

  if (isMissing) {
    return (
      <div className="frame py-12">
        <EmptyState
          heading="h1"
          title={t('missing.title')}
          text={t('missing.text')}
          action={
            <ButtonPair>
              <ButtonLink to={paths.brand()}>{t('missing.action')}</ButtonLink>
              <ButtonLink to={paths.landing()} variant="quiet">
                {t('missing.home')}
              </ButtonLink>
            </ButtonPair>
          }
        />
      </div>
    );
  }
  const change = (changes: ListChanges): void => {
    setParams(changeListAddress(params, changes), changes.page === undefined ? { state: KEEP_SCROLL } : {});
  };
  const total = query.data?.total;
  return (
    <>
      <div className="frame pt-4 pb-6 cards:pb-8">
        <Breadcrumbs crumbs={[{ label: t('brands.title'), to: paths.brand() }, { label: name }]} />
        <div className="mt-4 flex items-center gap-5 cards:mt-6 cards:gap-8">
          {brands.isPending ? (
            <Skeleton className="h-[88px] w-20 shrink-0 rounded-t-full bg-ground! cards:h-[132px] cards:w-[120px]" />
          ) : (
            <Crest
              src={brand?.logo}
              name={name}
              loading="eager"
              className="h-[88px] w-20 cards:h-[132px] cards:w-[120px]"
            />
          )}
          <div className="min-w-0 flex-1">
            <h1 className="type-display min-h-[1.06em] wrap-anywhere">{name}</h1>
            <p aria-live="polite" className="num mt-2 min-h-5 text-sm text-ink-faint">
              {total !== undefined && t('pieces', { count: total, formatted: formatCount(total) })}
            </p>
          </div>
        </div>
      </div>
      <BrandToolbar sort={view.sort} onSort={(sort) => change({ sort })} />
      <div className="frame">
        <BrandProducts query={query} hearts={hearts} onFirstPage={() => change({ page: 1 })} />
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
    </>
  );
}
