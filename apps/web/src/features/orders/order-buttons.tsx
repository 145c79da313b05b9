import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink, TextButton } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { toast } from '../../ui/toast.ts';
import { isOffered } from './order-actions.ts';
import { type Order, useCancelOrder } from './orders.api.ts';

const ConfirmDialog = lazyPart(() => import('../../ui/confirm-dialog.tsx'));

const CHECKOUT_PAY_STEP = 3;

interface OrderButtonsProps {
  order: Order;
  /** When `order` was fetched, epoch ms. */
  fetchedAt: number;
  /** The time to pay is over. */
  onTimeUp: () => void;
  /** Ways on from here, between what asks for action and what ends the order. */
  children?: ReactNode;
}

/** What can be done with an order, and how long it can be paid. */
export function OrderButtons({ order, fetchedAt, onTimeUp, children }: OrderButtonsProps): ReactElement {
  const { t } = useTranslation('orders');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelOrder();
  const together = order.tradeOrderIdList;
  return (
    <>
      {order.keyTTL > 0 && (
        <div className="pt-1 pb-2">
          <p className="text-xs text-ink-soft">{t('timeLeft')}</p>
          <Countdown endsAt={fetchedAt + order.keyTTL * 1000} onEnd={onTimeUp} className="block text-xl font-medium" />
        </div>
      )}
      {isOffered('payNow', order) && (
        <ButtonLink to={paths.basket({ step: CHECKOUT_PAY_STEP, orders: together.join(',') })} size="s" full>
          {t('payNow')}
        </ButtonLink>
      )}
      {isOffered('payNow', order) && together.length > 1 && (
        <p className="text-xs text-ink-soft">{t('paidTogether', { count: together.length - 1 })}</p>
      )}
      {children}
      {isOffered('cancel', order) && (
        <>
          <TextButton
            className="min-h-11 self-center text-xs text-ink-soft"
            aria-haspopup="dialog"
            {...ConfirmDialog.onIntent}
            onClick={() => setIsAsking(true)}
          >
            {t('cancel')}
          </TextButton>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={t('cancelTitle')}
            description={t('cancelText', { no: order.no })}
            confirmLabel={t('cancelConfirm')}
            cancelLabel={t('cancelKeep')}
            busy={cancel.isPending}
            onConfirm={() =>
              cancel.mutate(order.id, {
                onSuccess: () => toast(t('cancelDone')),
                onSettled: () => setIsAsking(false),
              })
            }
          />
        </>
      )}
    </>
  );
}
