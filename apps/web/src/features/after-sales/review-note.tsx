import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon } from '../../ui/icons.tsx';

/** How long a review takes. */
export function ReviewNote(): ReactElement {
  const { t } = useTranslation('afterSales');
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <ClockIcon className="mt-px size-4.5" />
      {t('within24Hours')}
    </p>
  );
}
