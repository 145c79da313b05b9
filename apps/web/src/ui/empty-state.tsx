import type { ReactElement, ReactNode } from 'react';
import { ArchWindow } from './arch.tsx';

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, in one or two sentences. */
  text?: ReactNode;
  /** A `Button` or `ButtonLink` that does it. */
  action?: ReactNode;
  /** The level of the heading; `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show, under the arch, with a way on. */
export function EmptyState({ title, text, action, heading: Heading = 'h2' }: EmptyStateProps): ReactElement {
  return (
    <div className="grid justify-items-center gap-3 py-12 text-center">
      <ArchWindow className="mb-3 h-[132px] w-[120px]" />
      <Heading className="type-title-l">{title}</Heading>
      {text !== undefined && <p className="max-w-[38ch] text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  );
}
