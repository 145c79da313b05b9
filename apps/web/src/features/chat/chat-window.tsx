import { type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiFailure } from '../../api/failure.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import Dialog from '../../ui/dialog.tsx';
import Drawer from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingArea, SkeletonLine } from '../../ui/skeleton.tsx';
import { useIsSignedIn, useSession } from '../session/session-store.ts';
import { type ChatPartner, useMayWrite, useServiceScript } from './chat.api.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';

export interface ChatWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Without a shop it is customer service. */
  shop?: ChatPartner;
}

/** The chat with a shop or with customer service, for who is signed in and may write there. */
export default function ChatWindow({ open, onOpenChange, shop }: ChatWindowProps): ReactElement | null {
  const { t } = useTranslation('chat');
  const { pathname, search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const ownShop = useSession((session) => session.ownShop);
  const isMerchant = shop !== undefined && ownShop !== null;
  const mayWrite = useMayWrite(shop?.id ?? 0, open && isSignedIn && shop !== undefined && !isMerchant);
  const script = useServiceScript(open && isSignedIn && shop === undefined);
  const isLeaving = open && !isSignedIn;
  useEffect(() => {
    if (isLeaving) onOpenChange(false);
  }, [isLeaving, onOpenChange]);

  if (isLeaving) return <Navigate to={paths.login()} state={{ from: pathname + search, isSent: true }} />;
  const isRefused = isMerchant || mayWrite.data === false;
  if (isRefused) {
    const reason = !isMerchant ? 'closed' : ownShop.shopname === '' ? 'noMerchant' : 'merchant';
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={t('tips.title')} description={t(`tips.${reason}`)}>
        <Button full className="mt-8" onClick={() => onOpenChange(false)}>
          {t('tips.understood')}
        </Button>
      </Dialog>
    );
  }
  // Until it is known what stands behind it nothing opens: a window that turns into a refusal would be torn away.
  const answer = shop ? mayWrite : script;
  const isKnown = answer.data !== undefined || answer.isError;
  if (script.data === true && shop === undefined) return <ServiceFrame open={open} onOpenChange={onOpenChange} />;
  return <OpenWindow open={open && isKnown} onOpenChange={onOpenChange} shop={shop} />;
}

/** The tenant's own customer service. Its script has no origin: it cannot reach this page or what is kept for it. */
function ServiceFrame({ open, onOpenChange }: ChatWindowProps): ReactElement {
  const { t } = useTranslation('chat');
  return (
    <Drawer open={open} onOpenChange={onOpenChange} side="right" title={t('service')}>
      <iframe
        title={t('service')}
        src="/app-api/message/customer-service"
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        className="-mx-5 h-full w-[calc(100%+40px)] border-0 cards:-mx-8 cards:w-[calc(100%+64px)]"
      />
    </Drawer>
  );
}

function OpenWindow({ open, onOpenChange, shop }: ChatWindowProps): ReactElement {
  const { t } = useTranslation('chat');
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState({ isOpen: false, text: '' });
  const tell = (text: string): void => setProblem({ isOpen: true, text });
  const name = shop?.name ?? t('service');
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={name}
      initialFocus={field}
      head={
        <span aria-hidden="true" className="flex min-w-0 items-center gap-3">
          {shop && <Crest src={shop.logo} name={shop.name} className="h-10 w-9 text-sm" />}
          <span className="type-title min-w-0 truncate">{name}</span>
        </span>
      }
    >
      <Conversation shop={shop} name={name} field={field} onProblem={tell} />
      <Dialog
        open={problem.isOpen}
        onOpenChange={(isOpen) => setProblem((last) => ({ ...last, isOpen }))}
        title={t('failed.title')}
        description={problem.text}
      >
        <Button full className="mt-8" onClick={() => setProblem((last) => ({ ...last, isOpen: false }))}>
          {t('failed.understood')}
        </Button>
      </Dialog>
    </Drawer>
  );
}

interface ConversationProps {
  shop: ChatPartner;
  name: string;
  field: Ref<HTMLTextAreaElement>;
  onProblem: (text: string) => void;
}

/** Lives as long as the window is open, and so does its asking for what is new. */
function Conversation({ shop, name, field, onProblem }: ConversationProps): ReactElement {
  const { t } = useTranslation('chat');
  const { status, messages, isLoadingOlder, retry, loadOlder, add, remove } = useConversation(shop);
  const onDelete = (id: number): void => {
    remove(id).catch((error: unknown) =>
      onProblem(error instanceof ApiFailure && error.message !== '' ? error.message : t('failed.text')),
    );
  };
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
      {status === 'failed' ? (
        <ErrorState onRetry={retry} />
      ) : status === 'loading' ? (
        <LoadingArea className="content-end py-6">
          <SkeletonLine width={52} />
          <SkeletonLine width={36} />
        </LoadingArea>
      ) : messages.length === 0 ? (
        <div className="overflow-y-auto">
          <EmptyState title={t('empty.title')} text={t(shop ? 'empty.shop' : 'empty.service')} />
        </div>
      ) : (
        <MessageList
          messages={messages}
          partnerName={name}
          isLoadingOlder={isLoadingOlder}
          onNearEnd={loadOlder}
          onDelete={onDelete}
        />
      )}
      <div className="-mx-5 border-t border-line bg-paper px-3 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] cards:-mx-8 cards:px-6">
        <Composer partner={shop} field={field} onSent={add} onFailed={onProblem} />
      </div>
    </div>
  );
}
