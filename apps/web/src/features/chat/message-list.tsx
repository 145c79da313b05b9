import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { formatDateTime } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import type { ChatMessage } from './conversation.ts';

const IMAGE = 3;
const OF_DESK = 2;
const NEAR_END_PX = 20;

interface MessageListProps {
  messages: readonly ChatMessage[];
  /** Whose messages stand on the left. */
  partnerName: string;
  isLoadingOlder: boolean;
  onNearEnd: () => void;
  onDelete: (id: number) => void;
}

/**
 * The latest message lies at the writing field; the list goes on upwards to the older ones. It is laid out from its
 * newest end, so that the browser keeps what is read in place whatever comes at either end.
 */
export function MessageList({
  messages,
  partnerName,
  isLoadingOlder,
  onNearEnd,
  onDelete,
}: MessageListProps): ReactElement {
  const { t } = useTranslation('chat');
  return (
    <div
      role="log"
      aria-label={t('messages')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Laid out from its end, the list is scrolled by negative amounts.
        if (scrollHeight - clientHeight - Math.abs(scrollTop) <= NEAR_END_PX) onNearEnd();
      }}
      className="-mx-5 flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-5 py-4 -outline-offset-2! cards:-mx-8 cards:px-8"
    >
      <ol className="mb-auto grid gap-4">
        {isLoadingOlder && (
          <li className="text-center text-xs text-ink-faint" role="status">
            {t('loadingOlder')}
          </li>
        )}
        {messages.map((message) => (
          <Message key={message.id} message={message} partnerName={partnerName} onDelete={onDelete} />
        ))}
      </ol>
    </div>
  );
}

function Message({
  message: { id, message, type, sendtype, createTime },
  partnerName,
  onDelete,
}: {
  message: ChatMessage;
  partnerName: string;
  onDelete: (id: number) => void;
}): ReactElement {
  const { t } = useTranslation('chat');
  const isOfDesk = sendtype === OF_DESK;
  return (
    <li
      data-from={isOfDesk ? 'shop' : 'me'}
      className={cx('grid max-w-[85%] gap-1', isOfDesk ? 'justify-self-start' : 'justify-items-end justify-self-end')}
    >
      <span className="sr-only">{isOfDesk ? partnerName : t('me')}</span>
      {type === IMAGE ? (
        <a href={message} target="_blank" rel="noreferrer" className="block border border-line">
          <img
            src={message}
            alt={t('picture')}
            width={220}
            height={220}
            loading="lazy"
            className="size-[220px] max-w-full bg-ground object-contain"
          />
        </a>
      ) : (
        <p
          dir="auto"
          className={cx(
            'px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]',
            isOfDesk ? 'bg-ground text-ink' : 'bg-ink text-paper',
          )}
        >
          {message}
        </p>
      )}
      <span className="flex items-center text-xs text-ink-faint">
        <time dateTime={createTime.toISOString()} className="num">
          {formatDateTime(createTime)}
        </time>
        {!isOfDesk && (
          <IconButton
            icon={TrashIcon}
            label={t('delete')}
            onClick={() => onDelete(id)}
            className="-my-2 -mr-2 size-9!"
            iconClassName="size-4"
          />
        )}
      </span>
    </li>
  );
}
