import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { NoticeBar } from '../../features/navigation/notice-bar.tsx';
import { sessionStore, useIsSignedIn } from '../../features/session/session-store.ts';
import { cx } from '../../lib/class-names.ts';
import { rowAt } from '../../lib/page-rows.ts';
import { paths } from '../../lib/paths.ts';
import { useScrollRestoration } from '../../lib/scroll.ts';
import { BackToTop } from '../../ui/back-to-top.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';
import { ToastSlot } from '../../ui/toast-slot.tsx';
import { CrashBoundary } from '../crash-boundary.tsx';
import { ChatButton } from '../shell/chat-button.tsx';
import { CookieBanner } from '../shell/cookie-banner.tsx';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { LocaleDialog, UnreadWatch } from '../shell/overlays.ts';
import { useBranding } from '../shell/use-branding.ts';
import { useLocaleChoice } from '../shell/use-locale-choice.ts';
import { useSessionEffects } from '../shell/use-session.ts';
import { useShopData } from '../shell/use-shop-data.ts';

/** A page whose code is on its way: its height is kept, so that the footer does not flash by. */
function PagePending(): ReactElement {
  return (
    <LoadingArea className="frame min-h-[80vh] pt-12">
      <Skeleton className="h-10 w-64 max-w-full" />
    </LoadingArea>
  );
}

/** Header, page, footer and what floats over them. `--header-height` is for whatever sticks under the header. */
export function ShopLayout(): ReactElement {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  const [isLocaleOpen, setIsLocaleOpen] = useState(false);
  const { language, currencyCode, choose } = useLocaleChoice();
  const isSignedIn = useIsSignedIn();
  const zone = rowAt(pathname)?.zone;
  const isEntrance = pathname === paths.landing();
  useScrollRestoration();
  useSessionEffects();
  useBranding();
  useShopData();

  useEffect(() => {
    if (zone) sessionStore.setPopulation(zone);
  }, [zone]);

  // A new page takes the focus, so that readers start with it.
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div
      className={cx(
        'flex min-h-dvh flex-col [--header-height:61px]',
        isEntrance ? 'nav:[--header-height:73px]' : 'nav:[--header-height:117px]',
      )}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ink focus:px-5 focus:py-3 focus:text-sm focus:text-paper"
      >
        {t('skip')}
      </a>
      <NoticeBar />
      <Header isEntrance={isEntrance} hasZoneStrip={zone !== undefined} onLocale={() => setIsLocaleOpen(true)} />
      <main id="content" ref={main} tabIndex={-1} className="min-w-0 flex-1">
        <CrashBoundary resetKey={pathname}>
          <Suspense fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
      <Footer onLocale={() => setIsLocaleOpen(true)} />
      <aside aria-label={t('tools.floating')}>
        <BackToTop />
        <ChatButton />
      </aside>
      <CookieBanner />
      <ToastSlot />
      <UnreadWatch open={isSignedIn} />
      <LocaleDialog
        open={isLocaleOpen}
        onOpenChange={setIsLocaleOpen}
        language={language}
        currencyCode={currencyCode}
        onContinue={choose}
      />
    </div>
  );
}
