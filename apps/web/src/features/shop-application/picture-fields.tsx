import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../lib/lazy-part.ts';
import { checkPicture } from '../../lib/picture-file.ts';
import type { Uploads } from '../../lib/use-uploads.ts';
import { PictureUpload } from '../../ui/picture-upload.tsx';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx'));

interface PictureFieldProps {
  label: string;
  hint: string;
  /** What was sent before, if anything was; it stays unless another takes its place. */
  sent: string;
  uploads: Uploads;
  error: string | undefined;
  /** Only shown. */
  isLocked: boolean;
  className?: string;
}

/** One picture of an application. */
export function PictureField({
  label,
  hint,
  sent,
  uploads,
  error,
  isLocked,
  className,
}: PictureFieldProps): ReactElement {
  return (
    <div className={className}>
      {!isLocked && <PictureUpload label={label} hint={hint} error={error} {...uploads.field} />}
      <SentPicture label={label} address={sent} isCurrent={uploads.addresses.length === 0} isLocked={isLocked} />
    </div>
  );
}

/** The logo: a square, which is cut out of the picture that was chosen. */
export function LogoField({ label, hint, sent, uploads, error, isLocked }: PictureFieldProps): ReactElement {
  const [file, setFile] = useState<File>();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (files: readonly File[]): void => {
    const [first] = files;
    // What is no picture is refused as any other field refuses it.
    if (!first || checkPicture(first) !== undefined) {
      uploads.field.onAdd(files);
      return;
    }
    setFile(first);
    setIsOpen(true);
  };
  return (
    <div>
      {!isLocked && (
        <div {...CropDialog.onIntent}>
          <PictureUpload label={label} hint={hint} error={error} {...uploads.field} onAdd={choose} />
          <CropDialog
            open={isOpen}
            onOpenChange={setIsOpen}
            file={file}
            onCropped={(cropped) => uploads.field.onAdd([cropped])}
          />
        </div>
      )}
      <SentPicture label={label} address={sent} isCurrent={uploads.addresses.length === 0} isLocked={isLocked} />
    </div>
  );
}

function SentPicture({
  label,
  address,
  isCurrent,
  isLocked,
}: {
  label: string;
  address: string;
  isCurrent: boolean;
  isLocked: boolean;
}): ReactElement | null {
  const { t } = useTranslation('shopApplication');
  if (address === '' || !isCurrent) return null;
  return (
    <figure className={isLocked ? '' : 'mt-3'}>
      {isLocked && <figcaption className="mb-2 text-sm font-medium">{label}</figcaption>}
      <img
        src={address}
        alt={t('current', { name: label })}
        className="h-28 w-auto max-w-full bg-ground object-contain"
      />
    </figure>
  );
}
