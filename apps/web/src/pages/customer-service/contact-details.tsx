import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactSetting } from '../../features/tenant/tenant.api.ts';
import { MailIcon } from '../../ui/icons.tsx';

/** Where and when the store answers, as far as it has said. */
export function ContactDetails(): ReactElement | null {
  const { t } = useTranslation('shell');
  const { email, workingDay, restDay } = useContactSetting() ?? {};
  const days = [
    { label: t('footer.workingDays'), hours: workingDay },
    { label: t('footer.restDays'), hours: restDay },
  ];
  return (
    <div className="mt-6 min-h-24 text-sm text-ink-soft">
      {email !== undefined && (
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-8 items-center gap-2.5 text-ink underline decoration-line-strong underline-offset-[5px] hover:decoration-current"
        >
          <MailIcon />
          {email}
        </a>
      )}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
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
    </div>
  );
}
