import { type ReactElement, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductsRail } from '../../features/catalogue/products-rail.tsx';
import { useFavourites } from '../../features/favourites/favourites.api.ts';
import { HeroBanners } from '../../features/home/hero-banners.tsx';
import { isBare, useHome } from '../../features/home/home.api.ts';
import { PromoRow } from '../../features/home/promo-row.tsx';
import { PromoVideos } from '../../features/home/promo-videos.tsx';
import { ShippingLinks } from '../../features/home/shipping-links.tsx';
import { TemplateItems } from '../../features/navigation/template-items.tsx';
import { NewsletterBox } from '../../features/newsletter/newsletter-box.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { LIST_TYPES, paths } from '../../lib/paths.ts';
import { POPULATION_ORDER } from '../../lib/population.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

const ADVANCE_MS = 3000;
const [FIRST_ZONE] = POPULATION_ORDER;

/** A zone's home, all of it from the store's own settings: a block without data is not there. */
export default function PopulationPage({ zone: population = FIRST_ZONE }: PageProps): ReactElement {
  const { t } = useTranslation(['home', 'shell']);
  const hearts = useFavourites();
  const { data: home, isPending, isFetching, refetch } = useHome(population);
  // Much at once: drawn in slices, so that a press is heard meanwhile.
  const data = useDeferredValue(home);
  const name = t(`shell:zone.${population}`);
  usePageHead(name, t(`zones.${population}.description`));

  if (isPending || (home && !data)) return <HomeSkeleton />;
  if (!data) {
    return (
      <div className="frame py-16">
        <ErrorState heading="h1" title={t('error.title')} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (isBare(data)) {
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
  const { publicize1, publicize2, publicize3, publicize4, promotional1, promotionalvideo1 } = data;
  const { productSpuList1, productSpuList2 } = data;
  const newTitle = productSpuList1.title || t('newIn');
  const newIn = paths.categoryIndex({ type: LIST_TYPES.newGood, name: newTitle, navigation: 0 });
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      {publicize1.length > 0 && <HeroBanners key={population} banners={publicize1} />}
      {promotionalvideo1.length > 0 && <PromoVideos videos={promotionalvideo1} />}
      <ProductsRail
        className="mt-section"
        title={newTitle}
        products={productSpuList1.productSpuDTOList}
        hearts={hearts}
        all={{ to: newIn, label: t('viewAll') }}
        advanceMs={ADVANCE_MS}
      />
      {publicize2.length > 0 && <PromoRow label={t('promo.pair')} banners={publicize2} shape="pair" />}
      <ProductsRail
        className="mt-section"
        title={productSpuList2.title || t('hot')}
        products={productSpuList2.productSpuDTOList}
        hearts={hearts}
        all={{ to: paths.categoryIndex(), label: t('viewAll') }}
        advanceMs={ADVANCE_MS}
      />
      {publicize3.length > 0 && <PromoRow label={t('promo.trio')} banners={publicize3} shape="trio" />}
      {publicize4.length > 0 && <PromoRow label={t('promo.spare')} banners={publicize4} shape="spare" />}
      <TemplateItems population={population} />
      {promotional1.length > 0 && <ShippingLinks banners={promotional1} />}
      <NewsletterBox className="mt-section" />
    </>
  );
}
