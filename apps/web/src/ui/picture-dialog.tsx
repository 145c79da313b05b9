import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import Dialog from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { LeftIcon, RightIcon } from './icons.tsx';
import { Picture } from './picture.tsx';

export interface PictureDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
  /** As a whole, for what is not of our own format. */
  contain?: boolean;
}

/**
 * Pictures as large as the window allows, one after the other; arrow keys turn them. Load it on intent with `lazyPart`;
 * the namespace is `pictures`.
 */
export default function PictureDialog({
  open,
  onOpenChange,
  name,
  pictures,
  index,
  onIndex,
  contain = false,
}: PictureDialogProps): ReactElement {
  const { t } = useTranslation('pictures');
  const last = pictures.length - 1;
  useEffect(() => {
    if (!open) return;
    const turn = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft' && index > 0) onIndex(index - 1);
      if (key === 'ArrowRight' && index < last) onIndex(index + 1);
    };
    // On the way down: the dialog keeps keys to itself.
    window.addEventListener('keydown', turn, true);
    return () => window.removeEventListener('keydown', turn, true);
  }, [open, index, last, onIndex]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('label', { name })} hideTitle wide>
      <div className="grid justify-items-center gap-4">
        <Picture
          key={pictures[index]}
          src={pictures[index]}
          alt={t('picture', { name, number: index + 1, count: pictures.length })}
          loading="eager"
          className={cx('w-[min(100%,calc((100dvh-220px)*.75))]', contain && '[&_img]:object-contain')}
        />
        <div className="flex items-center gap-4">
          <IconButton
            line
            icon={LeftIcon}
            label={t('previous')}
            disabled={index === 0}
            onClick={() => onIndex(index - 1)}
          />
          <span aria-live="polite" className="num text-sm">
            {t('place', { number: index + 1, count: pictures.length })}
          </span>
          <IconButton
            line
            icon={RightIcon}
            label={t('next')}
            disabled={index === last}
            onClick={() => onIndex(index + 1)}
          />
        </div>
      </div>
    </Dialog>
  );
}
