import type { ReactElement } from 'react';
import { Button } from './button.tsx';

export interface FilterFootProps {
  clearLabel: string;
  canClear: boolean;
  onClear: () => void;
  showLabel: string;
  /** The number in the label is not known yet. */
  isCounting: boolean;
  onShow: () => void;
}

/** The foot of a drawer of filters. It closes while the list still counts: what was chosen holds already. */
export function FilterFoot({
  clearLabel,
  canClear,
  onClear,
  showLabel,
  isCounting,
  onShow,
}: FilterFootProps): ReactElement {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <Button variant="quiet" disabled={!canClear} onClick={onClear} className="px-5">
        {clearLabel}
      </Button>
      <Button onClick={onShow} aria-busy={isCounting}>
        {isCounting && <span className="ui-spin" />}
        {showLabel}
      </Button>
    </div>
  );
}
