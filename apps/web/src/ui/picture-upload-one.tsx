import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Upload } from '../lib/use-uploads.ts';
import { TextButton } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { CheckIcon, TrashIcon, UploadIcon } from './icons.tsx';

/** What stands in an empty field for one picture. */
export function UploadInvitation({ isOver }: { isOver: boolean }): ReactElement {
  const { t } = useTranslation('uploads');
  return (
    <span className="pointer-events-none grid place-content-center justify-items-center gap-2 px-4 py-6 text-center text-sm">
      <UploadIcon className="size-6" strokeWidth={1.1} />
      {isOver ? (
        <span className="min-h-6">{t('letGo')}</span>
      ) : (
        <span className="min-h-6">
          <span className="underline decoration-line-strong underline-offset-[5px]">{t('choose')}</span>{' '}
          {/* There is nothing to drag where there is no mouse. */}
          <span className="text-ink-soft pointer-coarse:hidden">{t('drop')}</span>
        </span>
      )}
    </span>
  );
}

export interface UploadedPartProps {
  upload: Upload;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
}

export function UploadProgress({ upload: { name, state } }: Pick<UploadedPartProps, 'upload'>): ReactElement | null {
  const { t } = useTranslation('uploads');
  if (state.kind !== 'uploading') return null;
  const percent = Math.round(state.progress * 100);
  return (
    <span
      role="progressbar"
      aria-label={t('uploadingNamed', { name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="block h-0.5 w-full bg-line"
    >
      <span
        className="block h-full bg-ink transition-[width] duration-quick ease-passage"
        style={{ width: `${Math.max(percent, 4)}%` }}
      />
    </span>
  );
}

/** The one picture of its field, with what can be done with it. A press beside the buttons chooses another. */
export function OneUpload({ upload, onRemove, onRetry }: UploadedPartProps): ReactElement {
  const { t } = useTranslation('uploads');
  const { key, name, preview, state } = upload;
  return (
    <div className="pointer-events-none flex items-center gap-4 p-4">
      <img src={preview} alt="" className="size-24 shrink-0 bg-ground object-contain" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate">{name}</p>
        {state.kind === 'uploading' && (
          <div className="mt-2 grid gap-2 text-ink-soft">
            {t('uploading')}
            <UploadProgress upload={upload} />
          </div>
        )}
        {state.kind === 'stored' && (
          <p className="mt-1 flex items-center gap-1.5 text-success">
            <CheckIcon className="size-4" />
            {t('uploaded')}
          </p>
        )}
        {state.kind === 'failed' && (
          <TextButton onClick={() => onRetry(key)} className="pointer-events-auto relative mt-1">
            {t('retry')}
          </TextButton>
        )}
        {state.kind === 'stored' && (
          <p className="mt-1 underline decoration-line-strong underline-offset-[5px]">{t('another')}</p>
        )}
      </div>
      <IconButton
        icon={TrashIcon}
        label={t('remove', { name })}
        onClick={() => onRemove(key)}
        className="pointer-events-auto self-start"
      />
    </div>
  );
}
