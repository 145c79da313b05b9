import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useArticleSetting } from '../../features/tenant/tenant.api.ts';
import { closeCookieBanner, isCookieBannerClosed } from '../../lib/cookie-banner.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';

/**
 * Tells of cookies until it is closed; both buttons only close it. What else floats at the lower edge stands above it
 * (`--banner-height`).
 */
export function CookieBanner(): ReactElement | null {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(() => !isCookieBannerClosed());
  const banner = useRef<HTMLElement>(null);
  const privacy = useArticleSetting()?.privacyPolicy;

  useEffect(() => {
    const element = banner.current;
    if (!isOpen || !element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--banner-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-height');
    };
  }, [isOpen]);

  if (!isOpen) return null;
  const close = (): void => {
    closeCookieBanner();
    setIsOpen(false);
  };
  return (
    <section
      ref={banner}
      aria-label={t('cookies.label')}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-ink bg-paper pt-4 pb-[max(16px,env(safe-area-inset-bottom))]"
    >
      <div className="frame grid gap-4 cards:grid-cols-[1fr_auto] cards:items-center cards:gap-x-12">
        <p className="max-w-[100ch] text-sm">
          <span className="font-medium">{t('cookies.title')}</span> {t('cookies.text')}{' '}
          <Link
            to={paths.customerService(privacy === undefined ? {} : { code: privacy })}
            className="underline decoration-line-strong underline-offset-[5px] hover:decoration-current"
          >
            {t('footer.privacy')}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 *:min-w-[132px]">
          <Button variant="line" size="s" onClick={close}>
            {t('cookies.reject')}
          </Button>
          <Button size="s" onClick={close}>
            {t('cookies.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
