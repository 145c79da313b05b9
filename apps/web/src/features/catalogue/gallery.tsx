import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Picture } from '../../ui/picture.tsx';

const PictureDialog = lazyPart(() => import('../../ui/picture-dialog.tsx'));

interface GalleryProps {
  name: string;
  pictures: readonly string[];
  /** The chosen colour's picture; it comes first. */
  leading: string | undefined;
}

/** A grid on desktop; on a phone a row that is swiped, one picture at a time. A press shows a picture large. */
export function Gallery({ name, pictures, leading }: GalleryProps): ReactElement {
  const { t } = useTranslation('pictures');
  const rail = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(0);
  const [isZoomOpen, setIsZoomOpen] = useState(false);
  const isKnown = leading !== undefined && pictures.includes(leading);
  const ordered = isKnown ? [leading, ...pictures.filter((picture) => picture !== leading)] : pictures;
  const all = ordered.length === 0 ? [''] : ordered;
  // One picture too many for pairs: the first is large, with two beside it.
  const isOdd = all.length % 2 === 1 && all.length > 1;

  useEffect(() => {
    if (leading !== undefined) rail.current?.scrollTo({ left: 0 });
  }, [leading]);

  return (
    <div className="relative">
      <ul
        ref={rail}
        aria-label={t('label', { name })}
        onScroll={({ currentTarget: { scrollLeft, firstElementChild } }) =>
          setShown(Math.round(scrollLeft / (firstElementChild?.clientWidth || 1)))
        }
        className={cx(
          'no-scrollbar flex snap-x snap-mandatory overflow-x-auto max-cards:-mx-(--spacing-page)',
          'cards:grid cards:gap-gutter cards:overflow-visible',
          all.length === 1 && 'cards:max-w-[560px] cards:grid-cols-1',
          all.length > 1 && (isOdd ? 'cards:grid-cols-3' : 'cards:grid-cols-2'),
        )}
      >
        {all.map((picture, index) => (
          <li
            key={picture}
            className={cx(
              'w-full shrink-0 snap-start min-[600px]:max-cards:w-[62%]',
              isOdd && index === 0 && 'cards:col-span-2 cards:row-span-2',
            )}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setZoomed(index);
                setIsZoomOpen(true);
              }}
              className="block w-full cursor-zoom-in focus-visible:-outline-offset-4"
              {...PictureDialog.onIntent}
            >
              <Picture
                src={picture}
                alt={t('picture', { name, number: index + 1, count: all.length })}
                loading={index < 2 ? 'eager' : 'lazy'}
                priority={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <span aria-hidden="true" className="num absolute right-0 bottom-3 bg-paper px-2.5 py-1 text-xs cards:hidden">
          {t('place', { number: Math.min(shown + 1, all.length), count: all.length })}
        </span>
      )}
      <PictureDialog
        open={isZoomOpen}
        onOpenChange={setIsZoomOpen}
        name={name}
        pictures={all}
        index={Math.min(zoomed, all.length - 1)}
        onIndex={setZoomed}
      />
    </div>
  );
}
