import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type AddressFields, subRegionsOf } from './address-schema.ts';
import type { Country } from './addresses.api.ts';

interface AddressInputsProps {
  form: UseFormReturn<AddressFields>;
  countries: readonly Country[];
}

const optionsOf = (countries: readonly Country[]) => countries.map(({ cno, cname }) => ({ value: cno, label: cname }));

/** Who receives a parcel, and where. In a grid of two columns. */
export function AddressInputs({ form, countries }: AddressInputsProps): ReactElement {
  const { t } = useTranslation('addresses');
  const { register, watch, setValue, formState } = form;
  const regions = subRegionsOf(countries, watch('countryRegion'));
  const errorOf = (name: keyof AddressFields): string | undefined => formState.errors[name]?.message;
  return (
    <>
      <TextField
        label={t('firstname')}
        autoComplete="given-name"
        error={errorOf('firstname')}
        {...register('firstname')}
      />
      <TextField label={t('surname')} autoComplete="family-name" error={errorOf('surname')} {...register('surname')} />
      <TextField
        label={t('mobile')}
        type="tel"
        autoComplete="tel"
        error={errorOf('mobile')}
        {...register('mobile')}
        className="cards:col-span-2"
      />
      <TextField
        label={t('detailAddress')}
        autoComplete="street-address"
        error={errorOf('detailAddress')}
        {...register('detailAddress')}
        className="cards:col-span-2"
      />
      <TextField label={t('city')} autoComplete="address-level2" error={errorOf('city')} {...register('city')} />
      <SelectField
        label={t('countryRegion')}
        placeholder={t('chooseCountry')}
        autoComplete="country"
        options={optionsOf(countries)}
        error={errorOf('countryRegion')}
        // A sub-region belongs to its country.
        {...register('countryRegion', { onChange: () => setValue('continent', '') })}
      />
      {regions.length > 0 && (
        <SelectField
          label={t('continent')}
          placeholder={t('chooseRegion')}
          options={optionsOf(regions)}
          error={errorOf('continent')}
          {...register('continent')}
        />
      )}
      <TextField label={t('zipcode')} autoComplete="postal-code" error={errorOf('zipcode')} {...register('zipcode')} />
    </>
  );
}
