import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** What did not load; a general sentence stands in when it is left out. */
  title?: ReactNode;
  text?: ReactNode;
  /** Loads again. Either this or an `action` should be there: never leave a dead end. */
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Something did not load: says so and offers to try again. */
export function ErrorState({
  title,
  text,
  onRetry,
  busy = false,
  action,
  heading: Heading = 'h2',
}: ErrorStateProps): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <div role="alert" className="grid justify-items-center gap-3 border border-line px-5 py-12 text-center">
      <Heading className="type-title-l">{title ?? t('error.title')}</Heading>
      <p className="max-w-[38ch] text-ink-soft">{text ?? t('error.text')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button variant="line" busy={busy} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
