import { type ReactElement, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/failure.ts';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { Button, ButtonPair } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonFields } from '../../ui/skeleton.tsx';
import { EmailField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AddressInputs } from './address-inputs.tsx';
import { type AddressFields, addressSchema } from './address-schema.ts';
import { type Address, type Country, useCountries, useSaveAddress } from './addresses.api.ts';

const FIELDS = [
  'firstname',
  'surname',
  'mobile',
  'detailAddress',
  'city',
  'countryRegion',
  'continent',
  'zipcode',
  'email',
] as const;

export interface AddressFormProps {
  /** The one that is changed; without it a new one is made. */
  address?: Address | undefined;
  /** For a new one: what is known of the shopper already. */
  known: { firstname: string; surname: string; mobile: string; email: string };
  onSaved: (id: number) => void;
  /** Without it there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Adds or changes an address. Loaded when it is asked for, as it brings the contract's rules with it. */
export default function AddressForm(props: AddressFormProps): ReactElement {
  const countries = useCountries();
  if (countries.isError) return <ErrorState onRetry={() => countries.refetch()} busy={countries.isFetching} />;
  if (!countries.data) {
    return (
      <LoadingArea>
        <SkeletonFields count={6} />
      </LoadingArea>
    );
  }
  return <Fields {...props} countries={countries.data} />;
}

function Fields({
  address,
  known,
  onSaved,
  onCancel,
  countries,
}: AddressFormProps & { countries: readonly Country[] }): ReactElement {
  const { t } = useTranslation('addresses');
  const save = useSaveAddress();
  const resolver = useMemo(() => contractResolver<AddressFields>(addressSchema(countries)), [countries]);
  const form = useForm<AddressFields>({
    resolver,
    // The order of the fields is not the order in which they are registered.
    shouldFocusError: false,
    defaultValues: {
      firstname: address?.firstname ?? known.firstname,
      surname: address?.surname ?? known.surname,
      mobile: address?.mobile ?? known.mobile,
      detailAddress: address?.detailAddress ?? '',
      city: address?.city ?? '',
      countryRegion: address?.countryRegion ?? '',
      continent: address?.continent ?? '',
      zipcode: address?.zipcode ?? '',
      email: address?.email ?? known.email,
    },
  });
  const { register, handleSubmit, setError, formState } = form;

  // Awaited and not given to `mutate`: with the first address the page may take the form away before its answer is handled.
  const submit = handleSubmit(
    async (values) => {
      try {
        onSaved(await save.mutateAsync({ ...values, ...(address ? { id: address.id, remark: address.remark } : {}) }));
      } catch (error) {
        showServerIssues(error, FIELDS, setError);
        if (error instanceof ApiFailure && error.issues.length > 0) return;
        toast(error instanceof ApiFailure && error.message ? error.message : t('saveFailed'), { tone: 'warning' });
      }
    },
    (wrong) => {
      const first = FIELDS.find((name) => wrong[name]);
      if (first) form.setFocus(first);
    },
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-x-6 gap-y-7 cards:grid-cols-2">
      <AddressInputs form={form} countries={countries} />
      <EmailField
        label={t('email')}
        error={formState.errors.email?.message}
        {...register('email')}
        className="cards:col-span-2"
      />
      <div className="cards:col-span-2">
        {onCancel ? (
          <ButtonPair>
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={save.isPending}>
              {t('save')}
            </Button>
          </ButtonPair>
        ) : (
          <Button type="submit" full busy={save.isPending}>
            {t('save')}
          </Button>
        )}
      </div>
    </form>
  );
}
