import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { describeSku } from '../../lib/sku-properties.ts';
import { ProductLine } from '../../ui/product-line.tsx';
import type { Order, OrderItem } from './orders.api.ts';

/** What was ordered, at the prices of that moment. */
export function OrderItems({ order }: { order: Order }): ReactElement {
  return (
    <ul className="min-w-0">
      {order.items.map((item) => (
        <Item key={item.id} item={item} shopId={order.shopId} />
      ))}
    </ul>
  );
}

function Item({ item, shopId }: { item: OrderItem; shopId: number }): ReactElement {
  const { t } = useTranslation('orders');
  const { spuId, spuName, brandName, picUrl, properties, count, saleprice, productStatus } = item;
  return (
    <ProductLine
      to={paths.productDetail({ no: spuId, shopId })}
      name={spuName}
      brand={brandName}
      picture={picUrl}
      detail={describeSku(properties)}
      end={
        <div className="max-cards:flex max-cards:justify-between max-cards:gap-4">
          <p className="wrap-anywhere">{formatCharged(saleprice)}</p>
          <p className="text-ink-faint cards:text-xs">{t('quantity', { count })}</p>
        </div>
      }
    >
      {productStatus !== 'on' && <p className="mt-1 text-xs text-ink-faint">{t(`product.${productStatus}`)}</p>}
    </ProductLine>
  );
}
