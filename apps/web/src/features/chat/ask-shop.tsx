import { type ReactElement, type ReactNode, useState } from 'react';
import { loadWithTexts } from '../../i18n/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { ChatIcon } from '../../ui/icons.tsx';
import type { ChatShop } from './chat.api.ts';

const ChatWindow = lazyPart(() => loadWithTexts(() => import('./chat-window.tsx'), 'chat'));

interface AskShopProps {
  shop: ChatShop;
  /** The label, in the words of the page. */
  children: ReactNode;
  size?: 'm' | 's';
  className?: string;
}

/** Opens the chat with a shop. */
export function AskShop({ shop, children, size = 's', className }: AskShopProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={size}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setIsOpen(true)}
        {...ChatWindow.onIntent}
      >
        <ChatIcon className="size-5" />
        {children}
      </Button>
      <ChatWindow open={isOpen} onOpenChange={setIsOpen} shop={shop} />
    </>
  );
}
