import { cents, ZERO } from '@passage/money';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PayPasswordDialog } from '../../features/payment/pay-password-part.ts';
import { useWallet, walletKeys } from '../../features/wallet/wallet.api.ts';
import type { WithdrawalChoice } from '../../features/withdrawals/amount-dialog.tsx';
import { AmountDialog } from '../../features/withdrawals/amount-part.ts';
import { useAddressList, useWithdraw, useWithdrawalTypes } from '../../features/withdrawals/withdrawals.api.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { isFailure, messageOf, saysField } from '../../lib/failures.ts';
import { formatCharged } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { paths } from '../../lib/paths.ts';
import { useRefetchSoon } from '../../lib/use-refetch-soon.ts';
import { Button } from '../../ui/button.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';

const ConfirmDialog = lazyPart(() => import('../../ui/confirm-dialog.tsx'));

/** What is asked, one after the other; `set` where there is no transaction password yet. */
type Step = 'set' | 'amount' | 'password';

interface Refusal {
  amount?: string | undefined;
  address?: string | undefined;
  password?: string | undefined;
}

/** The button that withdraws, and its dialogs: amount and address, then the transaction password. */
export function WithdrawFlow(): ReactElement {
  const { t } = useTranslation('withdrawals');
  const navigate = useNavigate();
  const wallet = useWallet();
  const addresses = useAddressList(false);
  const types = useWithdrawalTypes(false);
  const withdraw = useWithdraw();
  const keys = useAttemptKeys();
  const refetchSoon = useRefetchSoon(walletKeys.all);
  const [step, setStep] = useState<Step>();
  const [choice, setChoice] = useState<WithdrawalChoice>();
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isOpening, setIsOpening] = useState(false);
  const warn = (message: string): void => {
    clearToasts();
    toast(message, { tone: 'warning' });
  };

  const open = async (): Promise<void> => {
    setIsOpening(true);
    const { data: purse } = await wallet.refetch();
    const isSet = purse?.payPasswordFlag === true;
    const [list, known] = isSet ? await Promise.all([addresses.refetch(), types.refetch()]) : [];
    setIsOpening(false);
    setChoice(undefined);
    setRefusal({});
    if (purse && !isSet) setStep('set');
    else if (list?.data && known?.data) setStep('amount');
    else warn(t('withdraw.notReady'));
  };

  const refuse = (error: Error): void => {
    const message = messageOf(error);
    const amount = isFailure(error, 'INSUFFICIENT_BALANCE') ? message : saysField(error, 'amount');
    const address = isFailure(error, 'NOT_ALLOWED')
      ? t('withdraw.addressGone')
      : (saysField(error, 'type') ?? saysField(error, 'receiveAddress'));
    // What the server did not answer may have happened all the same: the same password asks again with the same key.
    if (message === undefined) setRefusal({ password: t('withdraw.unanswered') });
    else if (isFailure(error, 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED', 'TOO_MANY_REQUESTS'))
      setRefusal({ password: message });
    else if (isFailure(error, 'PAY_PASSWORD_NOT_SET')) setStep('set');
    else if (amount !== undefined || address !== undefined) {
      setRefusal({ amount, address });
      setStep('amount');
      void Promise.all([wallet.refetch(), addresses.refetch()]);
    } else {
      setStep(undefined);
      if (!isFailure(error, 'NOT_SIGNED_IN', 'SIGNED_OUT')) warn(message);
    }
  };

  const submit = (payPassword: string): void => {
    if (!choice) return;
    const { amount, address } = choice;
    const input = { amount, type: address.type, receiveAddress: String(address.id), payPassword };
    withdraw.mutate(
      { ...input, idempotencyKey: keys.keyFor(input) },
      {
        onSuccess: () => {
          keys.forget();
          setStep(undefined);
          clearToasts();
          toast(t('success'));
          refetchSoon();
        },
        onError: refuse,
      },
    );
  };

  const closeOr = (next: Step | undefined) => (isOpen: boolean) => {
    if (!isOpen) setStep(next);
  };
  return (
    <>
      <Button
        variant="line"
        className="max-cards:flex-1"
        busy={isOpening}
        aria-haspopup="dialog"
        {...AmountDialog.onIntent}
        onClick={() => void open()}
      >
        {t('withdraw.button')}
      </Button>
      <ConfirmDialog
        open={step === 'set'}
        onOpenChange={closeOr(undefined)}
        title={t('withdraw.tips')}
        description={t('withdraw.checkSetPwd')}
        cancelLabel={t('cancel')}
        confirmLabel={t('withdraw.set')}
        onConfirm={() => navigate(paths.transactionPassword())}
      />
      <AmountDialog
        open={step === 'amount'}
        onOpenChange={closeOr(undefined)}
        balance={wallet.data?.balance ?? ZERO}
        addresses={addresses.data ?? []}
        typeName={(code) => types.data?.find((type) => type.code === code && type.isOffered)?.label}
        chosen={choice}
        refusal={refusal}
        onConfirm={(chosen) => {
          setChoice(chosen);
          setRefusal({});
          setStep('password');
        }}
      />
      <PayPasswordDialog
        open={step === 'password'}
        // Back to what was entered.
        onOpenChange={closeOr('amount')}
        onSubmit={submit}
        isBusy={withdraw.isPending}
        error={refusal.password}
        description={
          choice &&
          t('withdraw.summary', {
            amount: formatCharged(cents(choice.amount * 100)),
            address: choice.address.bankno,
          })
        }
        submitLabel={t('withdraw.submit')}
      />
    </>
  );
}
