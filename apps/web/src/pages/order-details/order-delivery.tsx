import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { OrderDetail } from '../../features/orders/orders.api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Timeline } from '../../ui/timeline.tsx';

const PART = 'delivery';

/** Who carries the order, under which number, and how far it has come. */
export function OrderDelivery({ order }: { order: OrderDetail }): ReactElement {
  const { t } = useTranslation('orders');
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isWanted = hash === `#${PART}`;
  // The page's own address may name this part before the order is there.
  useLayoutEffect(() => {
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted]);

  const events = order.deliveryOrbits.map(({ content, deliveryTime }) => ({ text: content, time: deliveryTime }));
  return (
    <section
      ref={section}
      id={PART}
      aria-labelledby="order-delivery"
      className="mt-6 grid scroll-mt-40 gap-x-16 gap-y-6 border-t border-line pt-5 cards:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 id="order-delivery" className="mb-3 text-base font-medium">
          {t('delivery.title')}
        </h2>
        <dl className="grid gap-2 text-sm">
          {order.logisticsCompany !== '' && (
            <div className="flex items-baseline justify-between gap-4">
              <dt className="text-ink-soft">{t('delivery.company')}</dt>
              <dd className="text-right wrap-anywhere">{order.logisticsCompany}</dd>
            </div>
          )}
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t('delivery.number')}</dt>
            <dd className="num flex min-w-0 flex-wrap items-center justify-end gap-x-4 text-right font-medium">
              <span className="min-w-0 wrap-anywhere">{order.logisticsNo || t('delivery.none')}</span>
              {order.logisticsNo !== '' && (
                <CopyButton text={order.logisticsNo} className="shrink-0 text-xs font-normal" />
              )}
            </dd>
          </div>
        </dl>
      </div>
      <div className="min-w-0">
        <h3 className="mb-3 text-base font-medium">{t('delivery.way')}</h3>
        {events.length > 0 ? (
          <Timeline label={t('delivery.way')} events={events} />
        ) : (
          <p className="text-sm text-ink-soft">{t('delivery.noWay')}</p>
        )}
      </div>
    </section>
  );
}
