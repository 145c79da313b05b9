import { type ReactElement, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isNotFound, useProduct } from '../../features/catalogue/catalogue.api.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProductMissing } from './product-missing.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

function idOf(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** A product, by its number and its shop's. */
export default function ProductDetailPage(): ReactElement {
  const { t } = useTranslation('product');
  const [params] = useSearchParams();
  const no = idOf(params.get('no'));
  const { data, error, isFetching, refetch } = useProduct(no, idOf(params.get('shopId')));
  // Much at once: drawn in slices, so that a press is heard meanwhile.
  const shown = useDeferredValue(data);
  usePageHead(t('title'));

  if (no === undefined || isNotFound(error)) return <ProductMissing />;
  if (data && shown) return <ProductView key={shown.id} product={shown} />;
  if (error) {
    return (
      <div className="frame py-16">
        <ErrorState heading="h1" title={t('error.title')} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <ProductSkeleton />;
}
