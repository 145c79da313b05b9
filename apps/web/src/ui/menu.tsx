import { Menu as Primitive } from '@base-ui/react/menu';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/class-names.ts';

export interface MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it: the menu stands under it and gives the focus back. Set `aria-haspopup="menu"` there. */
  anchor: RefObject<HTMLElement | null>;
  /** Names the menu. */
  label: string;
  children: ReactNode;
}

/** A list of actions that floats under a button. Load it with `lazyPart`. */
export default function Menu({ open, onOpenChange, anchor, label, children }: MenuProps): ReactElement {
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next, details) => {
        // A press on the anchor itself is the anchor's to answer, or it would close here and open again there.
        const { target } = details.event;
        if (!next && details.reason === 'outside-press' && target instanceof Node && anchor.current?.contains(target))
          return;
        onOpenChange(next);
      }}
    >
      <Primitive.Portal>
        <Primitive.Positioner anchor={anchor} align="end" sideOffset={4} className="z-50">
          <Primitive.Popup
            aria-label={label}
            finalFocus={anchor}
            className={cx(
              'max-h-(--available-height) w-64 overflow-auto border border-line bg-paper py-3 shadow-float focus-visible:outline-0',
              'transition-opacity duration-quick ease-passage data-starting-style:opacity-0 data-ending-style:opacity-0',
            )}
          >
            {children}
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const ITEM = cx(
  'flex min-h-9 w-full cursor-pointer items-center gap-2 px-5 text-left text-sm text-ink-soft',
  'data-highlighted:bg-ground data-highlighted:text-ink data-highlighted:outline-0',
);

/** Leads to a page. `current` marks the open one. */
export function MenuLink({
  to,
  current = false,
  children,
}: {
  to: string;
  current?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <Primitive.LinkItem
      closeOnClick
      className={cx(ITEM, current && 'font-medium text-ink')}
      render={<Link to={to} aria-current={current ? 'page' : undefined} />}
    >
      {children}
    </Primitive.LinkItem>
  );
}

/** Does something. */
export function MenuAction({ onSelect, children }: { onSelect: () => void; children: ReactNode }): ReactElement {
  return (
    <Primitive.Item className={ITEM} onClick={onSelect}>
      {children}
    </Primitive.Item>
  );
}

/** Items under a small heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <Primitive.Group className="pt-3 first:pt-0">
      <Primitive.GroupLabel className="type-label px-5 pt-2 pb-1 text-ink-faint">{label}</Primitive.GroupLabel>
      {children}
    </Primitive.Group>
  );
}

export function MenuRule(): ReactElement {
  return <Primitive.Separator className="my-3 h-px bg-line" />;
}
