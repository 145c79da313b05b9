import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../ui/choice.tsx';
import Drawer from '../../ui/drawer.tsx';
import { Fold } from '../../ui/fold.tsx';
import type { CategoryChoice } from './category-choices.ts';

export interface FilterDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  categories: readonly CategoryChoice[];
  categoryId: number | undefined;
  /** The name of the list without a category. */
  allName: string;
  onCategory: (category: CategoryChoice | null) => void;
  activeCount: number;
  onClear: () => void;
  /** How many products the list has as it is filtered; unknown while it loads. */
  total: number | undefined;
}

const INDENT = ['', 'pl-5', 'pl-10'] as const;

/** The filters of a product list. What is chosen holds at once; the list behind shows it. */
export default function FilterDrawer({
  open,
  onOpenChange,
  categories,
  categoryId,
  allName,
  onCategory,
  activeCount,
  onClear,
  total,
}: FilterDrawerProps): ReactElement {
  const { t } = useTranslation('catalogue');
  // The address follows a moment later; the mark must not wait for it.
  const [markedId, setMarkedId] = useState(categoryId);
  useEffect(() => setMarkedId(categoryId), [categoryId]);
  const mark = (category: CategoryChoice | null): void => {
    setMarkedId(category?.id);
    onCategory(category);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={
        <span className="flex items-center gap-3">
          {t('filter.open')}
          <Badge count={activeCount} tone="ink" label={t('filter.active', { count: activeCount })} />
        </span>
      }
      foot={
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button variant="quiet" disabled={activeCount === 0} onClick={onClear} className="px-5">
            {t('filter.clear')}
          </Button>
          <Button onClick={() => onOpenChange(false)} busy={total === undefined}>
            {t('filter.show', { count: total ?? 0 })}
          </Button>
        </div>
      }
    >
      <Fold open title={t('filter.category')}>
        <ChoiceGroup legend={t('filter.category')} hideLegend>
          <Radio name="category" label={allName} checked={markedId === undefined} onChange={() => mark(null)} />
          {categories.map((category) => (
            <div key={category.id} className={INDENT[category.path.length - 1] ?? INDENT[2]}>
              <Radio
                name="category"
                label={category.name}
                checked={category.id === markedId}
                onChange={() => mark(category)}
              />
            </div>
          ))}
        </ChoiceGroup>
      </Fold>
    </Drawer>
  );
}
