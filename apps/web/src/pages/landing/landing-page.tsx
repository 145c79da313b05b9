import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sessionStore } from '../../features/session/session-store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { POPULATION_ORDER } from '../../lib/population.ts';
import { scenePicture } from '../../lib/scenes.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Scenery } from '../../ui/picture.tsx';
import { HelpTiles } from './help-tiles.tsx';
import { ShopHostGate } from './shop-host-gate.tsx';

/** The entrance: three doors, one for each zone, and where to get help; on a shop's own host that shop. */
export default function LandingPage(): ReactElement {
  return (
    <ShopHostGate>
      <Entrance />
    </ShopHostGate>
  );
}

function Entrance(): ReactElement {
  const { t } = useTranslation(['home', 'shell']);
  usePageHead(t('landing.title'), t('landing.description'));
  return (
    <div className="frame">
      <h1 className="type-heading py-[clamp(32px,4vw,56px)] text-center">{t('landing.title')}</h1>
      <ul className="grid gap-x-12 gap-y-12 cards:grid-cols-3 cards:gap-x-6 lg:gap-x-12">
        {POPULATION_ORDER.map((population, index) => (
          <li key={population}>
            <Link
              to={paths.population(population)}
              onClick={() => sessionStore.setPopulation(population)}
              className="group block"
            >
              <span className="block aspect-[10/11] overflow-hidden rounded-t-[999px] bg-ground cards:aspect-product">
                <Scenery
                  src={scenePicture(`zone.${population}`, 'tall')}
                  width={900}
                  height={1200}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  className="size-full object-cover transition-transform duration-slow ease-passage group-hover:scale-[1.02]"
                />
              </span>
              <span className="flex items-center justify-between gap-4 pt-4">
                <span className="type-heading">{t(`shell:zone.${population}`)}</span>
                <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <HelpTiles />
    </div>
  );
}
