import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../ui/button.tsx';
import { useSecondsLeft } from '../../ui/countdown.tsx';

export const RESEND_AFTER_MS = 60_000;

interface SendCodeButtonProps {
  /** When the last code went out, as epoch milliseconds; null before the first. */
  sentAt: number | null;
  isSending: boolean;
  onSend: () => void;
}

/** Sends a code by mail, and cannot be used again for 60 seconds. */
export function SendCodeButton({ sentAt, isSending, onSend }: SendCodeButtonProps): ReactElement {
  const { t } = useTranslation('session');
  const seconds = useSecondsLeft(sentAt === null ? 0 : sentAt + RESEND_AFTER_MS);
  const isWaiting = seconds > 0;
  return (
    <TextButton
      disabled={isWaiting}
      aria-busy={isSending || undefined}
      onClick={isSending ? undefined : onSend}
      className="num mr-3 min-h-11 whitespace-nowrap disabled:cursor-not-allowed disabled:text-ink-faint disabled:no-underline"
    >
      {isWaiting ? t('register.again', { seconds }) : t(sentAt === null ? 'register.sendCode' : 'register.sendAgain')}
    </TextButton>
  );
}
