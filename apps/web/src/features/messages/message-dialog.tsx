import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/button.tsx';
import Dialog from '../../ui/dialog.tsx';
import { type MessageTypeName, typeNameOf } from './message-types.ts';
import type { SystemMessage } from './messages.api.ts';

interface MessageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Stays while the dialog closes. */
  message: SystemMessage | undefined;
}

/** Where what is told can be looked at. */
const PLACES: Partial<Record<MessageTypeName, string>> = { order: paths.myOrders(), wallet: paths.walletIndex() };

export default function MessageDialog({ open, onOpenChange, message }: MessageDialogProps): ReactElement {
  const { t } = useTranslation('messages');
  const type = typeNameOf(message?.type ?? 0);
  const place = message?.link ?? PLACES[type];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={message?.title}
      description={
        message && (
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <span>{t(`types.${type}`)}</span>
            <time dateTime={message.createTime.toISOString()} className="num">
              {formatDateTime(message.createTime)}
            </time>
          </span>
        )
      }
    >
      <p className="mt-6 border-t border-line pt-6 whitespace-pre-line wrap-anywhere">{message?.message}</p>
      {place !== undefined && (
        <TextLink to={place} className="mt-6 inline-block text-sm">
          {t(message?.link ? 'toOrder' : type === 'order' ? 'toOrders' : 'toWallet')}
        </TextLink>
      )}
    </Dialog>
  );
}
