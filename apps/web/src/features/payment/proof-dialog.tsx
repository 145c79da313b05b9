import type { Cents } from '@passage/money';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { formatCharged } from '../../lib/format.ts';
import { useUploads } from '../../lib/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { TransferTarget } from '../../ui/transfer-target.tsx';
import type { PayMethod } from './payment.api.ts';

export interface ProofDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  method: PayMethod | undefined;
  due: Cents;
  /** Called with the address of the uploaded screenshot. */
  onSubmit: (payOrderPic: string) => void;
  /** While the proof is handed in; the dialog stays open until `open` says otherwise. */
  isBusy: boolean;
  /** Why the last one was not taken. */
  error?: string | undefined;
}

/**
 * Where to pay, and the screenshot that proves it. Open it through `proof-part.ts`, which fetches it with its texts. The
 * screenshot outlives a closed dialog: it is there again when the shopper comes back to it. Why another was refused does not.
 */
export default function ProofDialog({
  open,
  onOpenChange,
  method,
  due,
  onSubmit,
  isBusy,
  error,
}: ProofDialogProps): ReactElement {
  const { t } = useTranslation('payment');
  const proof = useUploads({ purpose: 'proof' });
  const [address] = proof.addresses;
  const change = (isOpen: boolean): void => {
    if (!isOpen) proof.forgetRefusal();
    onOpenChange(isOpen);
  };
  const name = method?.name || method?.englishName || '';
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={name}
      description={
        <Trans
          t={t}
          i18nKey="proof.text"
          values={{ amount: formatCharged(due) }}
          components={{ strong: <strong className="num font-medium text-ink" /> }}
        />
      }
      keepOnOutsidePress
    >
      {method && (
        <TransferTarget
          className="mt-6"
          label={t('proof.address')}
          address={method.address}
          picture={method.addressUrl}
          pictureAlt={t('proof.code', { name })}
          note={method.remark}
        />
      )}
      <PictureUpload className="mt-6" label={t('proof.screenshot')} error={error} {...proof.field} />
      <Button
        full
        className="mt-6"
        disabled={address === undefined}
        busy={isBusy}
        onClick={() => {
          if (address !== undefined) onSubmit(address);
        }}
      >
        {t('proof.done')}
      </Button>
      <p className="mt-4 text-center text-xs text-ink-soft">{t('proof.review')}</p>
    </Dialog>
  );
}
