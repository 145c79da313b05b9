import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from './button.tsx';
import { CopyIcon } from './icons.tsx';
import { clearToasts, toast } from './toast.ts';

interface CopyButtonProps {
  text: string;
  onFail?: () => void;
  className?: string;
}

/** Copies a text and says whether that went well. */
export function CopyButton({ text, onFail, className }: CopyButtonProps): ReactElement {
  const { t } = useTranslation('ui');
  const copy = async (): Promise<void> => {
    clearToasts();
    try {
      await navigator.clipboard.writeText(text);
      toast(t('copy.success'));
    } catch {
      onFail?.();
      toast(t('copy.fail'), { tone: 'warning' });
    }
  };
  return (
    <TextButton onClick={() => void copy()} className={className}>
      <CopyIcon className="size-4" />
      {t('copy.label')}
    </TextButton>
  );
}
