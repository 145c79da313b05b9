import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { type Order, useCancelOrder, useConfirmReceipt } from './orders.api.ts';

const ConfirmDialog = lazyPart(() => import('../../ui/confirm-dialog.tsx'));

/** Ends an order that is not on its way yet, once that is confirmed. */
export function CancelOrder({ order }: { order: Order }): ReactElement {
  const { t } = useTranslation('orders');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelOrder();
  return (
    <>
      <TextButton
        className="min-h-11 self-center text-xs text-ink-soft only:self-start"
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
        description={t(order.payTime === null ? 'cancelText' : 'cancelPaidText', { no: order.no })}
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
  );
}

/** Completes an order whose goods have arrived, once that is confirmed. */
export function ConfirmReceipt({ order }: { order: Order }): ReactElement {
  const { t } = useTranslation('orders');
  const [isAsking, setIsAsking] = useState(false);
  const confirm = useConfirmReceipt();
  return (
    <>
      <Button
        variant="line"
        size="s"
        full
        aria-haspopup="dialog"
        {...ConfirmDialog.onIntent}
        onClick={() => setIsAsking(true)}
      >
        {t('confirmReceipt')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('receiptTitle')}
        description={t('receiptText', { no: order.no })}
        confirmLabel={t('receiptConfirm')}
        cancelLabel={t('receiptKeep')}
        busy={confirm.isPending}
        onConfirm={() =>
          confirm.mutate(order.id, {
            onSuccess: () => toast(t('receiptDone')),
            onSettled: () => setIsAsking(false),
          })
        }
      />
    </>
  );
}
