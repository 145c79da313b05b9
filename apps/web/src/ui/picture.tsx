import { type ComponentProps, type ReactElement, useState } from 'react';
import { cx } from '../lib/class-names.ts';
import { ArchOutline } from './arch.tsx';

export interface PictureProps {
  /** Address of the picture; without one, or if it does not load, an arch stands in its place. */
  src: string | undefined;
  /** Empty where a text beside the picture says the same. */
  alt: string;
  /** A second view that shows while the pointer is on the surrounding `group`. */
  hoverSrc?: string | undefined;
  /** `eager` for what is in the app shell. The one that is largest there also gets `priority`. */
  loading?: 'eager' | 'lazy';
  priority?: boolean;
  /** Widths by window, for pictures that exist in several sizes. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Paler, for what is sold out. */
  faded?: boolean;
  className?: string | undefined;
}

/** A product picture: 3:4 on the ground colour, its size reserved before it has loaded. */
export function Picture({
  src,
  alt,
  hoverSrc,
  loading = 'lazy',
  priority = false,
  srcSet,
  sizes,
  faded = false,
  className,
}: PictureProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [failedHoverSrc, setFailedHoverSrc] = useState<string>();
  const isMissing = src === undefined || src === '' || src === failedSrc;
  return (
    <span className={cx('relative block aspect-product overflow-hidden bg-ground', className)}>
      {isMissing ? (
        <span className="grid size-full place-items-center">
          <ArchOutline className="w-1/3 text-line-strong" />
          {alt !== '' && <span className="sr-only">{alt}</span>}
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          srcSet={srcSet}
          sizes={sizes}
          width={600}
          height={800}
          loading={loading}
          decoding="async"
          fetchPriority={priority ? 'high' : 'auto'}
          onError={() => setFailedSrc(src)}
          className={cx('absolute inset-0 size-full object-cover', faded && 'opacity-45')}
        />
      )}
      {!isMissing && hoverSrc !== undefined && hoverSrc !== '' && hoverSrc !== failedHoverSrc && (
        <img
          src={hoverSrc}
          alt=""
          width={600}
          height={800}
          loading="lazy"
          decoding="async"
          onError={() => setFailedHoverSrc(hoverSrc)}
          className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-calm ease-passage group-hover:opacity-100"
        />
      )}
    </span>
  );
}

/** A picture that says nothing of its own, on a ground: where it does not load the ground stays, without a broken sign. */
export function Scenery({ onError, ...props }: Omit<ComponentProps<'img'>, 'alt'>): ReactElement {
  return (
    <img
      {...props}
      key={props.src}
      alt=""
      onError={(event) => {
        event.currentTarget.hidden = true;
        onError?.(event);
      }}
    />
  );
}
