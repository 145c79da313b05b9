import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type ChatShop, SESSIONS_PAGE_SIZE, useChatSessions } from '../../features/chat/chat.api.ts';
import { SessionTable } from '../../features/chat/session-table.tsx';
import { loadWithTexts } from '../../i18n/i18n.ts';
import { KEEP_SCROLL } from '../../lib/keep-scroll.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { LoadingArea, SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const ChatWindow = lazyPart(() => loadWithTexts(() => import('../../features/chat/chat-window.tsx'), 'chat'));

const TYPES = { all: 2, read: 1, unread: 0 } as const;
type TabName = keyof typeof TYPES;
const TAB_NAMES: readonly TabName[] = ['all', 'read', 'unread'];

/** The shopper's conversations with shops. `tab` and `page` are in the address. */
export default function LeaveMessagePage(): ReactElement {
  const { t } = useTranslation('chat');
  const [query, setQuery] = useSearchParams();
  const tab = TAB_NAMES.find((name) => name === query.get('tab')) ?? 'all';
  const pageNo = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const [viewed, setViewed] = useState<{ shop: ChatShop; isOpen: boolean }>();
  usePageHead(t('sessions.title'), t('sessions.description'));
  const go = (next: TabName, page = 1): void =>
    setQuery(
      { ...(next === 'all' ? {} : { tab: next }), ...(page === 1 ? {} : { page: String(page) }) },
      { state: KEEP_SCROLL },
    );
  return (
    <>
      <h1 className="type-heading mb-6">{t('sessions.title')}</h1>
      <Tabs
        label={t('sessions.tabs')}
        tabs={TAB_NAMES.map((name) => ({ value: name, label: t(`sessions.tab.${name}`) }))}
        value={tab}
        onChange={(next) => go(next)}
      >
        <Sessions
          tab={tab}
          pageNo={pageNo}
          onPage={(page) => go(tab, page)}
          onView={(shop) => setViewed({ shop, isOpen: true })}
        />
      </Tabs>
      <ChatWindow
        key={viewed?.shop.id ?? 0}
        open={viewed?.isOpen === true}
        onOpenChange={(isOpen) => setViewed((last) => last && { ...last, isOpen })}
        shop={viewed?.shop}
      />
    </>
  );
}

interface SessionsProps {
  tab: TabName;
  pageNo: number;
  onPage: (page: number) => void;
  onView: (shop: ChatShop) => void;
}

function Sessions({ tab, pageNo, onPage, onView }: SessionsProps): ReactElement {
  const { t } = useTranslation('chat');
  const { data, isFetching, isPlaceholderData, refetch } = useChatSessions(TYPES[tab], pageNo);
  if (!data) {
    return isFetching ? (
      <LoadingArea className="mt-8">
        <SkeletonRows count={3} />
      </LoadingArea>
    ) : (
      <div className="mt-8">
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      </div>
    );
  }
  if (data.length === 0 && pageNo > 1) {
    return (
      <EmptyState
        title={t('sessions.none.page')}
        action={<Button onClick={() => onPage(1)}>{t('sessions.none.toFirst')}</Button>}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={t(`sessions.none.${tab}`)}
        text={t('sessions.none.text')}
        action={<ButtonLink to={paths.shop()}>{t('sessions.none.action')}</ButtonLink>}
      />
    );
  }
  // The list does not say how much there is: a full page may have another one behind it.
  const total = (pageNo - 1) * SESSIONS_PAGE_SIZE + data.length + (data.length === SESSIONS_PAGE_SIZE ? 1 : 0);
  return (
    <div aria-busy={isPlaceholderData} className="ui-refreshing mt-6">
      <SessionTable
        sessions={data}
        hasStatus={tab === 'all'}
        onView={({ shopId, shopName, shopLogo, userId }) =>
          onView({ id: shopId, name: shopName, logo: shopLogo, userId })
        }
        onIntent={ChatWindow.onIntent}
      />
      <Pager page={pageNo} total={total} pageSize={SESSIONS_PAGE_SIZE} onPage={onPage} className="mt-10" />
    </div>
  );
}
