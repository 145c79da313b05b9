import { afterSalesContract } from '@passage/contract/after-sales';
import { type ReactElement, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contractResolver, showServerIssues } from '../../lib/contract-form.ts';
import { tellLostConnection } from '../../lib/lost-connection.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';
import { useReturnGoods } from './after-sales.api.ts';

interface Values {
  id: number;
  logisticsCompany?: string | undefined;
  logisticsNo: string;
}

const FIELDS = ['logisticsCompany', 'logisticsNo'] as const;

/** Says with whom, and under which number, the goods are on their way back. */
export function ReturnGoodsForm({ id }: { id: number }): ReactElement {
  const { t } = useTranslation('afterSales');
  const returnGoods = useReturnGoods();
  const resolver = useMemo(
    () =>
      contractResolver<Values>(afterSalesContract.delivery.input, ({ path, key }) =>
        path === 'logisticsNo' && key === 'required' ? { text: t('messages.enterTracking') } : undefined,
      ),
    [t],
  );
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver,
    defaultValues: { id, logisticsNo: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(
    ({ logisticsCompany, logisticsNo }) => {
      if (returnGoods.isPending) return;
      returnGoods.mutate(
        { id, logisticsNo, ...(logisticsCompany === undefined ? {} : { logisticsCompany }) },
        {
          onSuccess: () => toast(t('return.sent')),
          onError: (error) => {
            showServerIssues(error, FIELDS, setError);
            tellLostConnection(error);
          },
        },
      );
    },
    (failed) => {
      const first = FIELDS.map((name) => failed[name]?.message).find((message) => message !== undefined);
      clearToasts();
      if (first !== undefined) toast(first, { tone: 'warning' });
    },
  );
  return (
    <form noValidate onSubmit={submit} aria-label={t('return.title')} className="grid gap-6">
      <div className="grid gap-x-6 gap-y-6 cards:grid-cols-2">
        <TextField
          label={t('return.company')}
          optional
          autoComplete="off"
          maxLength={80}
          error={errors.logisticsCompany?.message}
          {...register('logisticsCompany', { setValueAs: (text?: string) => text?.trim() || undefined })}
        />
        <TextField
          label={t('return.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          error={errors.logisticsNo?.message}
          {...register('logisticsNo')}
        />
      </div>
      <Button type="submit" busy={returnGoods.isPending} className="cards:justify-self-start">
        {t('return.send')}
      </Button>
    </form>
  );
}
