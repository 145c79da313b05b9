import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../features/catalogue/catalogue.api.ts';
import { USUAL_FREE_FROM, USUAL_FREIGHT } from '../../lib/delivery.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { usePriceFormat } from '../../lib/price-format.ts';
import { TextLink } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** What there is to read about a product. */
export function ProductFolds({ product }: { product: ProductDetail }): ReactElement {
  const { t } = useTranslation('product');
  const format = usePriceFormat();
  const details = [
    { name: t('details.brand'), value: product.brandName },
    { name: t('details.designer'), value: product.designerName },
    { name: t('details.shop'), value: product.shopname },
    { name: t('details.number'), value: String(product.id) },
    { name: t('details.sold'), value: product.salesCount > 0 ? formatCount(product.salesCount) : undefined },
  ];
  return (
    <>
      {product.description !== '' && (
        <Fold open title={t('folds.description')}>
          <RichText html={product.description} className="max-w-read text-sm text-ink-soft" />
        </Fold>
      )}
      <Fold title={t('folds.details')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
          {details.map(
            ({ name, value }) =>
              value !== undefined &&
              value !== '' && (
                <div key={name} className="contents">
                  <dt className="text-ink-faint">{name}</dt>
                  <dd className="num wrap-anywhere">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Fold>
      <Fold title={t('folds.delivery')}>
        <div className="grid gap-3 text-sm text-ink-soft">
          <p>{t('folds.deliveryText', { freight: format(USUAL_FREIGHT), free: format(USUAL_FREE_FROM) })}</p>
          <p>{t('folds.returnsText')}</p>
          <p>
            <TextLink to={paths.customerService({ type: 'shipment' })} className="text-ink">
              {t('folds.help')}
            </TextLink>
          </p>
        </div>
      </Fold>
    </>
  );
}
