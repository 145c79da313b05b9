import { CARD_TYPE } from '@passage/contract/codes';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { isFailure, messageOf, saysField } from '../../lib/failures.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { paths } from '../../lib/paths.ts';
import { useUploads } from '../../lib/use-uploads.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { type ApplicationValues, applicationSchema, FIELDS } from './application-schema.ts';
import { LogoField, PictureField } from './picture-fields.tsx';
import { SaleCategories } from './sale-categories.tsx';
import { type Application, useAgreementCode, useApplyForShop } from './shop-application.api.ts';

interface ApplicationFormProps {
  /** What was sent before; without it the form begins empty. */
  sent: Application | undefined;
  /** The account's own. */
  email: string;
  /** Only shown, as long as staff have it before them and afterwards. */
  isLocked: boolean;
}

const PICTURES = ['logo', 'cardFront', 'cardBack'] as const;

const valuesOf = (sent: Application | undefined, email: string): ApplicationValues => ({
  userName: sent?.userName ?? '',
  surname: sent?.surname ?? '',
  mobile: sent?.mobile ?? '',
  email,
  inviteCode: sent?.inviteCode ?? '',
  shopName: sent?.shopName ?? '',
  shopDesc: sent?.shopDesc ?? '',
  logo: sent?.logo ?? '',
  cardFront: sent?.cardFront ?? '',
  cardBack: sent?.cardBack ?? '',
  saleCategory: (sent?.saleCategory ?? '').split(',').filter(Boolean),
  cardType: String(sent?.cardType || CARD_TYPE.idCard),
  shopAddress: sent?.shopAddress ?? '',
});

