import type { AppShell } from '@passage/contract/page-table';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HERO_COLUMNS, HERO_FIT, HERO_PICTURE } from '../../features/home/hero-frame.ts';
import { cx } from '../../lib/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

/** What the server puts in, of the storefront and of the page. */
const SLOT = {
  name: '{{name}}',
  title: '{{title}}',
  picture: '{{picture}}',
  narrowPicture: '{{narrowPicture}}',
  items: '{{items}}',
  lie: '{{lie}}',
} as const;

interface ShellProps {
  hasCategories?: boolean;
  hasZones?: boolean;
  children?: ReactNode;
}

/** Header and page where the real ones will be, so that nothing moves when those take their place. */
function Shell({ hasCategories = true, hasZones = false, children }: ShellProps): ReactElement {
  return (
    <div id="app-shell" aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-0 z-10">
      <div data-until="header">
        <div className="h-9 border-b border-line bg-ground" />
        <div className="border-b border-line bg-paper">
          <div className="frame flex h-15 items-center justify-center nav:h-18">
            <span className="block py-2">
              <Wordmark name={SLOT.name} className="text-[1.375rem] nav:text-[1.75rem]" />
            </span>
          </div>
          {hasCategories && <div className="h-11 max-nav:hidden" />}
          {hasZones && (
            <div className="border-t border-line nav:hidden">
              <div className="h-11" />
            </div>
          )}
        </div>
      </div>
      {children !== undefined && <div className="bg-paper">{children}</div>}
    </div>
  );
}

const SHELLS: Readonly<Record<AppShell, ReactElement>> = {
  entrance: <Shell hasCategories={false} />,
  plain: <Shell />,
  home: (
    <Shell hasZones>
      <div className={HERO_COLUMNS}>
        <div className={cx(HERO_PICTURE, 'min-[600px]:max-nav:col-start-2')}>
          <picture>
            <source media="(min-width: 1201px)" srcSet={SLOT.picture} />
            <img src={SLOT.narrowPicture} alt="" width={1600} height={900} fetchPriority="high" className={HERO_FIT} />
          </picture>
        </div>
      </div>
    </Shell>
  ),
  list: (
    <Shell>
      <div className="frame pt-4 pb-6 cards:pb-8">
        <div className="h-6" />
        <p className="type-display mt-4 wrap-anywhere cards:mt-6">{SLOT.title}</p>
      </div>
      <div className="border-y border-line">
        <div className="h-14" />
      </div>
      <div className="frame">
        <div className="h-12 cards:hidden" />
        {/* A phone sees the first row whole: drawing more would hold it up. */}
        <div className="card-grid cards:pt-8 max-cards:[&>*:nth-child(n+3)_img]:hidden">{SLOT.items}</div>
      </div>
    </Shell>
  ),
  product: (
    <Shell>
      <div className="frame">
        <div className="h-14" />
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-[15fr_9fr]">
          <div
            data-lie={SLOT.lie}
            className="group max-cards:-mx-(--spacing-page) cards:grid cards:gap-gutter cards:data-[lie=odd]:grid-cols-3 cards:data-[lie=one]:max-w-[560px] cards:data-[lie=pair]:grid-cols-2"
          >
            <div className="w-full min-[600px]:max-cards:w-[62%] cards:group-data-[lie=odd]:col-span-2 cards:group-data-[lie=odd]:row-span-2">
              <Picture src={SLOT.picture} alt="" loading="eager" priority />
            </div>
          </div>
        </div>
      </div>
    </Shell>
  ),
};

/** Of the height of a line of text. Widths are classes: the document's policy allows no style on an element. */
function Line({ className }: { className: string }): ReactElement {
  return (
    <div className={cx('py-1', className)}>
      <Skeleton className="h-3" />
    </div>
  );
}

const ITEM = (
  <div className="min-w-0">
    <Picture src={SLOT.picture} alt="" loading="eager" />
    <div className="pt-3">
      <Line className="w-[46%]" />
      <Line className="w-[82%]" />
      <Line className="mt-1 w-[30%]" />
    </div>
  </div>
);

/** Without the preloads that React puts in front: the document has its own. */
const markupOf = (element: ReactElement): string => renderToStaticMarkup(element).replace(/<link [^>]*>/g, '');

/** The shells as the server takes them over, and one card of a list. */
export function renderShells(): { shells: Record<string, string>; item: string } {
  const shells = Object.entries(SHELLS).map(([name, shell]) => [name, markupOf(shell)]);
  return { shells: Object.fromEntries(shells), item: markupOf(ITEM) };
}
