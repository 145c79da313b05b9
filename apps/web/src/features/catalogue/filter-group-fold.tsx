import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Checkbox, ChoiceGroup, Radio } from '../../ui/choice.tsx';
import { ChoiceCell } from '../../ui/choice-cell.tsx';
import { Fold } from '../../ui/fold.tsx';
import { type FilterGroup, type FilterOption, hasCells } from './filter-groups.ts';

/** A longer list folds after so many. */
const FIRST_OPTIONS = 8;

interface FilterGroupFoldProps {
  group: FilterGroup;
  title: string;
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** One filter: short names in cells, others in rows with their counts. What would leave nothing cannot be chosen. */
export function FilterGroupFold({ group, title, chosen, onToggle }: FilterGroupFoldProps): ReactElement {
  const { t } = useTranslation('catalogue');
  const { options, isSingle, key } = group;
  const isCells = hasCells(group);
  // Whether it is open from the start; later the reader decides.
  const [isOpen] = useState(isCells || chosen.length > 0);
  const [isLong, setIsLong] = useState(false);
  const shown =
    isCells || isLong ? options : options.filter(({ id }, index) => index < FIRST_OPTIONS || chosen.includes(id));
  const name = `filter-${key}`;

  const inputOf = ({ id, count }: FilterOption) => {
    const checked = chosen.includes(id);
    return { name, checked, isOff: count === 0 && !checked, onChange: () => onToggle(id) };
  };
  return (
    <Fold
      open={isOpen}
      title={
        <>
          <span className="truncate">{title}</span>
          <Badge count={chosen.length} tone="ink" label={t('filter.active', { count: chosen.length })} />
        </>
      }
    >
      <ChoiceGroup legend={title} hideLegend>
        {isCells ? (
          <div className="grid grid-cols-5 gap-2">
            {shown.map((option) => {
              const { isOff, onChange, ...input } = inputOf(option);
              const long = [...option.name].length > 4;
              return (
                <div key={option.id} className={long ? 'col-span-2' : undefined}>
                  <ChoiceCell
                    {...input}
                    type={isSingle ? 'radio' : 'checkbox'}
                    label={t('filter.option', {
                      name: option.name,
                      count: option.count,
                      formatted: formatCount(option.count),
                    })}
                    unavailable={isOff}
                    onChange={() => !isOff && onChange()}
                  >
                    {option.name}
                  </ChoiceCell>
                </div>
              );
            })}
          </div>
        ) : (
          shown.map((option) => {
            const { isOff, ...input } = inputOf(option);
            const Input = isSingle ? Radio : Checkbox;
            return <Input key={option.id} {...input} disabled={isOff} label={option.name} count={option.count} />;
          })
        )}
      </ChoiceGroup>
      {shown.length < options.length && (
        <TextButton onClick={() => setIsLong(true)} className="mt-2 text-sm">
          {t('filter.more', { formatted: formatCount(options.length) })}
        </TextButton>
      )}
    </Fold>
  );
}
