import { type ReactElement, useRef, useState } from 'react';
import { cx } from '../lib/class-names.ts';
import { PlayIcon } from './icons.tsx';

export interface VideoProps {
  src: string;
  /** Names the play button. */
  label: string;
  /** A picture of its own in place of the frame at `posterTime`. */
  poster?: string | undefined;
  /** Which moment of the film stands as its picture, in seconds. */
  posterTime?: number;
  /** The play button's size in pixels. */
  iconSize?: number;
  fit?: 'contain' | 'cover';
  className?: string | undefined;
}

/** A film that waits to be started: one of its frames with a play button, then the browser's own controls. */
export function Video({
  src,
  label,
  poster,
  posterTime = 0.5,
  iconSize = 96,
  fit = 'contain',
  className,
}: VideoProps): ReactElement {
  const element = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const start = (): void => {
    const video = element.current;
    if (!video) return;
    setIsStarted(true);
    video.currentTime = 0;
    video.focus();
    // Refused or without its file, the browser's own controls say so.
    video.play().catch(() => undefined);
  };
  return (
    <span className={cx('relative block overflow-hidden bg-ground', className)}>
      {/* The time fragment makes browsers fetch and show that frame. */}
      <video
        ref={element}
        src={`${src}#t=${posterTime}`}
        poster={poster}
        preload="metadata"
        playsInline
        controls={isStarted}
        aria-label={label}
        tabIndex={isStarted ? 0 : -1}
        className={cx('absolute inset-0 size-full', fit === 'contain' ? 'object-contain' : 'object-cover')}
      >
        <track kind="captions" />
      </video>
      {!isStarted && (
        <button
          type="button"
          aria-label={label}
          onClick={start}
          className="group/play absolute inset-0 grid place-items-center focus-visible:-outline-offset-4!"
        >
          <span
            style={{ width: iconSize, height: iconSize }}
            className="grid place-items-center rounded-full border border-paper bg-ink/70 text-paper transition-transform duration-calm ease-passage group-hover/play:scale-105"
          >
            <PlayIcon className="size-1/4 translate-x-[8%]" />
          </span>
        </button>
      )}
    </span>
  );
}
