import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { formatCount } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { useFollow } from './follow.api.ts';
import type { Shop } from './shops.api.ts';

const FRAME =
  'frame grid grid-cols-[88px_minmax(0,1fr)] items-center gap-x-5 gap-y-6 py-8 cards:grid-cols-[160px_minmax(0,1fr)_auto] cards:gap-x-10 cards:py-12';
const CREST = 'h-[97px] w-[88px] self-start cards:h-[176px] cards:w-[160px]';

/** Whose goods these are: sign, name, what it says of itself, how it is thought of, and the heart. */
export function ShopHead({ shop, action }: { shop: Shop; action?: ReactNode }): ReactElement {
  const { t } = useTranslation('shops');
  const toggle = useFollow(shop);
  const { shopname, logo, shopDesc, storeReputation, favoriteCount, favoriteFlag, address, status, formerNames } = shop;
  return (
    <header className={FRAME}>
      <Crest src={logo} name={shopname} loading="eager" className={CREST} />
      <div className="min-w-0">
        <h1 className="type-display wrap-anywhere">{shopname}</h1>
        {formerNames.length > 0 && (
          <p className="mt-2 text-sm text-ink-soft wrap-anywhere">
            {t('shop.formerly', { names: formerNames.join(' · ') })}
          </p>
        )}
        {shopDesc !== '' && (
          <p className="mt-3 max-w-[60ch] text-ink-soft wrap-anywhere max-cards:hidden">{shopDesc}</p>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-ink-soft cards:mt-5">
          {storeReputation === 0 ? (
            <span>{t('shop.noReviews')}</span>
          ) : (
            <span className="inline-flex items-center gap-2">
              <Stars value={storeReputation} />
              <span aria-hidden="true" className="num">
                {formatCount(storeReputation)}
              </span>
            </span>
          )}
          <span className="num">
            {t('shop.followers', { count: favoriteCount, formatted: formatCount(favoriteCount) })}
          </span>
          {address !== '' && <span className="min-w-0 wrap-anywhere max-cards:hidden">{address}</span>}
        </p>
      </div>
      {shopDesc !== '' && <p className="col-span-full text-ink-soft wrap-anywhere cards:hidden">{shopDesc}</p>}
      {status && (
        <div className="grid gap-2 max-cards:col-span-full max-cards:grid-cols-2">
          <Button
            variant={favoriteFlag ? 'quiet' : 'line'}
            aria-pressed={favoriteFlag}
            onClick={toggle}
            className="max-cards:px-3 cards:min-w-44"
          >
            <HeartIcon
              fill={favoriteFlag ? 'currentColor' : 'none'}
              className={cx('size-5', favoriteFlag && 'text-accent')}
            />
            {t(favoriteFlag ? 'shop.following' : 'shop.follow')}
            <span className="sr-only">{shopname}</span>
          </Button>
          {action}
        </div>
      )}
    </header>
  );
}

export function ShopHeadPending(): ReactElement {
  return (
    <LoadingArea className={FRAME}>
      <Skeleton className={cx(CREST, 'rounded-t-full bg-ground!')} />
      <div>
        <Skeleton className="h-10 w-72 max-w-full" />
        <SkeletonLine width={60} className="mt-4 max-cards:hidden" />
        <SkeletonLine width={30} className="mt-3" />
      </div>
      <Skeleton className="h-[52px] max-cards:col-span-full cards:w-44" />
    </LoadingArea>
  );
}
