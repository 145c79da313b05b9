import { Tabs as Primitive } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { Badge } from './badge.tsx';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A count beside the label; nothing for zero. */
  count?: number;
  countTone?: 'accent' | 'ink';
}

export interface TabsProps<Value extends string> {
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Names the row of tabs. */
  label: string;
  /** In the middle of the row, as in the sign-in dialog. */
  centered?: boolean;
  /** The content of the open tab. */
  children: ReactNode;
}

/** A row of tabs that scrolls sideways when it is too long, and the open tab's content. Arrow keys move, Enter opens. */
export function Tabs<Value extends string>({
  tabs,
  value,
  onChange,
  label,
  centered = false,
  children,
}: TabsProps<Value>): ReactElement {
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next: unknown) => {
        const chosen = tabs.find((tab) => tab.value === next);
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
    >
      <Primitive.List
        aria-label={label}
        className={cx('no-scrollbar flex gap-8 overflow-x-auto border-b border-line', centered && 'justify-center')}
      >
        {tabs.map((tab) => (
          <Primitive.Tab
            key={tab.value}
            value={tab.value}
            className={cx(
              'inline-flex min-h-12 shrink-0 items-center gap-1.5 border-b border-transparent text-sm whitespace-nowrap text-ink-soft',
              'hover:text-ink focus-visible:-outline-offset-2',
              'data-active:border-ink data-active:font-medium data-active:text-ink data-active:shadow-[inset_0_-1px_0_var(--color-ink)]',
            )}
          >
            {tab.label}
            <Badge count={tab.count ?? 0} tone={tab.countTone ?? 'accent'} />
          </Primitive.Tab>
        ))}
      </Primitive.List>
      <Primitive.Panel value={value} className="focus-visible:outline-offset-8">
        {children}
      </Primitive.Panel>
    </Primitive.Root>
  );
}
