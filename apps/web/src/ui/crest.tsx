import { type ReactElement, useState } from 'react';
import { cx } from '../lib/class-names.ts';

interface CrestProps {
  /** The house's own sign; without one, or if it does not load, the first letter of its name stands in its place. */
  src: string | undefined;
  name: string;
  loading?: 'eager' | 'lazy';
  /** Its size, and the size of the letter. */
  className?: string;
}

/** The sign of a shop, brand or designer in an arch. The name beside it says whose it is. */
export function Crest({ src, name, loading = 'lazy', className }: CrestProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isMissing = src === undefined || src === '' || src === failedSrc;
  return (
    <span
      aria-hidden="true"
      className={cx('grid shrink-0 place-items-center overflow-hidden rounded-t-full bg-ground', className)}
    >
      {isMissing ? (
        <span className="type-title">{[...name.trim()][0]?.toUpperCase()}</span>
      ) : (
        <img
          src={src}
          alt=""
          width={240}
          height={240}
          loading={loading}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className="size-full object-cover transition-transform duration-slow ease-passage group-hover:scale-[1.03]"
        />
      )}
    </span>
  );
}
