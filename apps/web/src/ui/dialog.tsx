import { Dialog as Primitive } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

export const SCRIM = cx(
  'fixed inset-0 z-60 bg-scrim transition-opacity duration-calm ease-passage',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

export interface DialogProps {
  open: boolean;
  /** Called with false by the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The heading. When the dialog shows its own, hide this one: it still names the dialog. */
  title: ReactNode;
  hideTitle?: boolean;
  /** One or two sentences under the heading. */
  description?: ReactNode;
  children?: ReactNode;
  /** Where the focus goes first; else to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** For steps that must not be lost by a slip of the pointer; Escape and the close button still work. */
  keepOnOutsidePress?: boolean;
  /** Wider than 480, for tables and pictures. */
  wide?: boolean;
}

/**
 * A question or a short form over the page: 480 wide in the centre, a sheet from below up to 768. Load it on intent with
 * `lazyPart`, for it brings the primitives library with it.
 */
export default function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  children,
  initialFocus,
  keepOnOutsidePress = false,
  wide = false,
}: DialogProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={keepOnOutsidePress}
    >
      <Primitive.Portal>
        <Primitive.Backdrop className={SCRIM} />
        <Primitive.Popup
          {...(initialFocus === undefined ? {} : { initialFocus })}
          className={cx(
            'fixed inset-x-0 bottom-0 z-70 max-h-[calc(100dvh-32px)] overflow-auto overscroll-contain bg-paper px-5 py-8',
            'cards:inset-auto cards:top-1/2 cards:left-1/2 cards:-translate-1/2 cards:px-12 cards:py-10',
            wide ? 'cards:w-[min(calc(100vw-32px),60rem)]' : 'cards:w-[min(calc(100vw-32px),var(--container-dialog))]',
            'transition duration-calm ease-passage data-starting-style:opacity-0 data-ending-style:opacity-0',
            'max-cards:data-starting-style:translate-y-6 max-cards:data-ending-style:translate-y-6',
            'focus-visible:outline-0',
          )}
        >
          <Primitive.Title className={hideTitle ? 'sr-only' : 'type-title-l pr-10'}>{title}</Primitive.Title>
          {description !== undefined && (
            <Primitive.Description className="mt-3 text-ink-soft">{description}</Primitive.Description>
          )}
          {children}
          {/* Last in order, so that the focus begins with the dialog's own matter. */}
          <Primitive.Close
            render={<IconButton icon={CloseIcon} label={t('close')} className="absolute! top-2 right-2" />}
          />
        </Primitive.Popup>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
