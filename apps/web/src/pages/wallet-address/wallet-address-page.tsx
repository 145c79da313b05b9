import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AddressTable } from '../../features/withdrawals/address-table.tsx';
import {
  ADDRESS_PAGE_SIZE,
  useAddressPage,
  useDeleteAddress,
  useWithdrawalTypes,
  type WithdrawalAddress,
  withdrawalKeys,
} from '../../features/withdrawals/withdrawals.api.ts';
import { loadWithTexts } from '../../i18n/i18n.ts';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { useRefetchSoon } from '../../lib/use-refetch-soon.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';

const AddressDialog = lazyPart(() =>
  loadWithTexts(() => import('../../features/withdrawals/address-dialog.tsx'), 'withdrawals'),
);
const ConfirmDialog = lazyPart(() => import('../../ui/confirm-dialog.tsx'));

/** The open dialog, and the address that it is about; both dialogs keep it while they close. */
interface Asked {
  kind: 'form' | 'delete' | undefined;
  address: WithdrawalAddress | undefined;
}

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Where withdrawals go to. `page` is the page of the list. */
export default function WalletAddressPage(): ReactElement {
  const { t } = useTranslation('withdrawals');
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query.get('page'));
  const addresses = useAddressPage(page);
  const types = useWithdrawalTypes();
  const remove = useDeleteAddress();
  const refetchSoon = useRefetchSoon(withdrawalKeys.addresses);
  const [asked, setAsked] = useState<Asked>({ kind: undefined, address: undefined });
  usePageHead(t('title'), t('description'));

  const close = (): void => setAsked((last) => ({ ...last, kind: undefined }));
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) close();
  };
  const succeed = (): void => {
    close();
    clearToasts();
    toast(t('success'));
    refetchSoon();
  };
  const toPage = (next: number): void => setQuery(next === 1 ? {} : { page: String(next) }, { state: KEEP_SCROLL });
  const typeName = (code: number): string => types.data?.find((type) => type.code === code)?.label ?? '';
  const add = (
    <Button
      onClick={() => setAsked({ kind: 'form', address: undefined })}
      aria-haspopup="dialog"
      disabled={!types.data}
      {...AddressDialog.onIntent}
    >
      <PlusIcon />
      {t('add')}
    </Button>
  );
  const { data } = addresses;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0">
          <h1 className="type-heading">{t('title')}</h1>
          <p className="mt-3 text-ink-soft">{t('text')}</p>
        </div>
        {data !== undefined && data.total > 0 && add}
      </div>
      <div className="mt-8">
        {!data || !types.data ? (
          addresses.isError || types.isError ? (
            <ErrorState
              onRetry={() => {
                void addresses.refetch();
                void types.refetch();
              }}
              busy={addresses.isFetching || types.isFetching}
            />
          ) : (
            <LoadingArea>
              <SkeletonRows count={3} />
            </LoadingArea>
          )
        ) : data.total === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} action={add} />
        ) : data.list.length === 0 ? (
          <EmptyState
            title={t('empty.page')}
            action={<Button onClick={() => toPage(1)}>{t('empty.toFirst')}</Button>}
          />
        ) : (
          <div aria-busy={addresses.isPlaceholderData} className="ui-refreshing">
            <AddressTable
              addresses={data.list}
              typeName={typeName}
              onEdit={(address) => setAsked({ kind: 'form', address })}
              onDelete={(address) => setAsked({ kind: 'delete', address })}
            />
            <Pager page={page} total={data.total} pageSize={ADDRESS_PAGE_SIZE} onPage={toPage} className="mt-10" />
          </div>
        )}
      </div>
      <AddressDialog
        open={asked.kind === 'form'}
        onOpenChange={onOpenChange}
        address={asked.address}
        types={types.data ?? []}
        onSaved={succeed}
      />
      <ConfirmDialog
        open={asked.kind === 'delete'}
        onOpenChange={onOpenChange}
        title={t('delete.title')}
        description={asked.address && t('delete.text', { address: asked.address.bankno, name: asked.address.fullname })}
        cancelLabel={t('delete.keep')}
        confirmLabel={t('delete.confirm')}
        busy={remove.isPending}
        onConfirm={() => {
          if (asked.address) remove.mutate(asked.address.id, { onSuccess: succeed, onError: close });
        }}
      />
    </>
  );
}
