import type { ReactElement } from 'react';
import { LoadingArea, Skeleton, SkeletonLine, SkeletonPicture } from '../../ui/skeleton.tsx';

/** The page's shape while the product is on its way. */
export function ProductSkeleton(): ReactElement {
  return (
    <LoadingArea className="frame">
      <div className="h-14" />
      <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-[15fr_9fr]">
        <div className="max-cards:-mx-(--spacing-page) cards:grid cards:grid-cols-2 cards:gap-gutter">
          <SkeletonPicture />
          <SkeletonPicture className="max-cards:hidden" />
        </div>
        <div className="lg:pl-12">
          <SkeletonLine width={36} />
          <SkeletonLine width={80} />
          <SkeletonLine width={24} className="mb-8" />
          <Skeleton className="mb-8 h-20 w-32" />
          <Skeleton className="mb-8 h-24" />
          <Skeleton className="h-[52px]" />
        </div>
      </div>
    </LoadingArea>
  );
}
