import { type DragEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { formatDateTime } from '../lib/format.ts';
import { PICTURE_TYPES, type UploadRefusal } from '../lib/picture-file.ts';
import type { Upload } from '../lib/use-uploads.ts';
import { Field, type FieldProps } from './field.tsx';
import { PlusIcon } from './icons.tsx';
import { OneUpload, UploadInvitation } from './picture-upload-one.tsx';
import { UploadTile } from './picture-upload-tile.tsx';

export interface PictureUploadProps extends Omit<FieldProps, 'hint'> {
  uploads: readonly Upload[];
  /** Why the last choice, or a part of it, was not taken. */
  refusal: UploadRefusal | undefined;
  /** In the server's own words, where it was the one to refuse. */
  said: string | undefined;
  /** One picture fills the field; several stand as tiles beside the one that adds more. */
  max: number;
  onAdd: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** Beside what is said of type and size, for instance what the picture must show. */
  hint?: string;
}

/**
 * A field for pictures: chosen in the picker, or dropped on it. Over its box lies a real file input, so that keyboard
 * and assistive technology find what they know. Spread the `field` of `useUploads` on it; the namespace is `uploads`.
 */
export function PictureUpload({
  uploads,
  refusal,
  said,
  max,
  onAdd,
  onRemove,
  onRetry,
  error,
  hint,
  ...field
}: PictureUploadProps): ReactElement {
  const { t } = useTranslation('uploads');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const wordsOf = ({ message, nextAt }: { message: string | undefined; nextAt?: Date | undefined }): string =>
    nextAt ? t('usedUp', { time: formatDateTime(nextAt) }) : (message ?? t('failed'));
  const failed = uploads.find(({ state }) => state.kind === 'failed')?.state;
  const failure = failed?.kind === 'failed' ? wordsOf(failed) : undefined;
  const problem = refusal === undefined ? (failure ?? error) : (said ?? t(`refusals.${refusal}`, { count: max }));
  const stored = uploads.filter(({ state }) => state.kind === 'stored').length;
  const isOne = max === 1;
  const [only] = uploads;

  const remove = (key: string): void => {
    onRemove(key);
    // The button that was pressed is gone.
    input.current?.focus();
  };
  const drag = {
    onDragEnter: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const { currentTarget, relatedTarget } = event;
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onAdd([...event.dataTransfer.files]);
    },
  };
  return (
    <Field
      {...field}
      error={problem}
      hint={hint === undefined ? t('hint') : t('hintAfter', { own: hint, hint: t('hint') })}
    >
      {(control) => {
        const chooser = (
          <input
            {...control}
            ref={input}
            type="file"
            accept={PICTURE_TYPES}
            multiple={!isOne}
            onChange={({ currentTarget }) => {
              onAdd([...(currentTarget.files ?? [])]);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
            className="absolute inset-0 w-full cursor-pointer text-[0px] opacity-0"
          />
        );
        const box = cx(
          'relative border transition-colors duration-quick ease-passage hover:border-ink',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-ink',
          problem === undefined ? (isOver ? 'border-ink bg-ground' : 'border-line-strong') : 'border-error',
        );
        return (
          <>
            {isOne ? (
              <div
                {...drag}
                className={cx(box, 'grid min-h-32 grid-cols-[minmax(0,1fr)]', problem !== undefined && 'bg-error-wash')}
              >
                {chooser}
                {only ? (
                  <OneUpload upload={only} onRemove={remove} onRetry={onRetry} />
                ) : (
                  <UploadInvitation isOver={isOver} />
                )}
              </div>
            ) : (
              <ul {...drag} className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-3">
                {uploads.map((upload) => (
                  <UploadTile key={upload.key} upload={upload} onRemove={remove} onRetry={onRetry} />
                ))}
                <li
                  className={cx(box, 'grid aspect-square place-items-center', problem !== undefined && 'bg-error-wash')}
                >
                  {chooser}
                  <span className="pointer-events-none grid justify-items-center gap-1.5 px-1 text-center text-xs text-ink-soft">
                    <PlusIcon />
                    {uploads.length === 0 ? t('add') : null}
                    <span className="num">
                      {uploads.length}/{max}
                    </span>
                  </span>
                </li>
              </ul>
            )}
            <p role="status" className="sr-only">
              {uploads.length > 0 && t('stored', { count: stored })}
            </p>
          </>
        );
      }}
    </Field>
  );
}
