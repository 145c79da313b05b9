import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { CloseIcon } from './icons.tsx';
import { type UploadedPartProps, UploadProgress } from './picture-upload-one.tsx';

/** One of several pictures. */
export function UploadTile({ upload, onRemove, onRetry }: UploadedPartProps): ReactElement {
  const { t } = useTranslation('uploads');
  const { key, name, preview, state } = upload;
  return (
    <li className="relative aspect-square bg-ground">
      <img src={preview} alt={name} className={cx('size-full object-cover', state.kind !== 'stored' && 'opacity-45')} />
      {state.kind === 'uploading' && (
        <span className="absolute inset-x-0 bottom-0">
          <UploadProgress upload={upload} />
        </span>
      )}
      {state.kind === 'failed' && (
        <button
          type="button"
          aria-label={t('retryNamed', { name })}
          onClick={() => onRetry(key)}
          className="absolute inset-0 grid place-items-end p-1.5 text-xs"
        >
          <span className="w-full bg-paper px-1 py-0.5 text-center text-error underline underline-offset-2">
            {t('retry')}
          </span>
        </button>
      )}
      <button
        type="button"
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={() => onRemove(key)}
        className="absolute top-1 right-1 grid size-7 place-items-center rounded-full bg-paper after:absolute after:-inset-2 hover:text-accent"
      >
        <CloseIcon className="size-3.5" />
      </button>
    </li>
  );
}
