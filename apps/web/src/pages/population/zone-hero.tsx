import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import type { Population } from '../../lib/population.ts';
import { scenePicture } from '../../lib/scenes.ts';
import { ButtonLink } from '../../ui/button.tsx';

interface Hero {
  scene: string;
  /** Night scenes are dark where the words stand, day scenes light. */
  isNight: boolean;
  /** As much room as the scene leaves beside its subject. */
  room: string;
}

const HEROES: Readonly<Record<Population, Hero>> = {
  female: { scene: 'hero.1', isNight: true, room: 'cards:max-w-[12ch]' },
  male: { scene: 'hero.6', isNight: true, room: 'cards:max-w-[9ch]' },
  children: { scene: 'zone.children', isNight: false, room: 'cards:max-w-[9ch]' },
};

/** The zone's picture with its words: over it from 769, below it on a phone. */
export function ZoneHero({ population, to }: { population: Population; to: string }): ReactElement {
  const { t } = useTranslation('home');
  const { scene, isNight, room } = HEROES[population];
  return (
    <section className={cx('relative', isNight ? 'cards:on-ink cards:bg-ink cards:text-paper' : 'bg-ground')}>
      <picture>
        <source media="(max-width: 768px)" srcSet={scenePicture(scene, 'tall')} />
        <img
          src={scenePicture(scene, 'wide')}
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className="h-[clamp(30rem,50vw,46rem)] w-full object-cover object-[62%_50%] max-cards:aspect-[3/4] max-cards:h-auto min-[600px]:max-cards:aspect-square"
        />
      </picture>
      <div className="max-cards:bg-paper max-cards:pt-6 cards:absolute cards:inset-x-0 cards:bottom-0 cards:pb-14">
        <div className="frame">
          <p className="type-label">{t(`zones.${population}.hero.label`)}</p>
          <h1 className={cx('type-poster mt-2 mb-5 [word-break:auto-phrase] cards:mt-4 cards:mb-8', room)}>
            {t(`zones.${population}.hero.title`)}
          </h1>
          <ButtonLink to={to} variant={isNight ? 'paper' : 'solid'} className="max-cards:hidden">
            {t(`zones.${population}.hero.action`)}
          </ButtonLink>
          <ButtonLink to={to} className="max-[599px]:w-full cards:hidden">
            {t(`zones.${population}.hero.action`)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
