import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCategoryTree } from '../../features/catalogue/catalogue.api.ts';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import { ProductRail } from '../../features/catalogue/product-rail.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { USUAL_FREE_FROM, USUAL_FREIGHT } from '../../lib/delivery.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowIcon, TruckIcon } from '../../ui/icons.tsx';
import { ZoneHero } from './zone-hero.tsx';

const RAIL = { pageSize: 20 } as const;

/** A zone's home: what the house shows first, what is new, what others take. */
export default function PopulationPage({ population }: { population: Population }): ReactElement {
  const { t } = useTranslation(['home', 'shell']);
  const format = usePriceFormat();
  const hearts = useFavourites();
  const roots = useCategoryTree(population).data;
  usePageHead(t(`shell:zone.${population}`), t(`zones.${population}.description`));

  if (roots?.length === 0) {
    return (
      <div className="frame py-12">
        <EmptyState
          heading="h1"
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to={paths.landing()}>{t('empty.action')}</ButtonLink>}
        />
      </div>
    );
  }
  const newIn = paths.categoryIndex({ type: LIST_TYPES.newGood, name: t('newIn'), navigation: 0 });
  return (
    <>
      <ZoneHero population={population} to={newIn} />
      <ProductRail
        className="mt-section"
        title={t('newIn')}
        population={population}
        list={{}}
        view={{ ...RAIL, sort: 3 }}
        hearts={hearts}
        all={{ to: newIn, label: t('viewAll') }}
      />
      <CategoryTiles title={t('categories')} population={population} roots={roots} />
      <ProductRail
        className="mt-section"
        title={t('hot')}
        population={population}
        list={{}}
        view={RAIL}
        hearts={hearts}
        all={{ to: paths.categoryIndex(), label: t('viewAll') }}
      />
      <section className="frame mt-section">
        <Link
          to={paths.customerService({ type: 'shipment' })}
          className="group flex min-h-22 items-center gap-4 border-y border-line py-5"
        >
          <TruckIcon className="size-7" strokeWidth={1} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{t('shipping.title', { amount: format(USUAL_FREE_FROM) })}</span>
            <span className="block text-sm text-ink-soft">
              {t('shipping.text', { freight: format(USUAL_FREIGHT) })}
            </span>
          </span>
          <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
        </Link>
      </section>
    </>
  );
}
