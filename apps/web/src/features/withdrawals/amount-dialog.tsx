import { type Cents, centsFromDollars } from '@passage/money';
import { type ReactElement, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCharged } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, TextButton, TextLink } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { WithdrawalAddress } from './withdrawals.api.ts';

export interface WithdrawalChoice {
  /** Whole dollars. */
  amount: number;
  address: WithdrawalAddress;
}

export interface AmountDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  balance: Cents;
  addresses: readonly WithdrawalAddress[];
  /** What an address' type is called; undefined for one that the store no longer offers. */
  typeName: (type: number) => string | undefined;
  /** What was chosen before, when the dialog opens again. */
  chosen?: WithdrawalChoice | undefined;
  /** What the server found wrong with it. */
  refusal?: { amount?: string | undefined; address?: string | undefined } | undefined;
  onConfirm: (choice: WithdrawalChoice) => void;
}

/** How much is withdrawn, and to where. A slip of the pointer outside does not close it. */
export default function AmountDialog(props: AmountDialogProps): ReactElement {
  const { t } = useTranslation('withdrawals');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('withdraw.title')}
      description={t('withdraw.text')}
      initialFocus={field}
      keepOnOutsidePress
    >
      <AmountForm {...props} field={field} />
    </Dialog>
  );
}

function AmountForm({
  field,
  balance,
  addresses,
  typeName,
  chosen,
  refusal,
  onConfirm,
}: AmountDialogProps & { field: RefObject<HTMLInputElement | null> }): ReactElement {
  const { t } = useTranslation('withdrawals');
  const [amount, setAmount] = useState(chosen === undefined ? '' : String(chosen.amount));
  const [addressId, setAddressId] = useState(chosen === undefined ? '' : String(chosen.address.id));
  const [errors, setErrors] = useState(refusal ?? {});
  const select = useRef<HTMLSelectElement>(null);
  const address = addresses.find(({ id }) => String(id) === addressId);

  const amountError = (): string | undefined => {
    if (amount === '') return t('withdraw.amountMissing');
    const asked = centsFromDollars(amount);
    if (asked === undefined || asked <= 0n) return t('withdraw.amountTooSmall');
    return asked > balance ? t('withdraw.insufficient') : undefined;
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = { amount: amountError(), address: address ? undefined : t('withdraw.addressMissing') };
    setErrors(found);
    if (found.amount !== undefined) field.current?.focus();
    else if (!address) select.current?.focus();
    else onConfirm({ amount: Number(amount), address });
  };
  const asked = centsFromDollars(amount);
  const available = t('withdraw.available', { amount: formatCharged(balance) });
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-7">
      <TextField
        ref={field}
        label={t('withdraw.amount')}
        // Whole dollars alone are typed: 120.50 becomes 12050, and has to be seen as what it is.
        hint={amount === '' || asked === undefined ? available : `${formatCharged(asked)} · ${available}`}
        error={errors.amount}
        aside={
          balance >= 100n && (
            <TextButton onClick={() => setAmount(String(balance / 100n))}>{t('withdraw.all')}</TextButton>
          )
        }
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value.replace(/\D/g, ''));
          setErrors({ ...errors, amount: undefined });
        }}
      />
      <div>
        <SelectField
          ref={select}
          label={t('withdraw.address')}
          placeholder={t('withdraw.chooseAddress')}
          error={errors.address}
          value={address ? addressId : ''}
          onChange={({ target }) => {
            setAddressId(target.value);
            setErrors({ ...errors, address: undefined });
          }}
          options={addresses.map(({ id, type, fullname, bankno }) => {
            const name = typeName(type);
            return {
              value: String(id),
              label: [name, fullname, bankno].filter(Boolean).join(', '),
              disabled: name === undefined,
            };
          })}
        />
        <p className="mt-3 text-sm text-ink-soft">
          {addresses.length === 0 && `${t('withdraw.noAddress')} `}
          <TextLink to={paths.walletAddress()}>
            {t(addresses.length === 0 ? 'withdraw.addAddress' : 'withdraw.manage')}
          </TextLink>
        </p>
      </div>
      <Button type="submit" full>
        {t('withdraw.confirm')}
      </Button>
    </form>
  );
}
