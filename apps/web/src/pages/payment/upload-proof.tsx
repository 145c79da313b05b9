import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderDetail, useOrderGroup } from '../../features/orders/orders.api.ts';
import { isPaidByProof, usePayMethods } from '../../features/payment/payment.api.ts';
import { useUploads } from '../../lib/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AlertIcon, ClockIcon } from '../../ui/icons.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrdersSummary } from './orders-summary.tsx';
import { PayPending, reasonOf } from './pay-orders.tsx';
import { StepLayout } from './step-layout.tsx';
import type { Payment } from './use-payment.ts';

interface UploadProofProps {
  id: number;
  payment: Payment;
}

/** For an order that is paid elsewhere: the screenshot of it, or another one in its place. */
export function UploadProof({ id, payment }: UploadProofProps): ReactElement {
  const { orders, isError, isMissing, isFetching, refetch } = useOrderGroup([id]);
  if (isMissing) return <NothingToPay reason="missing" />;
  if (isError) return <ErrorState onRetry={refetch} busy={isFetching} />;
  const [order] = orders ?? [];
  if (!order) return <PayPending />;
  const isOpen = order.status === ORDER_STATUS.waitPay && (isWaiting(order) || order.keyTTL > 0);
  if (!isOpen) return <NothingToPay reason={reasonOf([order])} orders={[order]} />;
  return <ProofForm order={order} payment={payment} />;
}

const isWaiting = ({ auditStatus }: OrderDetail): boolean => auditStatus === AUDIT_STATUS.waiting;

function ProofForm({ order, payment }: { order: OrderDetail; payment: Payment }): ReactElement {
  const { t } = useTranslation('payment');
  const methods = usePayMethods();
  const proof = useUploads({ purpose: 'proof' });
  const [address] = proof.addresses;
  const [chosen, setChosen] = useState('');
  // An order that was to be paid from the balance does not say how else it was paid.
  const isMethodKnown = isPaidByProof(order.payMethodType);
  const payType = isMethodKnown ? order.payMethodType : Number(chosen) || null;
  return (
    <StepLayout summary={<OrdersSummary orders={[order]}>{null}</OrdersSummary>}>
      <div className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-8">
        {isWaiting(order) && <Notice icon={<ClockIcon />}>{t('proof.replaces')}</Notice>}
        {order.auditStatus === AUDIT_STATUS.rejected && (
          <Notice icon={<AlertIcon />} isBad>
            {order.auditRemark === '' ? t('proof.rejected') : t('proof.rejectedWhy', { reason: order.auditRemark })}
          </Notice>
        )}
        {isMethodKnown ? (
          order.payName !== '' && (
            <p className="text-sm">
              <span className="text-ink-soft">{t('proof.paidBy')}</span> {order.payName}
            </p>
          )
        ) : (
          <SelectField
            label={t('proof.paidBy')}
            placeholder={t('proof.choose')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={(methods.data ?? [])
              .filter((method) => isPaidByProof(method.payType))
              .map((method) => ({ value: String(method.payType), label: method.name || method.englishName }))}
          />
        )}
        <PictureUpload label={t('proof.screenshot')} error={payment.refusal} {...proof.field} />
        <div>
          <Button
            className="max-cards:w-full"
            disabled={address === undefined || payType === null}
            busy={payment.isPaying}
            onClick={() => {
              if (address !== undefined && payType !== null)
                payment.proveOrders({ payType, orderIds: [order.id], payOrderPic: address });
            }}
          >
            {t('proof.submit')}
          </Button>
          <p className="mt-4 text-sm text-ink-soft">{t('proof.review')}</p>
        </div>
      </div>
    </StepLayout>
  );
}

function Notice({
  icon,
  isBad = false,
  children,
}: {
  icon: ReactNode;
  isBad?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <p className={`flex items-start gap-3 p-4 text-sm ${isBad ? 'bg-error-wash text-error' : 'bg-ground'}`}>
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
