import { AFTER_SALE_STATUS } from '@passage/contract/codes';
import { canWithItem } from '@passage/contract/order-actions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { describeSku } from '../../lib/sku-properties.ts';
import { TextLink } from '../../ui/button.tsx';
import { ProductLine } from '../../ui/product-line.tsx';
import type { Order, OrderItem } from './orders.api.ts';

/** What was ordered, at the prices of that moment. */
export function OrderItems({ order }: { order: Order }): ReactElement {
  return (
    <ul className="min-w-0">
      {order.items.map((item) => (
        <Item key={item.id} item={item} order={order} />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: OrderItem;
  order: Order;
}

function Item({ item, order: { shopId, status } }: ItemProps): ReactElement {
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
      <AfterSaleLink item={item} orderStatus={status} />
    </ProductLine>
  );
}

/** The way to a refund: to ask for one, or to see how it stands. */
function AfterSaleLink({ item, orderStatus }: { item: OrderItem; orderStatus: number }): ReactElement | null {
  const { t } = useTranslation('orders');
  const { id, afterSaleId, afterSaleStatus } = item;
  const state = { orderStatus, afterSaleStatus };
  if (canWithItem('viewAfterSale', state) && afterSaleId !== null) {
    const isRefunded = afterSaleStatus === AFTER_SALE_STATUS.success;
    return (
      <TextLink to={paths.refundDetail({ afterSalesId: afterSaleId })} className="mt-2 text-xs">
        {t(isRefunded ? 'afterSale.done' : 'afterSale.underWay')}
      </TextLink>
    );
  }
  if (!canWithItem('applyForAfterSale', state)) return null;
  const { fail, partial } = AFTER_SALE_STATUS;
  return (
    <>
      {(afterSaleStatus === fail || afterSaleStatus === partial) && (
        <p className="mt-1 text-xs text-ink-soft">
          {t(afterSaleStatus === fail ? 'afterSale.failed' : 'afterSale.partly')}
        </p>
      )}
      <TextLink to={paths.refund({ orderItemId: id })} className="mt-2 text-xs">
        {t('afterSale.apply')}
      </TextLink>
    </>
  );
}
