import { MAX_PICTURES } from '@passage/contract/codes';
import { type ReactElement, useEffect, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeSku } from '../../lib/sku-properties.ts';
import { useUploads } from '../../lib/use-uploads.ts';
import { Picture } from '../../ui/picture.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { StarInput } from '../../ui/stars.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { SCORES } from './scores.ts';

export interface EvaluatedItem {
  id: number;
  picUrl: string;
  brandName: string;
  spuName: string;
  properties: readonly { propertyName: string; valueName: string }[];
}

interface ItemValues {
  itemId: number;
  serviceAttitudeScore: number;
  logisticsServiceScore: number;
  describeScore: number;
  remark: string;
  picUrls: string[];
}

export interface EvaluationValues {
  list: ItemValues[];
}

/** What is asked for of an item, in the order in which it is missed. */
export const SAID = ['serviceAttitudeScore', 'logisticsServiceScore', 'describeScore', 'remark', 'picUrls'] as const;

const MAX_COMMENT = 500;

interface ItemFieldsProps {
  item: EvaluatedItem;
  index: number;
  form: UseFormReturn<EvaluationValues>;
  /** Holds the ids of items whose pictures are on their way. */
  uploading: Set<number>;
}

/** An item beside what is said of it: three scores, a comment and pictures. */
export function ItemFields({ item, index, form, uploading }: ItemFieldsProps): ReactElement {
  const { t } = useTranslation('evaluations');
  const { register, control, watch, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const uploads = useUploads({ purpose: 'review', max: MAX_PICTURES });
  const headingId = useId();
  const addresses = uploads.addresses.join('\n');
  useEffect(() => {
    const picUrls = addresses === '' ? [] : addresses.split('\n');
    setValue(`list.${index}.picUrls`, picUrls, { shouldValidate: isSubmitted });
  }, [addresses, index, isSubmitted, setValue]);
  useEffect(() => {
    if (uploads.isUploading) uploading.add(item.id);
    else uploading.delete(item.id);
  }, [uploads.isUploading, uploading, item.id]);

  const { brandName, spuName, picUrl, properties } = item;
  const failed = errors.list?.[index];
  return (
    <section
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-6 border-t border-ink py-6 cards:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] cards:py-8"
    >
      <div className="grid grid-cols-[80px_minmax(0,1fr)] content-start gap-5 cards:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[136px_minmax(0,1fr)]">
        <Picture src={picUrl} alt="" />
        <div className="min-w-0 text-sm">
          <p className="font-medium wrap-anywhere">{brandName}</p>
          <h2 id={headingId} className="wrap-anywhere hyphens-auto">
            {spuName}
          </h2>
          <p className="mt-1 text-xs text-ink-faint wrap-anywhere">{describeSku(properties)}</p>
        </div>
      </div>
      <div className="grid min-w-0 gap-6">
        <div className="grid max-w-md">
          {SCORES.map(({ field, label }) => (
            <Controller
              key={field}
              control={control}
              name={`list.${index}.${field}`}
              render={({ field: { value, onChange, ref } }) => (
                <StarInput
                  ref={ref}
                  label={t(`scores.${label}`)}
                  value={value}
                  onChange={onChange}
                  error={failed?.[field]?.message}
                />
              )}
            />
          ))}
        </div>
        <TextArea
          label={t('form.comment')}
          rows={4}
          maxLength={MAX_COMMENT}
          length={watch(`list.${index}.remark`).length}
          placeholder={t('form.commentHint')}
          error={failed?.remark?.message}
          {...register(`list.${index}.remark`)}
        />
        <PictureUpload
          label={t('form.pictures')}
          hint={t('form.picturesHint', { count: MAX_PICTURES })}
          error={failed?.picUrls?.message}
          {...uploads.field}
        />
      </div>
    </section>
  );
}
