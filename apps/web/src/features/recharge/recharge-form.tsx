import { type Cents, dollarsFromCents } from '@passage/money';
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountOf, tidyAmount } from '../../lib/amount-text.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { isFailure, messageOf, saysField } from '../../lib/failures.ts';
import { formatCharged } from '../../lib/format.ts';
import { useUploads } from '../../lib/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice.tsx';
import { ChoiceCell } from '../../ui/choice-cell.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { TransferTarget } from '../../ui/transfer-target.tsx';
import { type RechargeOptions, useSubmitRecharge } from './recharge.api.ts';

interface RechargeFormProps {
  options: RechargeOptions;
  /** Handed in; called with its id. */
  onDone: (id: number) => void;
}

interface Refusal {
  money?: string | undefined;
  appId?: string | undefined;
  bankno?: string | undefined;
  payOrderPic?: string | undefined;
}

/** Amount, pay method and the screenshot of the payment, which is made elsewhere. */
export function RechargeForm({ options, onDone }: RechargeFormProps): ReactElement {
  const { t } = useTranslation('recharge');
  const submit = useSubmitRecharge();
  const keys = useAttemptKeys();
  const proof = useUploads({ purpose: 'proof' });
  const [preset, setPreset] = useState<Cents>();
  const [custom, setCustom] = useState('');
  const [methodId, setMethodId] = useState('');
  const [reference, setReference] = useState('');
  const [refusal, setRefusal] = useState<Refusal>({});
  const money = preset ?? amountOf(custom);
  const method = options.payTypes.find(({ id }) => String(id) === methodId);
  const target = options.platformWallets.find(({ payAppId }) => payAppId === method?.id);
  const [address] = proof.addresses;
  const isReady = money !== undefined && method !== undefined && address !== undefined;

  const refuse = (error: Error): void => {
    const fields = ['money', 'appId', 'bankno', 'payOrderPic'] as const;
    const found = Object.fromEntries(fields.map((field) => [field, saysField(error, field)]));
    setRefusal(found);
    if (Object.values(found).some((message) => message !== undefined)) return;
    if (isFailure(error, 'NOT_SIGNED_IN', 'SIGNED_OUT')) return;
    clearToasts();
    // What was not answered may have happened all the same: the same again has the same key.
    toast(messageOf(error) ?? t('unanswered'), { tone: 'warning' });
  };

  const handIn = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isReady || submit.isPending) return;
    const input = {
      money: dollarsFromCents(money),
      appId: method.id,
      bankno: reference.trim() === '' ? undefined : reference,
      payOrderPic: address,
    };
    setRefusal({});
    submit.mutate(
      { ...input, idempotencyKey: keys.keyFor(input) },
      {
        onSuccess: (id) => {
          keys.forget();
          onDone(id);
        },
        onError: refuse,
      },
    );
  };

  return (
    <form noValidate onSubmit={handIn} className="border-b border-line">
      <Part title={t('amount.title')}>
        <ChoiceGroup legend={t('amount.presets')} hideLegend>
          <div className="grid grid-cols-3 gap-2">
            {options.moneyTypes.map(({ label, value }) => (
              <ChoiceCell
                key={String(value)}
                type="radio"
                name="money"
                label={label}
                checked={value === preset}
                onChange={() => {
                  setPreset(value);
                  setCustom('');
                  setRefusal({ ...refusal, money: undefined });
                }}
              >
                {label}
              </ChoiceCell>
            ))}
          </div>
        </ChoiceGroup>
        <TextField
          className="mt-6"
          label={t('amount.custom')}
          hint={t('amount.hint')}
          error={refusal.money}
          inputMode="decimal"
          placeholder="0.00"
          autoComplete="off"
          maxLength={12}
          value={custom}
          onChange={({ target: { value } }) => {
            setCustom(tidyAmount(value));
            setPreset(undefined);
            setRefusal({ ...refusal, money: undefined });
          }}
        />
      </Part>
      <Part title={t('method.title')}>
        <SelectField
          label={t('method.label')}
          hideLabel
          placeholder={t('method.choose')}
          error={refusal.appId}
          value={methodId}
          onChange={({ target: { value } }) => setMethodId(value)}
          options={options.payTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {method && target && (
          <>
            <p className="mt-4 text-sm text-ink-soft">
              {money === undefined ? t('method.pay') : t('method.payAmount', { amount: formatCharged(money) })}
            </p>
            <TransferTarget
              className="mt-3"
              label={t('method.address')}
              address={target.address}
              picture={target.addressUrl}
              pictureAlt={t('method.code', { name: method.name })}
              note={method.remark}
            />
          </>
        )}
      </Part>
      <Part title={t('proof.title')}>
        <PictureUpload label={t('proof.screenshot')} error={refusal.payOrderPic} {...proof.field} />
        <TextField
          className="mt-6"
          label={t('proof.reference')}
          optional
          hint={t('proof.referenceHint')}
          error={refusal.bankno}
          autoComplete="off"
          maxLength={100}
          value={reference}
          onChange={({ target: { value } }) => setReference(value)}
        />
        <Button type="submit" className="mt-8 max-cards:w-full" disabled={!isReady} busy={submit.isPending}>
          {t('paid')}
        </Button>
        <p className="mt-4 text-sm text-ink-soft">{t('review')}</p>
      </Part>
    </form>
  );
}

/** A part of the form: its name beside it, above it where the window is narrow. */
function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[160px_minmax(0,1fr)]">
      <h2 className="type-title">{title}</h2>
      <div className="min-w-0 max-w-dialog">{children}</div>
    </div>
  );
}
