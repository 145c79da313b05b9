import { evaluationsContract } from '@passage/contract/evaluations';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAttemptKeys } from '../../lib/attempt-key.ts';
import { contractResolver } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button } from '../../ui/button.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { type EvaluatedItem, type EvaluationValues, ItemFields, SAID } from './evaluation-item-fields.tsx';
import type { Publish } from './evaluations.api.ts';

interface EvaluationFormProps {
  items: readonly EvaluatedItem[];
  publish: Publish;
  onPublished: () => void;
}

/** What is said of every item of an order, published at once: an order is reviewed one time only. */
export function EvaluationForm({ items, publish, onPublished }: EvaluationFormProps): ReactElement {
  const { t } = useTranslation('evaluations');
  const element = useRef<HTMLFormElement>(null);
  /** Items whose pictures are on their way. */
  const [uploading] = useState(() => new Set<number>());
  const keys = useAttemptKeys();
  const resolver = useMemo(
    () =>
      contractResolver<EvaluationValues>(evaluationsContract.create.input, ({ path, key }) => {
        if (key !== 'required') return undefined;
        if (path.endsWith('.remark')) return { text: t('form.commentRequired') };
        return path.endsWith('.picUrls') ? { text: t('form.picturesRequired') } : undefined;
      }),
    [t],
  );
  const form = useForm<EvaluationValues>({
    resolver,
    // The library goes by the order of registration, in which a comment precedes its scores.
    shouldFocusError: false,
    defaultValues: {
      list: items.map(({ id }) => ({
        itemId: id,
        serviceAttitudeScore: 0,
        logisticsServiceScore: 0,
        describeScore: 0,
        remark: '',
        picUrls: [],
      })),
    },
  });
  const { submitCount, isValid } = form.formState;
  useEffect(() => {
    // What cannot take the focus, such as a missing picture, is at least brought into sight.
    if (submitCount > 0 && !isValid)
      element.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [submitCount, isValid]);

  const submit = form.handleSubmit(
    ({ list }) => {
      if (publish.isPending || publish.isSuccess) return;
      if (uploading.size > 0) {
        toast(t('form.stillUploading'), { tone: 'warning' });
        return;
      }
      publish.mutate(
        { list, idempotencyKey: keys.keyFor(list) },
        {
          onSuccess: () => {
            keys.forget();
            toast(t('form.published'));
            onPublished();
          },
          onError: tellLostConnection,
        },
      );
    },
    ({ list }) => {
      const missing = items.flatMap((item, index) =>
        SAID.map((name) => ({ item, index, name, message: list?.[index]?.[name]?.message ?? '' })),
      );
      const first = missing.find(({ message }) => message !== '');
      clearToasts();
      if (!first) return;
      // A choice of pictures has no field that the form could focus.
      if (first.name === 'picUrls') element.current?.querySelectorAll('section')[first.index]?.focus();
      else form.setFocus(`list.${first.index}.${first.name}`);
      toast(t('form.missingOf', { item: first.item.spuName, message: first.message }), { tone: 'warning' });
    },
  );

  return (
    <form ref={element} noValidate onSubmit={submit}>
      {items.map((item, index) => (
        <ItemFields key={item.id} item={item} index={index} form={form} uploading={uploading} />
      ))}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-ink pt-6">
        <Button type="submit" busy={publish.isPending} className="max-cards:w-full">
          {t('form.publish')}
        </Button>
        <p className="text-xs text-ink-soft">{t('form.onceOnly')}</p>
      </div>
    </form>
  );
}
