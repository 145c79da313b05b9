import { AUDIT_STATUS, ORDER_STATUS, PAY_TYPE } from '@passage/contract/codes';
import type { Cents } from '@passage/money';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fetchOrders, type OrderDetail, orderKeys } from '../../features/orders/orders.api.ts';
import { isPaidByProof, type PayMethod, usePayOrders } from '../../features/payment/payment.api.ts';
import { useWallet } from '../../features/wallet/wallet.api.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { isFailure, messageOf, saysField } from '../../lib/failures.ts';
import { paths } from '../../lib/paths.ts';
import { clearToasts, toast } from '../../ui/toast.ts';

/** The orders to pay, made now where there are none yet; undefined when that failed. */
export type Prepare = () => Promise<readonly number[] | undefined>;

interface Intended {
  method: Pick<PayMethod, 'payType'>;
  due: Cents;
  prepare: Prepare;
}

export interface Payment {
  isPreparing: boolean;
  isPaying: boolean;
  /** The dialog that is open: for the transaction password, or for the proof of a payment elsewhere. */
  asking: 'password' | 'proof' | undefined;
  stopAsking: () => void;
  /** Why the last password or proof was not taken. */
  refusal: string | undefined;
  confirm: (intended: Intended) => Promise<void>;
  /** Pays from the balance what was confirmed. */
  payWith: (payPassword: string) => void;
  /** Hands in the proof of what was confirmed. */
  prove: (payOrderPic: string) => void;
  /** Hands in a proof without more ado. */
  proveOrders: (of: { payType: number; orderIds: readonly number[]; payOrderPic: string }) => void;
}

/** Whether an order can be paid: it waits for it, and no proof of it is being looked at. */
export const isPayable = ({ status, auditStatus }: Pick<OrderDetail, 'status' | 'auditStatus'>): boolean =>
  status === ORDER_STATUS.waitPay && auditStatus !== AUDIT_STATUS.waiting;

/** From Confirm payment to the success page. */
export function usePayment(onPayPasswordMissing: () => void): Payment {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const wallet = useWallet();
  const pay = usePayOrders();
  const keys = useAttemptKeys();
  const confirmed = useRef<{ payType: number; orderIds: readonly number[] }>({ payType: 0, orderIds: [] });
  const [isPreparing, setIsPreparing] = useState(false);
  const [asking, setAsking] = useState<Payment['asking']>();
  const [refusal, setRefusal] = useState<string>();
  const warn = (message: string): void => {
    clearToasts();
    toast(message, { tone: 'warning' });
  };

  const leaveForOrders = (message: string): void => {
    queryClient.invalidateQueries({ queryKey: orderKeys.all });
    warn(message);
    navigate(paths.myOrders());
  };

  /** Whether the balance can pay; the shopper has been told why where it cannot. */
  const hasBalanceFor = async (due: Cents): Promise<boolean> => {
    const { data: purse } = await wallet.refetch();
    if (!purse) warn(t('failed'));
    else if (!purse.payPasswordFlag) onPayPasswordMissing();
    else if (purse.balance < due) warn(t('insufficient'));
    else return true;
    return false;
  };

  const ask = async ({ method: { payType }, due, prepare }: Intended): Promise<void> => {
    if (payType === PAY_TYPE.balance && !(await hasBalanceFor(due))) return;
    const orderIds = await prepare();
    if (!orderIds) return;
    // Another tab may have paid them, or their time may be over.
    const orders = await fetchOrders(queryClient, orderIds);
    if (!orders.every(isPayable)) return leaveForOrders(t('noLongerPayable'));
    confirmed.current = { payType, orderIds };
    setRefusal(undefined);
    setAsking(payType === PAY_TYPE.balance ? 'password' : 'proof');
  };

  const confirm = async (intended: Intended): Promise<void> => {
    const { payType } = intended.method;
    if (payType !== PAY_TYPE.balance && !isPaidByProof(payType)) return warn(t('underDevelopment'));
    setIsPreparing(true);
    try {
      await ask(intended);
    } catch (error) {
      warn(messageOf(error) ?? t('failed'));
    } finally {
      setIsPreparing(false);
    }
  };

  const refuse = (error: Error, unanswered: string): void => {
    const message = messageOf(error);
    const field = saysField(error, 'payOrderPic');
    // What the server did not answer may have happened all the same: a repeat asks again with the same key.
    if (message === undefined) setRefusal(unanswered);
    else if (field !== undefined) setRefusal(field);
    else if (isFailure(error, 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', 'TOO_MANY_REQUESTS')) setRefusal(message);
    else {
      setAsking(undefined);
      if (isFailure(error, 'PAY_PASSWORD_NOT_SET')) onPayPasswordMissing();
      else if (isFailure(error, 'ORDER_NOT_PAYABLE', 'NOT_FOUND', 'PROOF_UNDER_REVIEW')) leaveForOrders(message);
      else if (!isFailure(error, 'NOT_SIGNED_IN', 'SIGNED_OUT')) warn(message);
    }
  };

  const payWith = (payPassword: string): void => {
    const attempt = { ...confirmed.current, payPassword };
    pay.mutate(
      { ...attempt, idempotencyKey: keys.keyFor(attempt) },
      {
        onSuccess: () => finish(paths.successPay({ orders: attempt.orderIds.join(',') })),
        onError: (error) => refuse(error, t('unanswered')),
      },
    );
  };

  const proveOrders: Payment['proveOrders'] = (attempt) => {
    setRefusal(undefined);
    pay.mutate(
      { ...attempt, idempotencyKey: keys.keyFor(attempt) },
      {
        onSuccess: () => finish(paths.successPayVirtualCurrency({ orders: attempt.orderIds.join(',') })),
        onError: (error) => refuse(error, t('proof.unanswered')),
      },
    );
  };

  const finish = (to: string): void => {
    keys.forget();
    queryClient.invalidateQueries({ queryKey: orderKeys.all });
    navigate(to, { replace: true });
  };

  return {
    isPreparing,
    isPaying: pay.isPending,
    asking,
    stopAsking: () => setAsking(undefined),
    refusal,
    confirm,
    payWith,
    prove: (payOrderPic) => proveOrders({ ...confirmed.current, payOrderPic }),
    proveOrders,
  };
}
