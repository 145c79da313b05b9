import { PAY_TYPE } from '@passage/contract/codes';
import { type Cents, ZERO } from '@passage/money';
import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PayMethods, PayMethodsSkeleton } from '../../features/payment/pay-methods.tsx';
import { PayPasswordDialog } from '../../features/payment/pay-password-part.ts';
import { isPaidByProof, usePayMethods } from '../../features/payment/payment.api.ts';
import { ProofDialog } from '../../features/payment/proof-part.ts';
import { useWallet } from '../../features/wallet/wallet.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { LoadingArea } from '../../ui/skeleton.tsx';
import { StepLayout } from './step-layout.tsx';
import type { Payment, Prepare } from './use-payment.ts';

/** The pay method that is chosen, by its number. The address bar holds it. */
export interface PayChoice {
  payType: number | undefined;
  onPayType: (payType: number) => void;
}

interface PayScreenProps extends PayChoice {
  payment: Payment;
  due: Cents;
  /** Beside a pay method there is all that it takes: pieces, address, time. */
  canPay: boolean;
  prepare: Prepare;
  /** The column on the right, around the button that pays. */
  summary: (button: ReactElement) => ReactNode;
}

/** The pay methods beside what is paid, and the question for the transaction password or for a proof. */
export function PayScreen({
  payment,
  payType,
  onPayType,
  due,
  canPay,
  prepare,
  summary,
}: PayScreenProps): ReactElement {
  const { t } = useTranslation('payment');
  const { data: methods } = usePayMethods();
  const { data: wallet } = useWallet();
  const method = methods?.find((known) => known.payType === payType);
  const isShort = payType === PAY_TYPE.balance && (wallet === undefined || wallet.balance < due);
  const isReady = canPay && method !== undefined && !isShort;
  const Next = method !== undefined && isPaidByProof(method.payType) ? ProofDialog : PayPasswordDialog;
  const button = (
    <Button
      full
      disabled={!isReady}
      busy={isReady && payment.isPreparing}
      {...Next.onIntent}
      onClick={() => {
        if (method) payment.confirm({ method, due, prepare });
      }}
    >
      {t('confirm')}
    </Button>
  );
  const onOpenChange = (open: boolean): void => {
    if (!open) payment.stopAsking();
  };
  return (
    <>
      <StepLayout summary={summary(button)}>
        <Methods due={due} payType={payType} onPayType={onPayType} />
      </StepLayout>
      <PayPasswordDialog
        open={payment.asking === 'password'}
        onOpenChange={onOpenChange}
        onSubmit={payment.payWith}
        isBusy={payment.isPaying}
        error={payment.refusal}
        description={
          <Trans
            t={t}
            i18nKey="fromBalance"
            values={{ amount: formatCharged(due), balance: formatCharged(wallet?.balance ?? ZERO) }}
            components={{ strong: <strong className="num font-medium text-ink" /> }}
          />
        }
        submitLabel={t('pay', { amount: formatCharged(due) })}
      />
      {methods
        ?.filter((known) => isPaidByProof(known.payType))
        .map((known) => {
          // A dialog of its own for each method: what was chosen for one is no proof of another.
          const isAsked = payment.asking === 'proof' && known.payType === payType;
          return (
            <ProofDialog
              key={known.payType}
              open={isAsked}
              onOpenChange={onOpenChange}
              method={known}
              due={due}
              onSubmit={payment.prove}
              isBusy={isAsked && payment.isPaying}
              error={isAsked ? payment.refusal : undefined}
            />
          );
        })}
    </>
  );
}

function Methods({ due, payType, onPayType }: PayChoice & { due: Cents }): ReactElement {
  const { t } = useTranslation('payment');
  const methods = usePayMethods();
  const { data: wallet } = useWallet();
  return (
    <section aria-labelledby="pay-title">
      <h2 id="pay-title" className="type-title mb-6">
        {t('question')}
      </h2>
      {methods.data ? (
        <PayMethods methods={methods.data} chosen={payType} onChoose={onPayType} due={due} balance={wallet?.balance} />
      ) : methods.isError ? (
        <ErrorState onRetry={() => methods.refetch()} busy={methods.isFetching} />
      ) : (
        <LoadingArea>
          <PayMethodsSkeleton />
        </LoadingArea>
      )}
      <p className="mt-6 flex items-start gap-3 text-sm text-ink-soft">
        <AlertIcon />
        {t('note')}
      </p>
    </section>
  );
}
