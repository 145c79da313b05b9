import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ChatIcon } from '../../ui/icons.tsx';

/**
 * Floats over every page: in the page's margin on desktop, so that it covers nothing, above a page's own bar below
 * (`--bar-height`, set by the page that has one) and above the cookie banner (`--banner-height`).
 */
export function ChatButton(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <Link
      to={paths.customerService()}
      aria-label={t('tools.chat')}
      title={t('tools.chat')}
      className="fixed right-3 bottom-[calc(24px+var(--bar-height,0px)+var(--banner-height,0px))] z-40 grid size-12 place-items-center rounded-full bg-ink text-paper transition-colors duration-quick ease-passage hover:bg-accent nav:right-[max(6px,calc((100vw-var(--container-frame))/2+6px))] nav:size-11"
    >
      <ChatIcon className="size-[22px]" />
    </Link>
  );
}
