import { AUDIT_STATUS, ORDER_STATUS } from '@passage/contract/codes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { type OrderDetail, type OrderGroup, useOrderGroup } from '../../features/orders/orders.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { usePageHead } from '../../lib/page-head.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';

function readIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

const PAY_STEP = 3;

const isUnderReview = ({ auditStatus }: OrderDetail): boolean => auditStatus === AUDIT_STATUS.waiting;

/** Neither paid nor with a proof that is looked at. */
const isUnpaid = (order: OrderDetail): boolean => order.payTime === null && !isUnderReview(order);

/** Where to go instead when these orders were not paid: an address alone pays nothing. */
function wayOn({ orders, isMissing }: OrderGroup, ids: readonly number[]): string | undefined {
  if (isMissing) return paths.myOrders();
  const unpaid = orders?.filter(isUnpaid) ?? [];
  if (unpaid.length === 0) return undefined;
  const isPayable = unpaid.some(({ status }) => status === ORDER_STATUS.waitPay);
  return isPayable ? paths.basket({ step: PAY_STEP, orders: ids.join(',') }) : paths.myOrders();
}

/** The end of a payment: which orders it was for, and what happens now. */
export default function PaymentSuccessPage({ name }: PageProps): ReactElement {
  const { t } = useTranslation('payment');
  const [params] = useSearchParams();
  // Handed in is a proof, which staff look at first.
  const told = name === 'successPayVirtualCurrency' ? 'review' : 'paid';
  const ids = readIds(params.get('orders'));
  const group = useOrderGroup(ids);
  // What is known from before the payment says nothing about it.
  const orders = group.isFetching ? undefined : group.orders;
  const kind = orders === undefined || ids.length === 0 ? told : orders.some(isUnderReview) ? 'review' : 'paid';
  usePageHead(t(`success.${kind}.title`), t(`success.${kind}.text`));
  const elsewhere = group.isFetching ? undefined : wayOn(group, ids);
  if (elsewhere !== undefined) return <Navigate to={elsewhere} replace />;
  const [first] = ids;
  const isOne = ids.length === 1 && first !== undefined;
  return (
    <Outcome
      title={t(`success.${kind}.title`)}
      text={t(`success.${kind}.text`)}
      next={{
        title: t('success.nextTitle'),
        steps: [t(`success.${kind}.next1`), t(`success.${kind}.next2`), t(`success.${kind}.next3`)],
      }}
      actions={
        <>
          <ButtonLink to={isOne ? paths.orderDetails({ no: first }) : paths.myOrders()}>
            {t(isOne ? 'success.order' : 'success.orders')}
          </ButtonLink>
          <ButtonLink variant="line" to={paths.landing()}>
            {t('success.continue')}
          </ButtonLink>
        </>
      }
    >
      {ids.length > 0 && <PaidOrders {...group} />}
    </Outcome>
  );
}

function PaidOrders({ orders, isError }: OrderGroup): ReactElement | null {
  const { t } = useTranslation('payment');
  // The payment stands whether or not its orders can be shown just now.
  if (isError) return null;
  if (!orders) {
    return (
      <LoadingArea className="mt-6 w-full border-y border-line py-4">
        <SkeletonLine width={100} />
      </LoadingArea>
    );
  }
  return (
    <ul className="num mt-6 w-full divide-y divide-line border-y border-line text-sm">
      {orders.map(({ id, no, shopName, payPrice }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-left">
          <span className="min-w-0">
            <Link to={paths.orderDetails({ no: id })} className="font-medium hover:text-accent">
              {t('success.number', { no })}
            </Link>
            <span className="block text-ink-soft wrap-anywhere">{shopName}</span>
          </span>
          <span>{formatCharged(payPrice)}</span>
        </li>
      ))}
    </ul>
  );
}
