import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Dot } from '../../ui/badge.tsx';
import { TextButton } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { SystemMessage } from './messages.api.ts';

interface MessageTableProps {
  messages: readonly SystemMessage[];
  onView: (message: SystemMessage) => void;
  /** For the buttons that open the dialog. */
  dialogIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/** System messages by title and the beginning of their text; unread ones bear a dot. */
export function MessageTable({ messages, onView, dialogIntent }: MessageTableProps): ReactElement {
  const { t } = useTranslation('messages');
  const title = (message: SystemMessage): ReactElement => (
    <span className={cx('flex items-baseline gap-2', !message.sta && 'font-medium')}>
      {!message.sta && (
        <span className="inline-flex translate-y-[-2px]">
          <Dot label={t('unread')} />
        </span>
      )}
      <span className="wrap-anywhere">{message.title}</span>
    </span>
  );
  const button = (message: SystemMessage): ReactElement => (
    <TextButton
      className="whitespace-nowrap max-cards:-my-2 max-cards:min-h-11 cards:-my-0.5"
      aria-haspopup="dialog"
      aria-label={t('viewNamed', { title: message.title })}
      onClick={() => onView(message)}
      {...dialogIntent}
    >
      {t('view')}
    </TextButton>
  );
  return (
    <DataTable
      label={t('title')}
      rows={messages}
      columns={[
        { key: 'title', label: t('columns.title'), cell: title, className: 'w-[30%] align-top' },
        {
          key: 'message',
          label: t('columns.message'),
          cell: ({ message }) => <span className="line-clamp-2 wrap-anywhere">{message}</span>,
          className: 'align-top text-ink-soft',
        },
        {
          key: 'time',
          label: t('columns.time'),
          cell: ({ createTime }) => formatDateTime(createTime),
          className: 'num align-top whitespace-nowrap text-ink-soft',
        },
        {
          key: 'action',
          label: t('columns.action'),
          hideLabel: true,
          cell: button,
          align: 'right',
          className: 'align-top',
        },
      ]}
      card={(message) => (
        <div className="grid gap-1">
          {title(message)}
          <span className="line-clamp-2 wrap-anywhere text-ink-soft">{message.message}</span>
          <span className="flex items-center justify-between gap-4">
            <span className="num text-xs text-ink-soft">{formatDateTime(message.createTime)}</span>
            {button(message)}
          </span>
        </div>
      )}
    />
  );
}
