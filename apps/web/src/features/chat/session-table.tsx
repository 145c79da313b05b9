import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatDateTime } from '../../lib/format.ts';
import { TextButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ChatSession } from './chat.api.ts';

const IMAGE = 3;

interface SessionTableProps {
  sessions: readonly ChatSession[];
  /** Whether each row says if it was read; a tab of one kind need not. */
  hasStatus: boolean;
  onView: (session: ChatSession) => void;
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/** Conversations with shops. */
export function SessionTable({ sessions, hasStatus, onView, onIntent }: SessionTableProps): ReactElement {
  const { t } = useTranslation('chat');
  const view = (session: ChatSession): ReactElement => (
    <TextButton aria-haspopup="dialog" className="text-sm" onClick={() => onView(session)} {...onIntent}>
      {t('sessions.view')} <span className="sr-only">{session.shopName}</span>
    </TextButton>
  );
  const status = ({ unReadNum }: ChatSession): ReactElement =>
    unReadNum > 0 ? (
      <Tag tone="accent">{t('sessions.unreadCount', { formatted: formatCount(unReadNum), count: unReadNum })}</Tag>
    ) : (
      <span className="text-ink-soft">{t('sessions.read')}</span>
    );
  const time = ({ createTime }: ChatSession): ReactElement => (
    <time dateTime={createTime.toISOString()} className="num text-ink-soft">
      {formatDateTime(createTime)}
    </time>
  );
  const columns: DataColumn<ChatSession>[] = [
    {
      key: 'shop',
      label: t('sessions.shop'),
      cell: ({ shopName, shopLogo }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Crest src={shopLogo} name={shopName} className="h-10 w-9 text-sm" />
          <span className="font-medium wrap-anywhere">{shopName}</span>
        </span>
      ),
    },
    {
      key: 'content',
      label: t('sessions.content'),
      cell: (session) => <Content session={session} />,
      className: 'w-2/5',
    },
    ...(hasStatus ? [{ key: 'status', label: t('sessions.status'), cell: status }] : []),
    { key: 'time', label: t('sessions.time'), cell: time, className: 'whitespace-nowrap' },
    { key: 'view', label: t('sessions.actions'), hideLabel: true, cell: view, align: 'right' as const },
  ];
  return (
    <DataTable
      label={t('sessions.title')}
      rows={sessions}
      columns={columns}
      card={(session) => (
        <div className="flex gap-4">
          <Crest src={session.shopLogo} name={session.shopName} className="h-12 w-11 text-sm" />
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">{session.shopName}</p>
            <div className="mt-1 text-ink-soft">
              <Content session={session} />
            </div>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
              {time(session)}
              {hasStatus && status(session)}
            </p>
          </div>
          {view(session)}
        </div>
      )}
    />
  );
}

function Content({ session: { type, message } }: { session: ChatSession }): ReactElement {
  const { t } = useTranslation('chat');
  return type === IMAGE ? (
    <img
      src={message}
      alt={t('picture')}
      width={56}
      height={56}
      loading="lazy"
      className="size-14 bg-ground object-cover"
    />
  ) : (
    <span dir="auto" className="line-clamp-2 wrap-anywhere">
      {message}
    </span>
  );
}
