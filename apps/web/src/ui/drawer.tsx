import { Dialog as Primitive } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { SCRIM } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. Shown as its heading unless `head` takes that place. */
  title: ReactNode;
  /** In place of the heading, for instance a navigation. */
  head?: ReactNode;
  /** Stays in view under the scrolling body: the actions. */
  foot?: ReactNode;
  children: ReactNode;
  /** `top` is as wide as the page and as high as its content, for the search. */
  side?: 'left' | 'right' | 'top';
  initialFocus?: RefObject<HTMLElement | null>;
  closeLabel?: string;
}

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(100vw,var(--container-drawer))] data-starting-style:-translate-x-4 data-ending-style:-translate-x-4',
  right:
    'inset-y-0 right-0 w-[min(100vw,var(--container-drawer))] data-starting-style:translate-x-4 data-ending-style:translate-x-4',
  top: 'inset-x-0 top-0 max-h-dvh data-starting-style:-translate-y-4 data-ending-style:-translate-y-4',
} as const;

/** A panel from the edge: 400 wide, the whole width of a phone. Head and foot stay, the body scrolls. Load it with `lazyPart`. */
export default function Drawer({
  open,
  onOpenChange,
  title,
  head,
  foot,
  children,
  side = 'left',
  initialFocus,
  closeLabel,
}: DrawerProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Backdrop className={SCRIM} />
        <Primitive.Popup
          {...(initialFocus === undefined ? {} : { initialFocus })}
          className={cx(
            'fixed z-70 grid grid-rows-[auto_1fr_auto] bg-paper focus-visible:outline-0',
            'transition duration-calm ease-passage data-starting-style:opacity-0 data-ending-style:opacity-0',
            SIDES[side],
          )}
        >
          <div className="flex min-h-15 items-center justify-between gap-4 border-b border-line pr-2 pl-5 cards:min-h-18 cards:pr-5 cards:pl-8">
            <Primitive.Title className={head === undefined ? 'type-title' : 'sr-only'}>{title}</Primitive.Title>
            {head}
            <Primitive.Close render={<IconButton icon={CloseIcon} label={closeLabel ?? t('close')} />} />
          </div>
          <div className="overflow-auto overscroll-contain px-5 [scrollbar-color:var(--color-line)_transparent] [scrollbar-width:thin] cards:px-8">
            {children}
          </div>
          {foot !== undefined && <div className="border-t border-line px-5 py-4 cards:px-8">{foot}</div>}
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
