import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { clearToasts, toast } from '../../ui/toast.ts';

/** Hands the page on by the device's own sheet; where there is none, its address is copied. */
export function ShareButton({ title }: { title: string }): ReactElement {
  const { t } = useTranslation('product');
  const share = async (): Promise<void> => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    clearToasts();
    try {
      await navigator.clipboard.writeText(url);
      toast(t('share.copied'));
    } catch {
      toast(t('share.failed'), { tone: 'warning' });
    }
  };
  return <IconButton icon={ShareIcon} label={t('share.open')} onClick={() => void share()} />;
}
