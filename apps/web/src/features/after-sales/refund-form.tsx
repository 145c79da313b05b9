import { MAX_PICTURES } from '@passage/contract/codes';
import { centsFromDollars, dollarText, multiply } from '@passage/money';
import { type ReactElement, useEffect, useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { tidyAmount } from '../../lib/amount-text.ts';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { formatCharged } from '../../lib/format.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { useUploads } from '../../lib/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../ui/choice.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { namesOf, REASON_NAMES, WAY_NAMES } from './after-sale-wording.ts';
import { type RefundableItem, useApply } from './after-sales.api.ts';
import { REFUND_FIELDS, type RefundValues, refundMessage, refundSchema } from './refund-schema.ts';
import { ReviewNote } from './review-note.tsx';

const MAX_DESCRIPTION = 500;

interface RefundFormProps {
  item: RefundableItem;
  onApplied: () => void;
}

/** Asks for a refund of pieces of an item. */
export function RefundForm({ item, onApplied }: RefundFormProps): ReactElement {
  const { t } = useTranslation('afterSales');
  const apply = useApply();
  const keys = useAttemptKeys();
  const uploads = useUploads({ purpose: 'aftersale', max: MAX_PICTURES });
  const { refusal } = uploads.field;
  const { price, surplusCount } = item;
  const resolver = useMemo<Resolver<RefundValues>>(
    () =>
      (values, ...rest) =>
        contractResolver<RefundValues>(refundSchema(item, values.refundCount), ({ path, key }) => {
          const message = refundMessage(path, key);
          return message && { text: t(`messages.${message}`, { max: surplusCount, price: formatCharged(price) }) };
        })(values, ...rest),
    [item, price, surplusCount, t],
  );
  const { register, handleSubmit, watch, setValue, setError, formState } = useForm<RefundValues>({
    resolver,
    defaultValues: {
      orderItemId: item.id,
      refundCount: String(surplusCount),
      refundPrice: dollarText(multiply(price, surplusCount)),
      way: null,
      applyReason: '',
      applyPicUrls: [],
    },
  });
  const { errors, dirtyFields, isSubmitted } = formState;

  useEffect(() => {
    clearToasts();
    if (refusal === 'count') toast(t('messages.maxUploadDesc', { count: MAX_PICTURES }), { tone: 'warning' });
    if (refusal === 'type') toast(t('messages.uploadImgCheck'), { tone: 'warning' });
  }, [refusal, t]);

  // Until the shopper asks for another amount it is that of all the pieces asked for.
  const followCount = (text: string): void => {
    const count = Number(text);
    if (dirtyFields.refundPrice || !Number.isInteger(count) || count < 1 || count > surplusCount) return;
    setValue('refundPrice', dollarText(multiply(price, count)), { shouldValidate: isSubmitted });
  };

  const submit = handleSubmit(
    ({ refundCount, refundPrice, way, applyReason, applyDescription }) => {
      if (apply.isPending || apply.isSuccess) return;
      if (uploads.isUploading) {
        toast(t('apply.stillUploading'), { tone: 'warning' });
        return;
      }
      const application = {
        orderItemId: item.id,
        way: way ?? '',
        refundCount,
        refundPrice: String(centsFromDollars(refundPrice.trim()) ?? ''),
        applyReason,
        applyPicUrls: uploads.addresses,
        ...(applyDescription === undefined ? {} : { applyDescription }),
      };
      apply.mutate(
        { ...application, idempotencyKey: keys.keyFor(application) },
        {
          onSuccess: () => {
            keys.forget();
            toast(t('apply.sent'));
            onApplied();
          },
          onError: (error) => {
            showServerIssues(error, REFUND_FIELDS, setError);
            tellLostConnection(error);
          },
        },
      );
    },
    (failed) => {
      const first = REFUND_FIELDS.map((name) => failed[name]?.message).find((message) => message !== undefined);
      clearToasts();
      if (first !== undefined) toast(first, { tone: 'warning' });
    },
  );

  return (
    <form noValidate onSubmit={submit} aria-label={t('apply.title')} className="grid gap-8">
      <div className="grid gap-x-6 gap-y-8 cards:grid-cols-2">
        <TextField
          label={t('apply.count')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          hint={t('apply.countHint', { count: surplusCount })}
          error={errors.refundCount?.message}
          {...register('refundCount', { onChange: ({ target: { value } }) => followCount(value) })}
        />
        <TextField
          label={t('apply.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          affix={<span className="text-ink-faint">{t('apply.currency')}</span>}
          hint={t('apply.amountHint', { price: formatCharged(price) })}
          error={errors.refundPrice?.message}
          {...register('refundPrice', {
            onChange: ({ target: { value } }) =>
              setValue('refundPrice', tidyAmount(value), { shouldValidate: isSubmitted }),
          })}
        />
      </div>
      <ChoiceGroup legend={t('apply.way')} error={errors.way?.message}>
        <div className="flex flex-wrap gap-x-10">
          {namesOf(WAY_NAMES).map((name) => (
            <Radio
              key={name}
              label={t(`ways.${name}`)}
              value={WAY_NAMES[name]}
              aria-invalid={errors.way ? true : undefined}
              {...register('way')}
            />
          ))}
        </div>
      </ChoiceGroup>
      <SelectField
        label={t('apply.reason')}
        placeholder={t('apply.chooseReason')}
        options={namesOf(REASON_NAMES).map((name) => ({
          value: String(REASON_NAMES[name]),
          label: t(`reasons.${name}`),
        }))}
        error={errors.applyReason?.message}
        {...register('applyReason')}
      />
      <TextArea
        label={t('apply.description')}
        optional
        rows={4}
        maxLength={MAX_DESCRIPTION}
        length={watch('applyDescription')?.length ?? 0}
        error={errors.applyDescription?.message}
        {...register('applyDescription', { setValueAs: (text?: string) => text?.trim() || undefined })}
      />
      <PictureUpload
        label={t('apply.pictures')}
        optional
        hint={t('apply.picturesHint', { count: MAX_PICTURES })}
        error={errors.applyPicUrls?.message}
        {...uploads.field}
      />
      <div className="grid gap-5 border-t border-line pt-6">
        <ReviewNote />
        <Button type="submit" busy={apply.isPending} className="cards:justify-self-start">
          {t('apply.send')}
        </Button>
      </div>
    </form>
  );
}
