import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollToTop, useScrolledPast } from '../lib/scroll.ts';
import { IconButton } from './icon-button.tsx';
import { UpIcon } from './icons.tsx';

const SHOWN_PAST_PX = 600;

/** Appears after 600 px of scrolling, above the customer-service button, and brings the page to its top. */
export function BackToTop(): ReactElement | null {
  const { t } = useTranslation('ui');
  if (!useScrolledPast(SHOWN_PAST_PX)) return null;
  return (
    <IconButton
      icon={UpIcon}
      label={t('backToTop')}
      line
      onClick={scrollToTop}
      className="fixed! right-3.5 bottom-[calc(84px+var(--bar-height,0px)+var(--banner-height,0px))] z-40 rounded-full nav:right-[max(6px,calc((100vw-var(--container-frame))/2+6px))]"
    />
  );
}
