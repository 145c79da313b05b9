import type { ReactElement, ReactNode } from 'react';
import { LoadingArea, Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** What is done in a step, and the summary on its right; below it where the window is narrow. */
export function StepLayout({ summary, children }: { summary: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">{children}</div>
      {summary}
    </div>
  );
}

/** The summary while its amounts are on their way. */
export function SummarySkeleton(): ReactElement {
  return (
    <LoadingArea className="grid content-start gap-4 self-start bg-ground p-8 max-cards:-mx-(--spacing-page) max-cards:px-(--spacing-page)">
      <SkeletonLine width={40} />
      <SkeletonLine width={100} />
      <SkeletonLine width={100} />
      <Skeleton className="h-[52px]" />
    </LoadingArea>
  );
}
