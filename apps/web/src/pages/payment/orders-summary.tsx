import { add } from '@passage/money';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '../../features/orders/orders.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { describeValues } from '../../lib/sku-properties.ts';
import {
  SummaryAmount,
  SummaryAmounts,
  SummaryItem,
  SummaryPanel,
  SummaryPart,
  SummaryTotal,
} from '../../ui/summary.tsx';

/** What was ordered and is to be paid, with each shop's freight. */
export function OrdersSummary({
  orders,
  children,
}: {
  orders: readonly OrderDetail[];
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('basket');
  const [first] = orders;
  const pieces = orders.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <SummaryPanel title={t('summary.title')}>
      <ul className="grid gap-5">
        {orders
          .flatMap(({ items }) => items)
          .map(({ id, spuName, brandName, picUrl, properties, count, saleprice }) => (
            <SummaryItem
              key={id}
              name={spuName}
              brand={brandName}
              picture={picUrl}
              detail={describeValues(properties)}
              amount={t('summary.times', { count, price: formatCharged(saleprice) })}
            />
          ))}
      </ul>
      {first && (
        <SummaryPart>
          <h3 className="mb-1 text-sm font-medium">{t('summary.deliverTo')}</h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {first.receiverName}
            <br />
            {first.receiverDetailAddress}
            <br />
            {[first.receiverZipcode, first.receiverCity].filter(Boolean).join(' ')}, {first.receiverAreaName}
          </p>
        </SummaryPart>
      )}
      <SummaryAmounts>
        <SummaryAmount label={t('summary.goods', { count: pieces })}>
          {formatCharged(add(...orders.map(({ saleprice }) => saleprice)))}
        </SummaryAmount>
        {orders.map(({ id, shopName, deliveryPrice }) => (
          <SummaryAmount key={id} label={t('summary.freightOf', { shop: shopName })}>
            {deliveryPrice === 0n ? t('summary.exempt') : formatCharged(deliveryPrice)}
          </SummaryAmount>
        ))}
      </SummaryAmounts>
      <SummaryTotal label={t('summary.total')}>
        {formatCharged(add(...orders.map(({ payPrice }) => payPrice)))}
      </SummaryTotal>
      {children}
    </SummaryPanel>
  );
}
