import type { ReactElement, ReactNode } from 'react';
import { DownIcon } from './icons.tsx';

interface FoldProps {
  title: ReactNode;
  children: ReactNode;
  /** Open from the start. The reader's own choice is kept by the element from then on. */
  open?: boolean;
  /** Folds of one name are an accordion: opening one closes the others. */
  name?: string;
  onToggle?: (open: boolean) => void;
}

/** A heading that folds its content away. The platform's own element: it is found by the browser's search as well. */
export function Fold({ title, children, open = false, name, onToggle }: FoldProps): ReactElement {
  return (
    <details
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="group border-b border-line"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-medium">
        <span className="flex min-w-0 items-center gap-1.5">{title}</span>
        <DownIcon className="size-4 transition-transform duration-calm ease-passage group-open:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
