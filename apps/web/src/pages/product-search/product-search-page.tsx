import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useProductPage } from '../../features/catalogue/catalogue.api.ts';
import { readListAddress } from '../../features/catalogue/list-address.ts';
import { ProductListScreen } from '../../features/catalogue/product-list-screen.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { cx } from '../../lib/class-names.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { POPULATION_ORDER } from '../../lib/population.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { readSearchAddress } from './search-address.ts';

/** What a word finds in a zone. */
export default function ProductSearchPage(): ReactElement {
  const { t } = useTranslation(['search', 'catalogue', 'shell']);
  const [params] = useSearchParams();
  const ownZone = useSession((session) => session.population);
  const { population = ownZone, word } = readSearchAddress(params);
  const { list, view } = useMemo(() => {
    const { list: named, view: shown } = readListAddress(params);
    return { list: { categoryId: named.categoryId, search: word }, view: shown };
  }, [params, word]);
  const isBlank = word === '';
  const query = useProductPage(population, list, view, { enabled: !isBlank, keepPrevious: true });
  const hearts = useFavourites();
  const title = isBlank ? t('page.blank.title') : t('page.title', { word });
  usePageHead(title, isBlank ? t('page.blank.text') : t('page.description', { word }));

  if (isBlank) {
    return (
      <div className="frame py-12">
        <EmptyState
          heading="h1"
          title={t('page.blank.title')}
          text={t('page.blank.text')}
          action={<ButtonLink to={paths.categoryIndex()}>{t('catalogue:empty.all')}</ButtonLink>}
        />
      </div>
    );
  }
  const others = POPULATION_ORDER.filter((zone) => zone !== population);
  return (
    <ProductListScreen
      key={`${population} ${word}`}
      population={population}
      list={list}
      view={view}
      query={query}
      hearts={hearts}
      title={title}
      allName={t('catalogue:list.all')}
      crumbs={[{ label: t(`shell:zone.${population}`), to: paths.population(population) }, { label: title }]}
      lead={
        <nav aria-label={t('drawer.type')} className="mt-4 flex flex-wrap gap-x-6 text-sm">
          {POPULATION_ORDER.map((zone) => (
            <Link
              key={zone}
              to={paths.productSearch({ population: zone, word })}
              aria-current={zone === population ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center hover:text-ink',
                zone === population ? 'font-medium underline underline-offset-[6px]' : 'text-ink-soft',
              )}
            >
              {t(`shell:zone.${zone}`)}
            </Link>
          ))}
          <Link
            to={paths.shopSearch({ word })}
            className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink"
          >
            {t('drawer.shops')}
          </Link>
        </nav>
      }
      empty={
        <EmptyState
          title={t('page.none.title', { word })}
          text={t('page.none.text')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {others.map((zone) => (
                <ButtonLink key={zone} to={paths.productSearch({ population: zone, word })} variant="quiet">
                  {t(`shell:zone.${zone}`)}
                </ButtonLink>
              ))}
            </div>
          }
        />
      }
    />
  );
}
