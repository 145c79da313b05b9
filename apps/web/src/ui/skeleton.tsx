import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../lib/class-names.ts';

/** A grey stand-in for something of known size. Give it that size by class. */
export function Skeleton({ className }: { className?: string }): ReactElement {
  return <div className={cx('ui-skeleton', className)} />;
}

/** A line of text; width in percent. */
export function SkeletonLine({ width = 80, className }: { width?: number; className?: string }): ReactElement {
  return (
    <div className={cx('py-1', className)} style={{ width: `${width}%` }}>
      <Skeleton className="h-3" />
    </div>
  );
}

export function SkeletonPicture({ className }: { className?: string }): ReactElement {
  return <Skeleton className={cx('aspect-product bg-ground!', className)} />;
}

/** Stand-ins for product cards, of the height of the real ones. */
export function SkeletonCards({ count, even = false }: { count: number; even?: boolean }): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // Stand-ins have no identity and never move.
        <div key={index}>
          <SkeletonPicture />
          <div className="grid gap-0.5 pt-3">
            <SkeletonLine width={46} />
            <div className={even ? 'min-h-[2lh] text-sm' : undefined}>
              <SkeletonLine width={82} />
            </div>
            <SkeletonLine width={30} className="mt-1" />
          </div>
        </div>
      ))}
    </>
  );
}

/** Stand-ins for rows with a small picture: orders, bag lines, messages. */
export function SkeletonRows({ count, action = true }: { count: number; action?: boolean }): ReactElement {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <div
          // Stand-ins have no identity and never move.
          key={index}
          className="grid grid-cols-[80px_1fr_auto] gap-5 border-t border-line py-5 cards:grid-cols-[96px_1fr_auto]"
        >
          <SkeletonPicture />
          <div>
            <SkeletonLine width={38} />
            <SkeletonLine width={64} />
            <SkeletonLine width={24} />
          </div>
          {action && <Skeleton className="h-11 w-[min(212px,22vw)]" />}
        </div>
      ))}
    </>
  );
}

/** Stand-ins for the fields of a form. */
export function SkeletonFields({ count }: { count: number }): ReactElement {
  return (
    <div className="grid gap-8">
      {Array.from({ length: count }, (_, index) => (
        // Stand-ins have no identity and never move.
        <div key={index}>
          <SkeletonLine width={24} />
          <Skeleton className="mt-2 h-12" />
        </div>
      ))}
    </div>
  );
}

/** Wraps skeletons: says once that something is loading, whatever stands inside. */
export function LoadingArea({ children, className }: { children: ReactNode; className?: string }): ReactElement {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
