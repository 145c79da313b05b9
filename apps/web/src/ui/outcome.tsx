import type { ReactElement, ReactNode } from 'react';
import { ArchWindow } from './arch.tsx';

interface OutcomeProps {
  title: ReactNode;
  text: ReactNode;
  /** What it was about. */
  children?: ReactNode;
  /** What happens from here on, step by step. */
  next: { title: string; steps: readonly string[] };
  /** Ways on. */
  actions: ReactNode;
}

/** The end of something that was done: what came of it, and what happens now. It is a whole page. */
export function Outcome({ title, text, children, next, actions }: OutcomeProps): ReactElement {
  return (
    <div className="frame pt-10">
      <div className="mx-auto grid max-w-[34rem] justify-items-center gap-3 py-8 text-center">
        <ArchWindow className="mb-3 h-[132px] w-[120px]" />
        <h1 className="type-heading">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        {children}
        <div className="mt-6 text-left text-sm">
          <h2 className="mb-2 font-medium">{next.title}</h2>
          <ol className="grid list-decimal gap-1.5 pl-5 text-ink-soft">
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="mt-8 grid gap-2 justify-self-stretch cards:flex cards:flex-wrap cards:justify-center">
          {actions}
        </div>
      </div>
    </div>
  );
}
