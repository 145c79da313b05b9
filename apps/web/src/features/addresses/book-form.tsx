import { type ReactElement, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFailure } from '../../api/failure.ts';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { isFailure } from '../../lib/failures.ts';
import { useCaptcha } from '../../lib/use-captcha.ts';
import { Button, ButtonPair } from '../../ui/button.tsx';
import { CaptchaField } from '../../ui/captcha-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AddressInputs } from './address-inputs.tsx';
import { type AddressFields, addressSchema } from './address-schema.ts';
import { type Address, type Country, useSaveAddress } from './addresses.api.ts';

const PROMPTED = [
  'firstname',
  'surname',
  'mobile',
  'detailAddress',
  'city',
  'countryRegion',
  'continent',
  'zipcode',
  'yzcode',
] as const;

export interface BookFormProps {
  countries: readonly Country[];
  /** The one that is changed; without it a new one is made. */
  address: Address | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds or changes an address of the address book, with a graphic code. */
export default function BookForm({ countries, address, onSaved, onCancel }: BookFormProps): ReactElement {
  const { t } = useTranslation('addresses');
  const captcha = useCaptcha();
  const save = useSaveAddress();
  const resolver = useMemo(
    () =>
      contractResolver<AddressFields>(addressSchema(countries, 'captcha'), ({ path, key }) => {
        const name = PROMPTED.find((field) => field === path);
        return key === 'required' && name ? { text: t(`book.prompts.${name}`) } : undefined;
      }),
    [countries, t],
  );
  const form = useForm<AddressFields>({
    resolver,
    // The order of the fields is not the order in which they are registered.
    shouldFocusError: false,
    defaultValues: {
      firstname: address?.firstname ?? '',
      surname: address?.surname ?? '',
      mobile: address?.mobile ?? '',
      detailAddress: address?.detailAddress ?? '',
      city: address?.city ?? '',
      countryRegion: address?.countryRegion ?? '',
      continent: address?.continent ?? '',
      zipcode: address?.zipcode ?? '',
      email: address?.email ?? '',
      yzcode: '',
    },
  });
  const { register, handleSubmit, setError, setValue, formState } = form;

  const submit = handleSubmit(
    async (values) => {
      try {
        const kept = address ? { id: address.id, remark: address.remark } : {};
        await save.mutateAsync({ ...values, ...kept, ...(captcha.uuid !== undefined && { uuid: captcha.uuid }) });
        onSaved();
      } catch (error) {
        // A code serves for one try, whatever became of it.
        captcha.renew();
        setValue('yzcode', '');
        showServerIssues(error, PROMPTED, setError);
        if (!(error instanceof ApiFailure)) return toast(t('saveFailed'), { tone: 'warning' });
        if (isFailure(error, 'CAPTCHA_WRONG')) setError('yzcode', { message: error.message }, { shouldFocus: true });
        else if (error.issues.length === 0) toast(error.message || t('saveFailed'), { tone: 'warning' });
      }
    },
    (wrong) => {
      const first = PROMPTED.find((name) => wrong[name]);
      if (first) form.setFocus(first);
    },
  );

  return (
    <form noValidate onSubmit={submit} className="grid max-w-3xl gap-x-6 gap-y-7 cards:grid-cols-2">
      <AddressInputs form={form} countries={countries} />
      <CaptchaField
        captcha={captcha}
        error={formState.errors.yzcode?.message}
        className="cards:col-span-2"
        {...register('yzcode')}
      />
      <div className="cards:col-span-2">
        <ButtonPair>
          <Button variant="quiet" onClick={onCancel}>
            {t('book.form.cancel')}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t('book.form.save')}
          </Button>
        </ButtonPair>
      </div>
    </form>
  );
}
