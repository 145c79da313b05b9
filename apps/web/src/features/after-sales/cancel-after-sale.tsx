import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCancelAfterSale } from './after-sales.api.ts';

const ConfirmDialog = lazyPart(() => import('../../ui/confirm-dialog.tsx'));

/** Takes an application back, once that is confirmed. */
export function CancelAfterSale({ id }: { id: number }): ReactElement {
  const { t } = useTranslation('afterSales');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelAfterSale();
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        {...ConfirmDialog.onIntent}
        onClick={() => setIsAsking(true)}
      >
        {t('cancel.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('cancel.title')}
        description={t('cancel.text')}
        confirmLabel={t('cancel.confirm')}
        cancelLabel={t('cancel.keep')}
        busy={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(id, {
            onSuccess: () => toast(t('cancel.done')),
            onSettled: () => setIsAsking(false),
          })
        }
      />
    </>
  );
}
