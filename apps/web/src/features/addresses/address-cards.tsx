import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { EditIcon, PlusIcon, StarIcon, TrashIcon } from '../../ui/icons.tsx';
import { AddressLines } from './address-lines.tsx';
import type { Address } from './addresses.api.ts';
import { type CarriedQuery, choosesForCheckout } from './carried-query.ts';

interface AddressCardsProps {
  addresses: readonly Address[];
  carried: CarriedQuery;
  onSetDefault: (address: Address) => void;
  onDelete: (address: Address) => void;
}

/** The address book: a card each, and one that leads to a new address. */
export function AddressCards({ addresses, carried, onSetDefault, onDelete }: AddressCardsProps): ReactElement {
  const { t } = useTranslation('addresses');
  return (
    <ul aria-label={t('book.title')} className="grid gap-4 cards:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id} className="flex flex-col border border-line text-sm">
          <div className="grow p-5">
            <AddressLines address={address} />
            {choosesForCheckout(carried) && (
              <ButtonLink
                to={paths.basket({ step: carried.t, ano: address.id })}
                variant="quiet"
                className="mt-5 w-full"
              >
                {t('book.use')}
              </ButtonLink>
            )}
          </div>
          <CardActions address={address} carried={carried} onSetDefault={onSetDefault} onDelete={onDelete} />
        </li>
      ))}
      <li>
        <Link
          to={paths.addAddress(carried)}
          className="flex h-full min-h-44 flex-col items-center justify-center gap-2 border border-dashed border-line-strong p-5 text-sm hover:border-ink"
        >
          <PlusIcon />
          {t('book.add')}
          <span className="text-center text-xs text-ink-faint">{t('book.addText')}</span>
        </Link>
      </li>
    </ul>
  );
}

function CardActions({
  address,
  carried,
  onSetDefault,
  onDelete,
}: Omit<AddressCardsProps, 'addresses'> & { address: Address }): ReactElement {
  const { t } = useTranslation('addresses');
  const name = `${address.firstname} ${address.surname}, ${address.detailAddress}`;
  return (
    <div className="flex items-center border-t border-line pl-2">
      <IconButton
        icon={StarIcon}
        label={address.defaultStatus ? t('book.default') : t('book.setDefault', { name })}
        pressed={address.defaultStatus}
        onClick={() => {
          if (!address.defaultStatus) onSetDefault(address);
        }}
      />
      {address.defaultStatus && <span className="text-xs text-ink-soft">{t('book.default')}</span>}
      <span className="ml-auto flex">
        <IconLink
          to={paths.addAddress({ ...carried, addressNo: address.id })}
          icon={EditIcon}
          label={t('book.editOf', { name })}
        />
        <IconButton
          icon={TrashIcon}
          label={t('book.removeOf', { name })}
          onClick={() => onDelete(address)}
          aria-haspopup="dialog"
        />
      </span>
    </div>
  );
}
