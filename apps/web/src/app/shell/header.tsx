import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCategoryTree } from '../../features/catalogue/catalogue.api.ts';
import { CategoryBar } from '../../features/navigation/category-bar.tsx';
import { useNavigation, useNavigationEntries } from '../../features/navigation/use-navigation.ts';
import { ZoneNav } from '../../features/navigation/zone-nav.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { cx } from '../../lib/class-names.ts';
import { paths } from '../../lib/paths.ts';
import { useScrolledPast } from '../../lib/scroll.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuIcon, SearchIcon } from '../../ui/icons.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { HeaderTools } from './header-tools.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { SearchDrawer, SessionDialog, SideMenu } from './overlays.ts';

const FIXED_PAST_PX = 48;

interface HeaderProps {
  /** The entrance has no categories and no zone. */
  isEntrance: boolean;
  /** The zones' homes repeat the zones under the bar where there is no room in it. */
  hasZoneStrip: boolean;
  onLocale: () => void;
}

/**
 * Sticks to the top from the start and is fixed there after 48 px; the spacer takes its place in the flow, so that
 * nothing moves when it changes.
 */
export function Header({ isEntrance, hasZoneStrip, onLocale }: HeaderProps): ReactElement {
  const { t } = useTranslation('shell');
  const population = useSession((session) => session.population);
  const zone = isEntrance ? null : population;
  const siteName = useSiteName();
  const { template, isPending } = useNavigation(population);
  // The bar keeps its place empty rather than jump when its entries come.
  const roots = useCategoryTree(population, !isPending && template === null).data;
  const entries = useNavigationEntries(template, roots);
  const isFixed = useScrolledPast(FIXED_PAST_PX);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const [isSessionOpen, setIsSessionOpen] = useState(false);

  return (
    <>
      <header className={cx('sticky inset-x-0 top-0 z-30 border-b border-line bg-paper', isFixed && 'nav:fixed')}>
        <div className="frame grid h-15 grid-cols-[1fr_auto_1fr] items-center nav:h-18">
          <ZoneNav current={zone} className="max-nav:hidden" />
          <div className="-ml-3 flex nav:hidden">
            <IconButton
              icon={MenuIcon}
              label={t('navigation.open')}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setIsMenuOpen(true)}
              {...SideMenu.onIntent}
            />
            <IconButton
              icon={SearchIcon}
              label={t('search.open')}
              aria-haspopup="dialog"
              onClick={() => setIsSearchOpen(true)}
              {...SearchDrawer.onIntent}
            />
          </div>
          <Link to={paths.landing()} aria-label={t('wordmark')} className="py-2">
            {template?.logoUrl ? (
              <img src={template.logoUrl} alt="" height={32} className="h-6 w-auto max-w-40 object-contain nav:h-8" />
            ) : (
              <Wordmark name={siteName} className="text-[1.375rem] nav:text-[1.75rem]" />
            )}
          </Link>
          <HeaderTools
            onSearch={() => setIsSearchOpen(true)}
            onLocale={onLocale}
            onSignIn={() => setIsSessionOpen(true)}
          />
        </div>
        {!isEntrance && <CategoryBar entries={entries} />}
        {hasZoneStrip && <ZoneNav current={zone} className="frame justify-center border-t border-line nav:hidden" />}
      </header>
      {isFixed && <div aria-hidden="true" className="h-(--header-height) max-nav:hidden" />}
      <SideMenu open={isMenuOpen} onOpenChange={setIsMenuOpen} population={zone} entries={entries}>
        <MenuFoot
          onNavigate={() => setIsMenuOpen(false)}
          onLocale={() => {
            setIsMenuOpen(false);
            onLocale();
          }}
          onSignIn={() => {
            setIsMenuOpen(false);
            setIsSessionOpen(true);
          }}
        />
      </SideMenu>
      <SearchDrawer open={isSearchOpen} onOpenChange={setIsSearchOpen} population={population} />
      <SessionDialog open={isSessionOpen} onOpenChange={setIsSessionOpen} />
    </>
  );
}
