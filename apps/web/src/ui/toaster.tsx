import { Toast as Primitive } from '@base-ui/react/toast';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CheckIcon, CloseIcon, HeartIcon, type Icon } from './icons.tsx';
import { receiveToasts, type ToastTone } from './toast.ts';

const DURATION_MS = 3000;
const ICONS: Record<ToastTone, Icon> = { done: CheckIcon, favourite: HeartIcon, warning: AlertIcon };

interface ToastData {
  tone: ToastTone;
  action: { label: string; onPress: () => void } | undefined;
}

const manager = Primitive.createToastManager<ToastData>();

function ToastList(): ReactElement {
  const { t } = useTranslation('ui');
  const { toasts, close } = Primitive.useToastManager<ToastData>();
  return (
    <>
      {toasts.map((toast) => {
        const { tone, action } = toast.data ?? { tone: 'done', action: undefined };
        const Drawn = ICONS[tone];
        return (
          <Primitive.Root
            key={toast.id}
            toast={toast}
            swipeDirection={['right', 'up']}
            className="on-ink relative grid translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) grid-cols-[20px_1fr_auto] items-start gap-3 bg-ink pt-3.5 pr-2 pb-4 pl-4 text-sm text-paper transition duration-calm ease-passage data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-x-4 data-starting-style:opacity-0"
          >
            <Drawn />
            <Primitive.Content className="min-w-0">
              <Primitive.Title render={<span className="inline-block first-letter:uppercase" />}>
                {toast.title}
              </Primitive.Title>
              {action && (
                <Primitive.Action
                  className="ml-3 underline decoration-paper/50 underline-offset-[5px] hover:decoration-paper"
                  onClick={() => {
                    action.onPress();
                    close(toast.id);
                  }}
                >
                  {action.label}
                </Primitive.Action>
              )}
            </Primitive.Content>
            <Primitive.Close aria-label={t('dismiss')} className="-my-2.5 -mr-1 grid h-11 w-10 place-items-center">
              <CloseIcon className="size-4" />
            </Primitive.Close>
            <span
              aria-hidden="true"
              className={`ui-toast-bar absolute inset-x-0 bottom-0 h-[3px] ${tone === 'warning' ? 'bg-[#f08a94]' : 'bg-[#d9a05f]'}`}
            />
          </Primitive.Root>
        );
      })}
    </>
  );
}

/** Draws the toasts. Mounted by `ToastSlot`, which fetches it with the first toast. */
export default function Toaster(): ReactElement {
  const { t } = useTranslation('ui');
  useEffect(
    () =>
      receiveToasts((command) => {
        if (command.kind === 'clear') return manager.close();
        const { message, tone = 'done', action } = command.toast;
        manager.add({ title: message, data: { tone, action } });
      }),
    [],
  );
  return (
    <Primitive.Provider toastManager={manager} timeout={DURATION_MS} limit={3}>
      <Primitive.Portal>
        <Primitive.Viewport
          aria-label={t('notifications')}
          className="fixed top-[72px] right-(--spacing-page) z-80 grid w-[min(380px,calc(100vw-40px))] gap-2 nav:top-[88px]"
        >
          <ToastList />
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Provider>
  );
}
