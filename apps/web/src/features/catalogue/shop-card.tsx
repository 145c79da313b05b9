import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount, formatScore } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';

interface ShopCardProps {
  id: number;
  name: string;
  logo: string;
  /** What is said of it; absent while it loads. */
  standing?: { reputation: number; favourites: number } | undefined;
  /** Beside the way to the shop. */
  action?: ReactNode;
}

/** Whose the product is, with the way to the shop. Its crest stands in an arch. */
export function ShopCard({ id, name, logo, standing, action }: ShopCardProps): ReactElement {
  const { t } = useTranslation('product');
  const to = paths.shopProduct({ no: id, name });
  return (
    <div className="grid grid-cols-[64px_1fr_auto] items-center gap-x-4 border-y border-line py-6 max-cards:grid-cols-[64px_1fr]">
      <Crest src={logo} name={name} className="size-16" />
      <div className="min-w-0">
        <Link to={to} className="block truncate font-medium hover:text-accent">
          {name}
        </Link>
        <p className="num text-sm text-ink-soft">
          {standing
            ? [
                standing.reputation === 0
                  ? t('shop.noReviews')
                  : t('shop.reputation', { value: formatScore(standing.reputation) }),
                t('shop.favourites', {
                  count: standing.favourites,
                  formatted: formatCount(standing.favourites),
                }),
              ].join(' · ')
            : t('shop.sells')}
        </p>
      </div>
      <div className="grid gap-2 max-cards:col-span-full max-cards:mt-4 max-cards:grid-cols-2">
        <ButtonLink to={to} variant="quiet" size="s" className="max-cards:px-2">
          {t('shop.visit')}
        </ButtonLink>
        {action}
      </div>
    </div>
  );
}
