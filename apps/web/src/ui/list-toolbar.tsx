import type { ReactElement, ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { FilterIcon } from './icons.tsx';
import { InlineSelect } from './select-field.tsx';

interface ListToolbarProps {
  label: string;
  filter: {
    readonly text: string;
    readonly count: number;
    /** What the count means. */
    readonly countLabel: string;
    readonly isOpen: boolean;
    readonly onOpen: () => void;
    /** Fetches the drawer's code and options ahead of need. */
    readonly onIntent: { onPointerEnter: () => void; onFocus: () => void };
  };
  sort: {
    readonly label: string;
    readonly value: string;
    readonly options: readonly { value: string; label: string }[];
    readonly onChange: (value: string) => void;
  };
  /** What the list is narrowed by; on phones in a row of its own. */
  children?: ReactNode;
}

/** Filter on the left with what it holds, order on the right; it stays under the header while the list scrolls. */
export function ListToolbar({ label, filter, sort, children }: ListToolbarProps): ReactElement {
  return (
    <section aria-label={label} className="under-header border-y border-line bg-paper">
      <div className="frame flex min-h-14 flex-wrap items-center justify-between gap-x-6 max-cards:gap-x-4">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={filter.isOpen}
          onClick={filter.onOpen}
          className="inline-flex min-h-11 items-center gap-2.5 text-sm font-medium"
          {...filter.onIntent}
        >
          <FilterIcon />
          {filter.text}
          <Badge count={filter.count} tone="ink" label={filter.countLabel} />
        </button>
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
