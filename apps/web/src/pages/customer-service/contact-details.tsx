import type { ReactElement } from 'react';
import { ServiceHours } from '../../features/tenant/service-hours.tsx';
import { useContactSetting } from '../../features/tenant/tenant.api.ts';
import { MailIcon } from '../../ui/icons.tsx';

/** Where and when the store answers, as far as it has said. */
export function ContactDetails(): ReactElement | null {
  const { email } = useContactSetting() ?? {};
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
      <ServiceHours className="mt-3" />
    </div>
  );
}
