import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../lib/class-names.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { STRENGTH_LEVELS, strengthOf, traitsOf } from './password-strength.ts';

const MOST = STRENGTH_LEVELS.length - 1;

/** Under a new password: how strong it is, and what would make it stronger. */
export function StrengthMeter({ password }: { password: string }): ReactElement {
  const { t } = useTranslation('session');
  const labelId = useId();
  const level = strengthOf(password);
  const value = STRENGTH_LEVELS.indexOf(level);
  const { hasLower, hasUpper, hasDigit } = traitsOf(password);
  const traits = [
    { label: t('strength.lower'), isFulfilled: hasLower },
    { label: t('strength.upper'), isFulfilled: hasUpper },
    { label: t('strength.digit'), isFulfilled: hasDigit },
  ];
  return (
    <div className="mt-3 text-xs text-ink-soft">
      <span id={labelId} className="sr-only">
        {t('strength.label')}
      </span>
      <div className="flex items-center gap-3">
        <meter aria-labelledby={labelId} className="sr-only" min={0} max={MOST} value={value}>
          {t(`strength.levels.${level}`)}
        </meter>
        <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
          {STRENGTH_LEVELS.slice(1).map((step, index) => (
            <span
              key={step}
              className={cx(
                'h-0.5 transition-colors duration-calm ease-passage',
                index >= value ? 'bg-line' : value === MOST ? 'bg-success' : 'bg-ink',
              )}
            />
          ))}
        </div>
        {value > 0 && <span role="status">{t(`strength.levels.${level}`)}</span>}
      </div>
      <p className="mt-2">{t('strength.hint')}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {traits.map(({ label, isFulfilled }) => (
          <li key={label} className={cx('flex items-center gap-1', isFulfilled && 'text-success')}>
            {isFulfilled ? (
              <CheckIcon className="size-3.5" />
            ) : (
              <span aria-hidden="true" className="grid size-3.5 place-items-center">
                <span className="size-1 rounded-full bg-line-strong" />
              </span>
            )}
            {label}
            {isFulfilled && <span className="sr-only">, {t('strength.fulfilled')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
