import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { useContactSetting } from './tenant.api.ts';

/** When the store answers, as far as it has said. */
export function ServiceHours({ className }: { className: string }): ReactElement {
  const { t } = useTranslation('shell');
  const { workingDay, restDay } = useContactSetting() ?? {};
  const days = [
    { label: t('footer.workingDays'), hours: workingDay },
    { label: t('footer.restDays'), hours: restDay },
  ];
  return (
    <dl className={cx('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-ink-soft', className)}>
      {days.map(
        ({ label, hours }) =>
          hours && (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="num">{t('footer.hours', { from: hours[0], to: hours[1] })}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
