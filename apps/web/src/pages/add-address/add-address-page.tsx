import { lazy, type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddresses, useCountries } from '../../features/addresses/addresses.api.ts';
import { carriedQuery } from '../../features/addresses/carried-query.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonFields } from '../../ui/skeleton.tsx';

const BookForm = lazy(() => import('../../features/addresses/book-form.tsx'));

/** A new address, or the one that `addressNo` names; then back to the address book. */
export default function AddAddressPage(): ReactElement {
  const { t } = useTranslation('addresses');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const countries = useCountries();
  const back = paths.myaddress(carriedQuery(params));
  const addressNo = params.get('addressNo');
  const title = t(addressNo === null ? 'book.form.new' : 'book.form.change');
  usePageHead(title, t('book.description'));

  const address = addresses.data?.find(({ id }) => String(id) === addressNo);
  const isReady = countries.data !== undefined && (addressNo === null || addresses.data !== undefined);
  const pending = (
    <LoadingArea>
      <SkeletonFields count={6} />
    </LoadingArea>
  );
  const toBook = (): void => void navigate(back, { replace: true });
  return (
    <>
      <h1 className="type-heading">{title}</h1>
      <div className="mt-8">
        {isReady ? (
          addressNo !== null && !address ? (
            <EmptyState
              title={t('book.missing.title')}
              text={t('book.missing.text')}
              action={<ButtonLink to={back}>{t('book.missing.back')}</ButtonLink>}
            />
          ) : (
            <Suspense fallback={pending}>
              <BookForm countries={countries.data} address={address} onSaved={toBook} onCancel={toBook} />
            </Suspense>
          )
        ) : countries.isError || addresses.isError ? (
          <ErrorState
            onRetry={() => {
              void countries.refetch();
              void addresses.refetch();
            }}
            busy={countries.isFetching || addresses.isFetching}
          />
        ) : (
          pending
        )}
      </div>
    </>
  );
}
