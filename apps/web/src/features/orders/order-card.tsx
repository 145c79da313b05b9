import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCharged, formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderShop } from './order-shop.tsx';
import { OrderStatusTag } from './order-status-tag.tsx';
import type { Order } from './orders.api.ts';

interface OrderCardProps {
  order: Order;
  fetchedAt: number;
  onTimeUp: () => void;
}

/** An order in the list: whose, which, how it stands, what is in it, what can be done. */
export function OrderCard({ order, fetchedAt, onTimeUp }: OrderCardProps): ReactElement {
  const { t } = useTranslation('orders');
  const detail = paths.orderDetails({ no: order.id });
  return (
    <article aria-label={t('number', { no: order.no })} className="border-t border-ink pt-5 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <OrderShop order={order} />
        <OrderStatusTag order={order} />
      </div>
      <p className="num flex flex-wrap gap-x-5 gap-y-0.5 text-xs text-ink-soft">
        <Link to={detail} className="hover:text-accent">
          {t('number', { no: order.no })}
        </Link>
        <time dateTime={order.createTime.toISOString()}>{formatDateTime(order.createTime)}</time>
        <span>{t('items', { count: order.productCount })}</span>
      </p>
      {order.auditRemark !== '' && <p className="mt-2 text-sm text-error">{order.auditRemark}</p>}
      <div className="mt-5 grid gap-x-12 gap-y-6 cards:grid-cols-[minmax(0,1fr)_212px]">
        <OrderItems order={order} />
        <div className="flex flex-col gap-2">
          <dl className="mb-2 flex items-baseline justify-between gap-4 text-sm">
            <dt className="text-ink-soft">{t('total')}</dt>
            <dd className="num text-right text-base font-medium wrap-anywhere">{formatCharged(order.payPrice)}</dd>
          </dl>
          <OrderButtons order={order} place="list" fetchedAt={fetchedAt} onTimeUp={onTimeUp}>
            <ButtonLink to={detail} variant="quiet" size="s" full>
              <span>
                {t('details')}
                <span className="sr-only">, {t('number', { no: order.no })}</span>
              </span>
            </ButtonLink>
          </OrderButtons>
        </div>
      </div>
    </article>
  );
}
