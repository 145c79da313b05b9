import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LeftIcon, RightIcon } from '../../ui/icons.tsx';
import { Scenery } from '../../ui/picture.tsx';
import { TargetLink } from '../../ui/target-link.tsx';
import { useAutoAdvance } from '../../ui/use-auto-advance.ts';
import { bannerTarget } from './banner-target.ts';
import { HERO_COLUMNS, HERO_FIT, HERO_PICTURE } from './hero-frame.ts';
import type { Banner } from './home.api.ts';

/** Words need longer than pieces in a row. */
const ADVANCE_MS = 6000;

/** The brands that the house shows first, one after the other over the whole width. The row itself is what is swiped. */
export function HeroBanners({ banners }: { banners: readonly Banner[] }): ReactElement {
  const { t } = useTranslation('home');
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // The other pictures wait until the first is there.
  const [isFirstThere, setIsFirstThere] = useState(false);
  const count = banners.length;
  const show = (next: number): void => {
    const list = row.current;
    list?.scrollTo({ left: ((next + count) % count) * list.clientWidth });
  };
  useAutoAdvance(root, count > 1 ? ADVANCE_MS : undefined, () => show(index + 1));

  return (
    <section ref={root} aria-label={t('hero.label')} className="relative">
      <ul
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
      >
        {banners.map((banner, position) => (
          <li key={banner.id} inert={position !== index} className="w-full shrink-0 snap-start snap-always">
            <HeroSlide
              banner={banner}
              isFirst={position === 0}
              hasPicture={position === 0 || isFirstThere}
              onPicture={() => setIsFirstThere(true)}
            />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div
          className={cx(
            'frame flex items-center justify-between gap-3 text-xs max-nav:pt-4',
            'nav:pointer-events-none nav:absolute nav:inset-x-0 nav:bottom-11 nav:justify-end',
            banners[index]?.tone === 'dark' && 'nav:on-ink nav:text-paper',
          )}
        >
          <span className="flex items-center gap-3">
            <span className="num">{t('hero.place', { number: index + 1, count })}</span>
            <span aria-hidden="true" className="relative h-px w-24 bg-current/40">
              <span
                className="absolute inset-y-0 h-0.5 bg-current transition-[left] duration-calm ease-passage"
                style={{ width: `${100 / count}%`, left: `${(index * 100) / count}%` }}
              />
            </span>
          </span>
          <span className="flex nav:pointer-events-auto">
            <IconButton icon={LeftIcon} label={t('hero.previous')} onClick={() => show(index - 1)} />
            <IconButton icon={RightIcon} label={t('hero.next')} onClick={() => show(index + 1)} />
          </span>
        </div>
      )}
    </section>
  );
}

interface HeroSlideProps {
  banner: Banner;
  isFirst: boolean;
  hasPicture: boolean;
  onPicture: () => void;
}

/** Over the picture on desktop; beside it on a tablet and under it on a phone, where the picture is upright. */
function HeroSlide({ banner, isFirst, hasPicture, onPicture }: HeroSlideProps): ReactElement {
  const { t } = useTranslation('home');
  const { title, subtitle, name, img, tone } = banner;
  const isDark = tone === 'dark';
  return (
    <TargetLink
      target={bannerTarget(banner)}
      className={cx(
        'group relative block h-full focus-visible:-outline-offset-4!',
        HERO_COLUMNS,
        isDark ? 'nav:on-ink nav:bg-ink nav:text-paper' : 'nav:bg-ground',
      )}
    >
      <div className={cx(HERO_PICTURE, isDark && 'nav:bg-ink')}>
        {hasPicture && (
          <Scenery
            src={img}
            width={isFirst ? 1600 : undefined}
            height={isFirst ? 900 : undefined}
            fetchPriority={isFirst ? 'high' : 'low'}
            decoding="async"
            onLoad={onPicture}
            onError={onPicture}
            className={HERO_FIT}
          />
        )}
      </div>
      <div className="block max-nav:pt-6 nav:absolute nav:inset-x-0 nav:bottom-0 nav:pb-14 min-[600px]:max-nav:pb-12">
        <div className="frame block">
          {name !== '' && <div className="type-label block">{name}</div>}
          <h2 className="type-poster mt-2 block [word-break:auto-phrase] max-nav:text-[clamp(2.25rem,6vw,3.5rem)] nav:mt-4 nav:max-w-[11ch]">
            {title}
          </h2>
          {subtitle !== '' && (
            <div className="mt-4 block max-w-[44ch] max-nav:text-ink-soft nav:max-w-[38ch]">{subtitle}</div>
          )}
          <div
            className={cx(
              'mt-6 inline-flex min-h-[52px] items-center border px-8 text-sm font-medium tracking-[.02em] transition-colors duration-quick ease-passage max-[599px]:w-full max-[599px]:justify-center nav:mt-8',
              isDark
                ? 'border-ink bg-ink text-paper nav:border-paper nav:bg-paper nav:text-ink nav:group-hover:bg-transparent nav:group-hover:text-paper'
                : 'border-ink bg-ink text-paper group-hover:border-[#3a3734] group-hover:bg-[#3a3734]',
            )}
          >
            {t('hero.action')}
          </div>
        </div>
      </div>
    </TargetLink>
  );
}
