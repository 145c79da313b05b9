import { PAY_TYPE } from '@passage/contract/codes';
import { type Cents, ZERO } from '@passage/money';
import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PayMethods, PayMethodsSkeleton } from '../../features/payment/pay-methods.tsx';
import { PayPasswordDialog } from '../../features/payment/pay-password-part.ts';
import { usePayMethods } from '../../features/payment/payment.api.ts';
import { useWallet } from '../../features/wallet/wallet.api.ts';
import { formatCharged } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AlertIcon } from '../../ui/icons.tsx';
import { LoadingArea } from '../../ui/skeleton.tsx';
import { useCheckout } from './checkout-query.ts';
import { StepLayout } from './step-layout.tsx';
import type { Payment, Prepare } from './use-payment.ts';

interface PayScreenProps {
  payment: Payment;
  due: Cents;
  /** Beside a pay method there is all that it takes: pieces, address, time. */
  canPay: boolean;
  prepare: Prepare;
  /** The column on the right, around the button that pays. */
  summary: (button: ReactElement) => ReactNode;
}

/** The pay methods beside what is paid, and the question for the transaction password. */
export function PayScreen({ payment, due, canPay, prepare, summary }: PayScreenProps): ReactElement {
  const { t } = useTranslation('payment');
  const { query } = useCheckout();
  const { data: wallet } = useWallet();
  const { payType } = query;
  const isShort = payType === PAY_TYPE.balance && (wallet === undefined || wallet.balance < due);
  const isReady = canPay && payType !== undefined && !isShort;
  const button = (
    <Button
      full
      disabled={!isReady}
      busy={isReady && payment.isPreparing}
      {...PayPasswordDialog.onIntent}
      onClick={() => {
        if (payType !== undefined) payment.confirm({ payType, due, prepare });
      }}
    >
      {t('confirm')}
    </Button>
  );
  return (
    <>
      <StepLayout summary={summary(button)}>
        <Methods due={due} />
      </StepLayout>
      <PayPasswordDialog
        open={payment.isAsking}
        onOpenChange={(open) => {
          if (!open) payment.stopAsking();
        }}
        onSubmit={payment.submit}
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
    </>
  );
}

function Methods({ due }: { due: Cents }): ReactElement {
  const { t } = useTranslation('payment');
  const { query, note } = useCheckout();
  const methods = usePayMethods();
  const { data: wallet } = useWallet();
  return (
    <section aria-labelledby="pay-title">
      <h2 id="pay-title" className="type-title mb-6">
        {t('question')}
      </h2>
      {methods.data ? (
        <PayMethods
          methods={methods.data}
          chosen={query.payType}
          onChoose={(payType) => note({ payType })}
          due={due}
          balance={wallet?.balance}
        />
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
