import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import Dialog from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeftIcon, RightIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';

export interface ZoomDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
}

/** A product's pictures as large as the window allows, one after the other; arrow keys turn them. */
export default function ZoomDialog({
  open,
  onOpenChange,
  name,
  pictures,
  index,
  onIndex,
}: ZoomDialogProps): ReactElement {
  const { t } = useTranslation('product');
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
    <Dialog open={open} onOpenChange={onOpenChange} title={t('gallery.label', { name })} hideTitle wide>
      <div className="grid justify-items-center gap-4">
        <Picture
          key={pictures[index]}
          src={pictures[index]}
          alt={t('gallery.picture', { name, number: index + 1, count: pictures.length })}
          loading="eager"
          className="w-[min(100%,calc((100dvh-220px)*.75))]"
        />
        <div className="flex items-center gap-4">
          <IconButton
            line
            icon={LeftIcon}
            label={t('gallery.previous')}
            disabled={index === 0}
            onClick={() => onIndex(index - 1)}
          />
          <span aria-live="polite" className="num text-sm">
            {t('gallery.place', { number: index + 1, count: pictures.length })}
          </span>
          <IconButton
            line
            icon={RightIcon}
            label={t('gallery.next')}
            disabled={index === last}
            onClick={() => onIndex(index + 1)}
          />
        </div>
      </div>
    </Dialog>
  );
}
