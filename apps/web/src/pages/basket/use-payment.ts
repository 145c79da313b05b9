import { AUDIT_STATUS, ORDER_STATUS, PAY_TYPE } from '@passage/contract/codes';
import type { Cents } from '@passage/money';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fetchOrders, orderKeys } from '../../features/orders/orders.api.ts';
import { usePayOrders } from '../../features/payment/payment.api.ts';
import { useWallet } from '../../features/wallet/wallet.api.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { paths } from '../../lib/paths.ts';
import { clearToasts, toast } from '../../ui/toast.ts';
import { isFailure, messageOf } from './failures.ts';
import type { Tip } from './tips-dialog.tsx';

/** The orders to pay, made now where there are none yet; undefined when that failed. */
export type Prepare = () => Promise<readonly number[] | undefined>;

interface Intended {
  payType: number;
  due: Cents;
  prepare: Prepare;
}

export interface Payment {
  isPreparing: boolean;
  isPaying: boolean;
  /** The password dialog is open. */
  isAsking: boolean;
  stopAsking: () => void;
  /** Why the last password did not pay. */
  refusal: string | undefined;
  confirm: (intended: Intended) => Promise<void>;
  submit: (payPassword: string) => void;
}

/** From Confirm payment to the success page. */
export function usePayment(onTip: (tip: Tip) => void): Payment {
  const { t } = useTranslation('payment');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const wallet = useWallet();
  const pay = usePayOrders();
  const keys = useAttemptKeys();
  const orderIds = useRef<readonly number[]>([]);
  const [isPreparing, setIsPreparing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const warn = (message: string): void => {
    clearToasts();
    toast(message, { tone: 'warning' });
  };

  const prepareBalance = async ({ due, prepare }: Intended): Promise<void> => {
    const { data: purse } = await wallet.refetch();
    if (!purse) return warn(t('failed'));
    if (!purse.payPasswordFlag) return onTip('payPassword');
    if (purse.balance < due) return warn(t('insufficient'));
    const ids = await prepare();
    if (!ids) return;
    // Another tab may have paid them, or their time may be over.
    const orders = await fetchOrders(queryClient, ids);
    const isPayable = orders.every(
      ({ status, auditStatus }) => status === ORDER_STATUS.waitPay && auditStatus !== AUDIT_STATUS.waiting,
    );
    if (!isPayable) return leaveForOrders(t('noLongerPayable'));
    orderIds.current = ids;
    setRefusal(undefined);
    setIsAsking(true);
  };

  const leaveForOrders = (message: string): void => {
    queryClient.invalidateQueries({ queryKey: orderKeys.all });
    warn(message);
    navigate(paths.myOrders());
  };

  const confirm = async (intended: Intended): Promise<void> => {
    if (intended.payType !== PAY_TYPE.balance) return warn(t('underDevelopment'));
    setIsPreparing(true);
    try {
      await prepareBalance(intended);
    } catch (error) {
      warn(messageOf(error) ?? t('failed'));
    } finally {
      setIsPreparing(false);
    }
  };

  const refuse = (error: Error): void => {
    const message = messageOf(error);
    // What the server did not answer may have happened all the same: the same password asks again with the same key.
    if (message === undefined) setRefusal(t('unanswered'));
    else if (isFailure(error, 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', 'TOO_MANY_REQUESTS')) setRefusal(message);
    else {
      setIsAsking(false);
      if (isFailure(error, 'PAY_PASSWORD_NOT_SET')) onTip('payPassword');
      else if (isFailure(error, 'ORDER_NOT_PAYABLE', 'NOT_FOUND', 'PROOF_UNDER_REVIEW')) leaveForOrders(message);
      else if (!isFailure(error, 'NOT_SIGNED_IN', 'SIGNED_OUT')) warn(message);
    }
  };

  const submit = (payPassword: string): void => {
    const intended = { payType: PAY_TYPE.balance, orderIds: orderIds.current, payPassword };
    pay.mutate(
      { ...intended, idempotencyKey: keys.keyFor(intended) },
      {
        onSuccess: () => {
          keys.forget();
          queryClient.invalidateQueries({ queryKey: orderKeys.all });
          navigate(paths.successPay({ orders: orderIds.current.join(',') }), { replace: true });
        },
        onError: refuse,
      },
    );
  };

  return {
    isPreparing,
    isPaying: pay.isPending,
    isAsking,
    stopAsking: () => setIsAsking(false),
    refusal,
    confirm,
    submit,
  };
}
