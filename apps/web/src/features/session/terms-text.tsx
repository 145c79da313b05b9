import type { ReactElement, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Output } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';

function ArticleLink({ code, children }: { code: string | undefined; children?: ReactNode }): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Link
      to={paths.customerService(code ? { code } : {})}
      // In a window of its own: what is filled in must not be lost.
      target="_blank"
      className="underline decoration-line-strong underline-offset-[5px] hover:decoration-current"
    >
      {children}
      <span className="sr-only"> {t('register.newWindow')}</span>
    </Link>
  );
}

/** What is agreed to, with the store's own articles. */
export function TermsText({ intro }: { intro: Output<'session.registrationIntro'> | undefined }): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Trans
      t={t}
      i18nKey="register.terms"
      components={{
        terms: <ArticleLink code={intro?.agreementCode} />,
        privacy: <ArticleLink code={intro?.privacyCode} />,
      }}
    />
  );
}
