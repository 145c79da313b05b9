import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/class-names.ts';
import { paths } from '../../lib/paths.ts';
import { POPULATION_ORDER, type Population } from '../../lib/population.ts';

interface ZoneNavProps {
  /** The zone that the reader is in; none at the entrance. */
  current: Population | null;
  className?: string;
  onNavigate?: (() => void) | undefined;
}

/** Women, men, children. */
export function ZoneNav({ current, className, onNavigate }: ZoneNavProps): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('zone.label')} className={cx('flex gap-6 text-sm', className)}>
      {POPULATION_ORDER.map((population) => {
        const isCurrent = population === current;
        return (
          <Link
            key={population}
            to={paths.population(population)}
            onClick={onNavigate}
            aria-current={isCurrent ? 'true' : undefined}
            className={cx(
              'relative inline-flex min-h-11 items-center hover:text-ink',
              isCurrent
                ? 'font-medium text-ink after:absolute after:inset-x-0 after:bottom-[9px] after:h-px after:bg-ink'
                : 'text-ink-soft',
            )}
          >
            {t(`zone.${population}`)}
          </Link>
        );
      })}
    </nav>
  );
}
