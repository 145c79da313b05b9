import { MESSAGE_TYPE } from '@passage/contract/codes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageTable } from '../../features/messages/message-table.tsx';
import { MESSAGE_TYPE_NAMES } from '../../features/messages/message-types.ts';
import {
  MESSAGES_PAGE_SIZE,
  messageKeys,
  type SystemMessage,
  useMarkRead,
  useMessages,
  useUnreadTypes,
} from '../../features/messages/messages.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMessageQuery } from './message-query.ts';

const MessageDialog = lazyPart(() => import('../../features/messages/message-dialog.tsx'));

/** What the marketplace tells the member. `type` and `page` are in the address. */
export default function MessagePage(): ReactElement {
  const { t } = useTranslation('messages');
  const { query, filter } = useMessageQuery();
  const unread = useUnreadTypes();
  const { mutate: markRead } = useMarkRead();
  const [viewed, setViewed] = useState<{ message: SystemMessage; isOpen: boolean }>();
  useNewcomers();
  usePageHead(t('title'), t('description'));

  const view = (message: SystemMessage): void => {
    setViewed({ message, isOpen: true });
    if (!message.sta) markRead(message.id);
  };
  return (
    <>
      <h1 className="type-heading mb-6">{t('title')}</h1>
      <Tabs
        label={t('tabsLabel')}
        tabs={MESSAGE_TYPE_NAMES.map((name) => ({
          value: name,
          label: t(`types.${name}`),
          count: unread.find(({ type }) => type === MESSAGE_TYPE[name])?.count ?? 0,
        }))}
        value={query.tab}
        onChange={(tab) => filter({ tab })}
      >
        <List onView={view} />
      </Tabs>
      <MessageDialog
        open={viewed?.isOpen === true}
        onOpenChange={(isOpen) => setViewed((last) => last && { ...last, isOpen })}
        message={viewed?.message}
      />
    </>
  );
}

/** What comes while the page is open is shown without being asked for. */
function useNewcomers(): void {
  const queryClient = useQueryClient();
  const count = useSession((session) => session.unreadSystemMessages);
  const before = useRef(count);
  useEffect(() => {
    const isMore = count > before.current;
    before.current = count;
    // The first count tells of what the list has brought along.
    if (!isMore || queryClient.getQueryData(messageKeys.unreadCount) === undefined) return;
    void queryClient.invalidateQueries({ queryKey: messageKeys.pages });
    void queryClient.invalidateQueries({ queryKey: messageKeys.unreadTypes });
  }, [count, queryClient]);
}

function List({ onView }: { onView: (message: SystemMessage) => void }): ReactElement {
  const { t } = useTranslation('messages');
  const { query, turnTo } = useMessageQuery();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useMessages(MESSAGE_TYPE[query.tab], query.page);
  if (isError && (data === undefined || isPlaceholderData)) {
    return (
      <div className="mt-8">
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadingArea className="mt-2">
        <SkeletonRows count={3} />
      </LoadingArea>
    );
  }
  if (data.total === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  if (data.list.length === 0) {
    return (
      <EmptyState title={t('empty.page')} action={<Button onClick={() => turnTo(1)}>{t('empty.toFirst')}</Button>} />
    );
  }
  return (
    <div className="ui-refreshing" aria-busy={isPlaceholderData}>
      <MessageTable messages={data.list} onView={onView} dialogIntent={MessageDialog.onIntent} />
      <Pager page={query.page} total={data.total} pageSize={MESSAGES_PAGE_SIZE} onPage={turnTo} className="mt-10" />
    </div>
  );
}
