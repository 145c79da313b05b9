import type { ReactElement } from 'react';
import { LoadingArea, Skeleton } from '../../ui/skeleton.tsx';

/** A home's shape while it is on its way: the banners over the whole width, two films below. */
export function HomeSkeleton(): ReactElement {
  return (
    <LoadingArea>
      <div className="bg-ground nav:h-[clamp(30rem,50vw,46rem)] max-[599px]:aspect-[4/5] min-[600px]:max-nav:aspect-[8/5]" />
      <div className="h-15 nav:hidden" />
      <div className="frame mt-16 grid gap-gutter cards:mt-24 min-[600px]:grid-cols-2">
        <Skeleton className="aspect-video" />
        <Skeleton className="aspect-video" />
      </div>
      <div className="h-[60vh]" />
    </LoadingArea>
  );
}
