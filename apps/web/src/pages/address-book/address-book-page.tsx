import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AddressCards } from '../../features/addresses/address-cards.tsx';
import {
  type Address,
  addressKeys,
  useAddresses,
  useDeleteAddress,
  useSetDefaultAddress,
} from '../../features/addresses/addresses.api.ts';
import { carriedQuery, isForInvoices } from '../../features/addresses/carried-query.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { useRefetchSoon } from '../../lib/use-refetch-soon.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';

const ConfirmDialog = lazyPart(() => import('../../ui/confirm-dialog.tsx'));

/** The addresses of a shopper. What its query carries for the checkout or for invoices goes along to the form and back. */
export default function AddressBookPage(): ReactElement {
  const { t } = useTranslation('addresses');
  const [params] = useSearchParams();
  const carried = carriedQuery(params);
  const addresses = useAddresses();
  const remove = useDeleteAddress();
  const setDefault = useSetDefaultAddress();
  const refetchSoon = useRefetchSoon(addressKeys.all);
  // The dialog keeps its address while it closes.
  const [asked, setAsked] = useState<{ isOpen: boolean; address: Address | undefined }>({
    isOpen: false,
    address: undefined,
  });
  const title = t(isForInvoices(carried) ? 'book.invoiceTitle' : 'book.title');
  usePageHead(title, t('book.description'));

  const close = (): void => setAsked(({ address }) => ({ isOpen: false, address }));
  const succeed = (message: string): void => {
    close();
    clearToasts();
    toast(message);
    refetchSoon();
  };
  const { data } = addresses;
  return (
    <>
      <h1 className="type-heading">{title}</h1>
      <p className="mt-3 text-ink-soft">{data?.length === 0 ? t('book.empty.text') : t('book.text')}</p>
      <div className="mt-8">
        {data ? (
          <AddressCards
            addresses={data}
            carried={carried}
            onSetDefault={({ id }) => {
              if (!setDefault.isPending) setDefault.mutate(id, { onSuccess: () => succeed(t('book.defaultSet')) });
            }}
            onDelete={(address) => setAsked({ isOpen: true, address })}
          />
        ) : addresses.isError ? (
          <ErrorState onRetry={() => void addresses.refetch()} busy={addresses.isFetching} />
        ) : (
          <LoadingArea>
            <div className="grid gap-4 cards:grid-cols-2">
              <Skeleton className="h-44" />
              <Skeleton className="h-44" />
            </div>
          </LoadingArea>
        )}
      </div>
      <ConfirmDialog
        open={asked.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={t('book.delete.title')}
        description={asked.address && t('book.delete.text', { address: asked.address.detailAddress })}
        cancelLabel={t('book.delete.keep')}
        confirmLabel={t('book.delete.confirm')}
        busy={remove.isPending}
        onConfirm={() => {
          if (asked.address)
            remove.mutate(asked.address.id, { onSuccess: () => succeed(t('book.removed')), onError: close });
        }}
      />
    </>
  );
}
