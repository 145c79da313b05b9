import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Picture } from './picture.tsx';

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'));

interface ThumbnailsProps {
  /** Addresses. Nothing is drawn for none. */
  pictures: readonly string[];
  /** What or whose they are. */
  name: string;
  /** How many stand here; the rest is a number that opens them. All, when it is left out. */
  shown?: number;
  className?: string;
}

/** Small pictures that open in full. The namespace is `pictures`. */
export function Thumbnails({
  pictures,
  name,
  shown = pictures.length,
  className,
}: ThumbnailsProps): ReactElement | null {
  const { t } = useTranslation('pictures');
  const [index, setIndex] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  if (pictures.length === 0) return null;
  const rest = pictures.length - shown;
  const open = (at: number): void => {
    setIndex(at);
    setIsOpen(true);
  };
  return (
    <>
      <ul className={cx('flex flex-wrap gap-2', className)}>
        {pictures.slice(0, shown).map((address, at) => (
          <li key={address}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('picture', { name, number: at + 1, count: pictures.length })}
              onClick={() => open(at)}
              className="block w-18"
              {...PictureDialog.onIntent}
            >
              <Picture src={address} alt="" className="aspect-square!" />
            </button>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('more', { count: rest })}
              onClick={() => open(shown)}
              className="num grid aspect-square w-18 place-items-center bg-ground text-sm font-medium hover:bg-ground-deep"
              {...PictureDialog.onIntent}
            >
              <span aria-hidden="true">+{rest}</span>
            </button>
          </li>
        )}
      </ul>
      <PictureDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        name={name}
        pictures={pictures}
        index={index}
        onIndex={setIndex}
        contain
      />
    </>
  );
}
