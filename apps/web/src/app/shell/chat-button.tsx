import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatIcon } from '../../ui/icons.tsx';
import { ChatWindow } from './overlays.ts';

/**
 * Opens the chat with customer service from every page. In the page's margin on desktop, so that it covers nothing; a
 * narrow tab at the edge below, drawn no wider than a phone's page margin, above a page's own bar (`--bar-height`, set by
 * the page that has one) and above the cookie banner (`--banner-height`).
 */
export function ChatButton(): ReactElement {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('tools.chat')}
        title={t('tools.chat')}
        onClick={() => setIsOpen(true)}
        {...ChatWindow.onIntent}
        className="fixed right-0 bottom-[calc(24px+var(--bar-height,0px)+var(--banner-height,0px))] z-40 grid h-12 w-6 place-items-center rounded-l-full border-l-4 border-transparent bg-ink bg-clip-padding text-paper transition-colors duration-quick ease-passage hover:bg-accent nav:border-0 nav:right-[max(6px,calc((100vw-var(--container-frame))/2+6px))] nav:size-11 nav:rounded-full"
      >
        <ChatIcon className="size-4 nav:size-[22px]" />
      </button>
      <ChatWindow open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
