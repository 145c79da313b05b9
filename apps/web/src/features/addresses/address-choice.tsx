import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { TextButton } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressLines } from './address-lines.tsx';
import type { Address } from './addresses.api.ts';

interface AddressChoiceProps {
  addresses: readonly Address[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
  onEdit: (address: Address) => void;
  onAdd: () => void;
}

/** The shopper's addresses as cards, of which one is chosen. */
export function AddressChoice({ addresses, chosenId, onChoose, onEdit, onAdd }: AddressChoiceProps): ReactElement {
  const { t } = useTranslation('addresses');
  return (
    <fieldset>
      <legend className="sr-only">{t('choose')}</legend>
      <div className="grid gap-4 cards:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            isChosen={address.id === chosenId}
            onChoose={onChoose}
            onEdit={onEdit}
          />
        ))}
        <button
          type="button"
          onClick={onAdd}
          className="flex min-h-24 items-center justify-center gap-2 border border-dashed border-line-strong p-5 text-sm hover:border-ink"
        >
          <PlusIcon />
          {t('add')}
        </button>
      </div>
    </fieldset>
  );
}

function AddressCard({
  address,
  isChosen,
  onChoose,
  onEdit,
}: Pick<AddressChoiceProps, 'onChoose' | 'onEdit'> & { address: Address; isChosen: boolean }): ReactElement {
  const { t } = useTranslation('addresses');
  return (
    <div
      className={cx(
        'relative border p-5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
        isChosen ? 'border-ink shadow-[inset_0_0_0_1px_var(--color-ink)]' : 'border-line hover:border-ink',
      )}
    >
      <label className="ui-check flex cursor-pointer items-start gap-4 before:absolute before:inset-0">
        <input
          type="radio"
          name="address"
          checked={isChosen}
          onChange={() => onChoose(address.id)}
          className="relative focus-visible:outline-0!"
        />
        <span className="min-w-0">
          <AddressLines address={address} />
          {address.defaultStatus && <span className="mt-2 block text-xs text-ink-faint">{t('default')}</span>}
        </span>
      </label>
      <TextButton
        className="relative mt-2 ml-[34px] min-h-8 text-xs"
        aria-label={t('editOf', { name: `${address.firstname} ${address.surname}, ${address.detailAddress}` })}
        onClick={() => onEdit(address)}
      >
        {t('edit')}
      </TextButton>
    </div>
  );
}

export function AddressChoiceSkeleton(): ReactElement {
  return (
    <div className="grid gap-4 cards:grid-cols-2">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}
