import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '../../features/orders/orders.api.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface NothingToPayProps {
  reason: 'empty' | 'missing' | 'paid' | 'cancelled' | 'reviewed';
  orders?: readonly OrderDetail[];
}

/** Nothing left to pay: why, and where to go. A proof that is being looked at can be replaced. */
export function NothingToPay({ reason, orders = [] }: NothingToPayProps): ReactElement {
  const { t } = useTranslation('basket');
  const [first] = orders;
  const to = orders.length === 1 && first ? paths.orderDetails({ no: first.id }) : paths.myOrders();
  return (
    <EmptyState
      title={t(`nothing.${reason}.title`)}
      text={t(`nothing.${reason}.text`)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink to={to}>{t('nothing.orders')}</ButtonLink>
          {reason === 'reviewed' && orders.length === 1 && first ? (
            <ButtonLink variant="line" to={paths.paymentPage(first.id, { onlyProof: true })}>
              {t('nothing.replace')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="line" to={paths.landing()}>
              {t('bag.emptyAction')}
            </ButtonLink>
          )}
        </div>
      }
    />
  );
}