/** Who applies, for which shop, and what it is to sell. */
export function ApplicationForm({ sent, email, isLocked }: ApplicationFormProps): ReactElement {
  const { t } = useTranslation('shopApplication');
  const element = useRef<HTMLFormElement>(null);
  const apply = useApplyForShop();
  const keys = useAttemptKeys();
  const agreement = useAgreementCode();
  const uploads = {
    logo: useUploads({ purpose: 'logo' }),
    cardFront: useUploads({ purpose: 'identity' }),
    cardBack: useUploads({ purpose: 'identity' }),
  };
  const resolver = useMemo(
    () =>
      contractResolver<ApplicationValues>(applicationSchema, ({ path, key }) => {
        if (key !== 'required') return undefined;
        if (path === 'cardFront' || path === 'cardBack') return { text: t('missing.papers') };
        const field = FIELDS.find((known) => known === path);
        return field === undefined || field === 'cardType' || field === 'shopAddress'
          ? undefined
          : { text: t(`missing.${field === 'cardFront' || field === 'cardBack' ? 'papers' : field}`) };
      }),
    [t],
  );
  const { register, handleSubmit, watch, setValue, setError, clearErrors, formState } = useForm<ApplicationValues>({
    resolver,
    defaultValues: valuesOf(sent, email),
  });
  const errorOf = (name: keyof ApplicationValues): string | undefined => formState.errors[name]?.message;
  const addresses = PICTURES.map((name) => uploads[name].addresses[0] ?? '').join('\n');
  useEffect(() => {
    for (const [index, address] of addresses.split('\n').entries()) {
      const name = PICTURES[index];
      if (name === undefined) continue;
      setValue(name, address || (sent?.[name] ?? ''));
      if (address !== '') clearErrors(name);
    }
  }, [addresses, sent, setValue, clearErrors]);
  const { submitCount, isValid } = formState;
  useEffect(() => {
    // What cannot take the focus, such as a missing picture, is at least brought into sight.
    if (submitCount > 0 && !isValid)
      element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [submitCount, isValid]);

  const warn = (message: string | undefined): void => {
    clearToasts();
    if (message !== undefined) toast(message, { tone: 'warning' });
  };
  const refuse = (error: Error): void => {
    showServerIssues(error, FIELDS, setError);
    if (isFailure(error, 'NOT_SIGNED_IN', 'SIGNED_OUT')) return;
    const message = messageOf(error);
    if (message === undefined) {
      tellLostConnection(error);
      return;
    }
    if (isFailure(error, 'INVITE_CODE_INVALID')) setError('inviteCode', { type: 'server', message });
    if (isFailure(error, 'SHOP_NAME_TAKEN')) setError('shopName', { type: 'server', message });
    warn(FIELDS.map((field) => saysField(error, field)).find((said) => said !== undefined) ?? message);
  };
  const submit = handleSubmit(
    ({ saleCategory, shopAddress, ...values }) => {
      if (apply.isPending || apply.isSuccess) return;
      if (PICTURES.some((name) => uploads[name].isUploading)) {
        warn(t('stillUploading'));
        return;
      }
      const address = shopAddress.trim() === '' ? {} : { shopAddress };
      const input = { ...values, ...address, saleCategory: saleCategory.join(',') };
      apply.mutate(
        { ...input, idempotencyKey: keys.keyFor(input) },
        {
          onSuccess: () => {
            keys.forget();
            toast(t('waitApplyReview'));
            window.scrollTo(0, 0);
          },
          onError: refuse,
        },
      );
    },
    (errors) => warn(FIELDS.map((field) => errors[field]?.message).find((message) => message !== undefined)),
  );
  const field = (name: Exclude<keyof ApplicationValues, 'saleCategory'>) => ({
    label: t(`fields.${name}`),
    error: errorOf(name),
    ...register(name),
  });
  const picture = (name: (typeof PICTURES)[number], hint: string) => ({
    label: t(`fields.${name}`),
    hint,
    sent: sent?.[name] ?? '',
    uploads: uploads[name],
    error: errorOf(name),
    isLocked,
  });
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={t('title')} className="border-b border-line">
      <fieldset disabled={isLocked}>
        <Part title={t('parts.invite')}>
          <TextField hint={t('hints.inviteCode')} autoComplete="off" maxLength={40} {...field('inviteCode')} />
        </Part>
        <Part title={t('parts.person')}>
          <div className="grid gap-7 cards:grid-cols-2">
            <TextField autoComplete="given-name" maxLength={100} {...field('userName')} />
            <TextField autoComplete="family-name" maxLength={100} {...field('surname')} />
          </div>
          <TextField type="tel" autoComplete="tel" maxLength={40} {...field('mobile')} />
          <TextField type="email" readOnly hint={t('hints.email')} {...field('email')} />
          <SelectField
            options={Object.values(CARD_TYPE).map((type) => ({ value: String(type), label: t(`cards.c${type}`) }))}
            {...field('cardType')}
          />
          <div className="grid gap-7 cards:grid-cols-2">
            <PictureField {...picture('cardFront', t('hints.papers'))} />
            <PictureField {...picture('cardBack', t('hints.papers'))} />
          </div>
        </Part>
        <Part title={t('parts.shop')}>
          <LogoField {...picture('logo', t('hints.logo'))} />
          <TextField autoComplete="organization" maxLength={60} {...field('shopName')} />
          <TextArea
            hint={t('hints.shopDesc')}
            maxLength={500}
            length={watch('shopDesc').length}
            {...field('shopDesc')}
          />
          <TextField optional autoComplete="street-address" maxLength={200} {...field('shopAddress')} />
        </Part>
        <Part title={t('parts.categories')}>
          <SaleCategories register={() => register('saleCategory')} error={errorOf('saleCategory')} />
        </Part>
      </fieldset>
      {!isLocked && (
        <Part title="">
          <p className="text-sm text-ink-soft">
            {t('agreementBefore')}{' '}
            <TextLink to={paths.customerService(agreement === undefined ? {} : { code: agreement })}>
              {t('agreement')}
            </TextLink>
          </p>
          <Button type="submit" className="cards:justify-self-start" busy={apply.isPending}>
            {t('submit')}
          </Button>
        </Part>
      )}
    </form>
  );
}

/** A part of the form: its name beside it, above it where the window is narrow. */
function Part({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <div className="grid gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[160px_minmax(0,1fr)]">
      {title === '' ? <span className="max-lg:hidden" /> : <h2 className="type-title">{title}</h2>}
      <div className="grid min-w-0 max-w-2xl grid-cols-[minmax(0,1fr)] justify-items-stretch gap-7">{children}</div>
    </div>
  );
}
