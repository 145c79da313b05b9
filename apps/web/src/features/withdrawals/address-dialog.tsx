import { WITHDRAWAL_TYPE } from '@passage/contract/codes';
import { type ReactElement, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/failure.ts';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { Button, ButtonPair } from '../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../ui/choice.tsx';
import Dialog from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { addressSchema } from './address-schema.ts';
import type { WithdrawalType } from './withdrawal-types.ts';
import { useSaveAddress, type WithdrawalAddress } from './withdrawals.api.ts';

export interface AddressDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The one that is changed; without it a new one is made. */
  address: WithdrawalAddress | undefined;
  types: readonly WithdrawalType[];
  onSaved: () => void;
}

/** Adds or changes a withdrawal address. */
export default function AddressDialog(props: AddressDialogProps): ReactElement {
  const { t } = useTranslation('withdrawals');
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t(props.address ? 'form.edit' : 'form.add')}
      keepOnOutsidePress
    >
      <AddressForm {...props} />
    </Dialog>
  );
}

interface Values {
  /** A radio's value is text. */
  type: string;
  fullname: string;
  mobile: string;
  bankname: string;
  bankno: string;
  address: string;
  remark: string;
}

const FIELDS = ['type', 'fullname', 'mobile', 'bankname', 'bankno', 'address', 'remark'] as const;
const NEEDED = ['fullname', 'mobile', 'bankname', 'bankno', 'address'] as const;
const CARD = String(WITHDRAWAL_TYPE.bankCard);

/** USDT, as the marketplace's other clients begin, else what is on offer. */
function firstType(types: readonly WithdrawalType[]): string {
  const usual = types.find(({ code, isOffered }) => isOffered && code === WITHDRAWAL_TYPE.usdt);
  const code = (usual ?? types.find(({ isOffered }) => isOffered))?.code;
  return code === undefined ? '' : String(code);
}

/** A wallet's address stands in `bankno` too, which is the card's number alone here. */
function valuesOf(address: WithdrawalAddress | undefined, types: readonly WithdrawalType[]): Values {
  if (!address)
    return { type: firstType(types), fullname: '', mobile: '', bankname: '', bankno: '', address: '', remark: '' };
  const { type, fullname, mobile, bankname, bankno, remark } = address;
  const isCard = type === WITHDRAWAL_TYPE.bankCard;
  return {
    type: String(type),
    fullname,
    mobile,
    bankname,
    bankno: isCard ? bankno : '',
    address: isCard ? '' : address.address || bankno,
    remark,
  };
}

function AddressForm({ address, types, onSaved, onOpenChange }: AddressDialogProps): ReactElement {
  const { t } = useTranslation('withdrawals');
  const save = useSaveAddress();
  const isSaving = useRef(false);
  const resolver = useMemo(
    () =>
      contractResolver<Values>(addressSchema, ({ path, key }) => {
        const field = NEEDED.find((known) => known === path);
        return key === 'required' && field !== undefined ? { text: t(`form.missing.${field}`) } : undefined;
      }),
    [t],
  );
  const { register, handleSubmit, watch, setValue, clearErrors, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: valuesOf(address, types),
  });
  const isCard = watch('type') === CARD;
  const errorOf = (name: keyof Values): string | undefined => formState.errors[name]?.message;

  const submit = handleSubmit(async ({ type, ...values }) => {
    // A second press may come before the button knows of the first.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await save.mutateAsync({ ...values, type, ...(address ? { id: address.id } : {}) });
      onSaved();
    } catch (error) {
      showServerIssues(error, FIELDS, setError);
      if (error instanceof ApiFailure && error.issues.length > 0) return;
      toast(error instanceof ApiFailure && error.message ? error.message : t('form.failed'), { tone: 'warning' });
    } finally {
      isSaving.current = false;
    }
  });
  const shown = types.filter(({ code, isOffered }) => isOffered || code === address?.type);
  return (
    <form noValidate onSubmit={submit} className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-7">
      <ChoiceGroup legend={t('form.type')}>
        <div className="flex flex-wrap gap-x-8">
          {shown.map(({ code, label }) => (
            <Radio
              key={code}
              value={String(code)}
              label={label}
              disabled={address !== undefined}
              {...register('type', {
                // What the other type has asked for is no part of this one.
                onChange: () => {
                  for (const field of ['bankname', 'bankno', 'address'] as const) setValue(field, '');
                  clearErrors(['bankname', 'bankno', 'address']);
                },
              })}
            />
          ))}
        </div>
        {errorOf('type') !== undefined && (
          <p role="alert" className="text-xs text-error">
            {errorOf('type')}
          </p>
        )}
      </ChoiceGroup>
      <TextField
        label={t('fields.fullname')}
        autoComplete="name"
        error={errorOf('fullname')}
        {...register('fullname')}
      />
      <TextField
        label={t('fields.mobile')}
        type="tel"
        autoComplete="tel"
        error={errorOf('mobile')}
        {...register('mobile')}
      />
      {isCard ? (
        <>
          <TextField label={t('fields.bankname')} error={errorOf('bankname')} {...register('bankname')} />
          <TextField
            label={t('fields.bankno')}
            inputMode="numeric"
            autoComplete="off"
            error={errorOf('bankno')}
            {...register('bankno')}
          />
        </>
      ) : (
        <TextField
          label={t('fields.address')}
          autoComplete="off"
          spellCheck={false}
          error={errorOf('address')}
          {...register('address')}
        />
      )}
      <TextField label={t('fields.remark')} optional error={errorOf('remark')} {...register('remark')} />
      <ButtonPair>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {t('form.save')}
        </Button>
      </ButtonPair>
    </form>
  );
}
