import type { ReactElement, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { FilterIcon } from './icons.tsx';
import { InlineSelect } from './select-field.tsx';

interface FilterButtonProps {
  text: string;
  count: number;
  /** What the count means. */
  countLabel: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Fetches the drawer's code and options ahead of need. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
}

/** Opens a list's filters and says how many are in force. */
export function FilterButton({ text, count, countLabel, isOpen, onOpen, onIntent }: FilterButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="inline-flex min-h-11 items-center gap-2.5 text-sm font-medium"
      {...onIntent}
    >
      <FilterIcon />
      {text}
      <Badge count={count} tone="ink" label={countLabel} />
    </button>
  );
}

/** The orders that a list can have. */
export interface SortChoice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { value: string; label: string }[];
  readonly onChange: (value: string) => void;
}

interface ListToolbarProps {
  label: string;
  sort: SortChoice;
  /** On the left, and what the list is narrowed by. */
  children: ReactNode;
}

/** A list's ways on the left, its order on the right; it stays under the header while the list scrolls. */
export function ListToolbar({ label, sort, children }: ListToolbarProps): ReactElement {
  return (
    <section aria-label={label} className="under-header border-y border-line bg-paper">
      <div className="frame flex min-h-14 flex-wrap items-center justify-between gap-x-6 max-cards:gap-x-4">
        {children}
        <div className="flex min-w-0 items-center gap-2 text-sm">
          <span aria-hidden="true" className="whitespace-nowrap text-ink-faint max-cards:hidden">
            {sort.label}
          </span>
          <InlineSelect
            label={sort.label}
            value={sort.value}
            options={sort.options}
            onChange={({ target }) => sort.onChange(target.value)}
          />
        </div>
      </div>
    </section>
  );
}
