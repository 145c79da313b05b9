import useEmblaCarousel from 'embla-carousel-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';
import { IconButton } from './icon-button.tsx';
import { LeftIcon, RightIcon } from './icons.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';

/** How many items a press of a button moves. */
const ITEMS_PER_PRESS = 5;

export interface RailProps {
  title: string;
  /** At the right of the heading, such as a link to the whole list. */
  action?: ReactNode;
  /** The row moves on by itself, an item each time, and begins anew after the last. */
  advanceMs?: number | undefined;
  /** One item each, with a key. */
  children: readonly ReactElement[];
}

interface Place {
  /** 0 to 1. */
  progress: number;
  /** How much of the row is in view, 0 to 1. */
  share: number;
  canGoBack: boolean;
  canGoOn: boolean;
}

const AT_START: Place = { progress: 0, share: 1, canGoBack: false, canGoOn: false };
const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row of cards that bleeds off the right edge: 210 wide and 16 apart, swiped or moved by its buttons; the hairline
 * shows where one is. Load the page's code with it: it brings the carousel along.
 */
export function Rail({ title, action, advanceMs, children }: RailProps): ReactElement {
  const { t } = useTranslation('ui');
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', dragFree: true });
  const [place, setPlace] = useState(AT_START);
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Until the carousel has measured, everything counts as seen.
  const [inView, setInView] = useState<readonly number[]>();

  useEffect(() => {
    if (!carousel) return;
    const update = (): void => {
      const content = list.current?.scrollWidth ?? 0;
      setPlace({
        progress: Math.min(1, Math.max(0, carousel.scrollProgress())),
        share: content === 0 ? 1 : Math.min(1, carousel.rootNode().clientWidth / content),
        canGoBack: carousel.canScrollPrev(),
        canGoOn: carousel.canScrollNext(),
      });
    };
    const look = (): void => setInView(carousel.slidesInView());
    // Where motion is unwelcome, what was swiped stays where it was let go.
    const letGo = (): void => {
      if (!prefersCalm()) return;
      const { target, location, scrollBody } = carousel.internalEngine();
      target.set(location);
      scrollBody.useDuration(0);
    };
    update();
    carousel.on('pointerUp', letGo);
    carousel.on('slidesInView', look);
    for (const event of ['scroll', 'select', 'reInit'] as const) carousel.on(event, update);
    return () => {
      carousel.off('pointerUp', letGo);
      carousel.off('slidesInView', look);
      for (const event of ['scroll', 'select', 'reInit'] as const) carousel.off(event, update);
    };
  }, [carousel]);

  const move = (items: number): void => {
    if (!carousel) return;
    const last = carousel.scrollSnapList().length - 1;
    carousel.scrollTo(Math.min(last, Math.max(0, carousel.selectedScrollSnap() + items)), prefersCalm());
  };
  useAutoAdvance(root, advanceMs, () => {
    if (carousel?.canScrollNext()) move(1);
    else carousel?.scrollTo(0, prefersCalm());
  });
  const isStill = !place.canGoBack && !place.canGoOn;

  return (
    <section ref={root} aria-label={title}>
      <div className="frame mb-6 flex items-end justify-between gap-4 cards:mb-8">
        <h2 className="type-heading">{title}</h2>
        <div className="flex items-center gap-6 text-sm">
          {action}
          <div className={cx('flex max-cards:hidden', isStill && 'invisible')}>
            <IconButton
              line
              icon={LeftIcon}
              label={t('rail.previous', { title })}
              disabled={!place.canGoBack}
              onClick={() => move(-ITEMS_PER_PRESS)}
            />
            <IconButton
              line
              icon={RightIcon}
              label={t('rail.next', { title })}
              disabled={!place.canGoOn}
              onClick={() => move(ITEMS_PER_PRESS)}
              className="-ml-px"
            />
          </div>
        </div>
      </div>
      <div ref={viewport} className="frame-bleed overflow-hidden">
        <ul ref={list} className="flex touch-pan-y">
          {children.map((child, index) => (
            <li
              key={child.key}
              inert={inView !== undefined && inView.length > 0 && !inView.includes(index)}
              className="mr-4 w-[min(62vw,240px)] shrink-0 last:mr-(--spacing-page) cards:w-[210px]"
            >
              {child}
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className={cx('frame mt-8', isStill && 'invisible')}>
        <div className="relative h-px bg-line">
          <div
            className="absolute inset-y-0 h-0.5 bg-ink"
            style={{ width: `${place.share * 100}%`, left: `${place.progress * (1 - place.share) * 100}%` }}
          />
        </div>
      </div>
    </section>
  );
}
