import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../ui/data-table.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { EditIcon, TrashIcon } from '../../ui/icons.tsx';
import type { WithdrawalAddress } from './withdrawals.api.ts';

interface AddressTableProps {
  addresses: readonly WithdrawalAddress[];
  typeName: (type: number) => string;
  onEdit: (address: WithdrawalAddress) => void;
  onDelete: (address: WithdrawalAddress) => void;
}

export function AddressTable({ addresses, typeName, onEdit, onDelete }: AddressTableProps): ReactElement {
  const { t } = useTranslation('withdrawals');
  const buttons = (address: WithdrawalAddress): ReactElement => (
    <span className="inline-flex">
      <IconButton
        icon={EditIcon}
        label={t('editNamed', { address: address.bankno })}
        aria-haspopup="dialog"
        onClick={() => onEdit(address)}
      />
      <IconButton
        icon={TrashIcon}
        label={t('deleteNamed', { address: address.bankno })}
        aria-haspopup="dialog"
        onClick={() => onDelete(address)}
      />
    </span>
  );
  return (
    <DataTable
      label={t('title')}
      wide
      rows={addresses}
      columns={[
        { key: 'type', label: t('fields.type'), cell: ({ type }) => typeName(type), className: 'whitespace-nowrap' },
        {
          key: 'account',
          label: t('fields.account'),
          cell: ({ bankname, bankno }) => (
            <>
              {bankname !== '' && <span className="block text-ink-soft">{bankname}</span>}
              <span className="num">{bankno}</span>
            </>
          ),
          className: 'wrap-anywhere',
        },
        { key: 'fullname', label: t('fields.fullname'), cell: ({ fullname }) => fullname, className: 'wrap-anywhere' },
        { key: 'mobile', label: t('fields.mobile'), cell: ({ mobile }) => mobile, className: 'num wrap-anywhere' },
        {
          key: 'remark',
          label: t('fields.remark'),
          cell: ({ remark }) => remark,
          className: 'text-ink-soft wrap-anywhere',
        },
        {
          key: 'actions',
          label: t('actions'),
          hideLabel: true,
          cell: buttons,
          align: 'right',
          className: 'py-1.5 whitespace-nowrap',
        },
      ]}
      card={(address) => (
        <div className="flex items-start gap-4">
          <div className="min-w-0 flex-1">
            <p className="text-xs text-ink-soft">{typeName(address.type)}</p>
            {address.bankname !== '' && <p className="mt-1 wrap-anywhere">{address.bankname}</p>}
            <p className="num mt-1 font-medium wrap-anywhere">{address.bankno}</p>
            <p className="mt-1 text-ink-soft wrap-anywhere">
              {address.fullname}
              <br />
              <span className="num">{address.mobile}</span>
            </p>
            {address.remark !== '' && <p className="mt-1 text-xs text-ink-soft wrap-anywhere">{address.remark}</p>}
          </div>
          {buttons(address)}
        </div>
      )}
    />
  );
}
