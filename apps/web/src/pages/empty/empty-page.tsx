import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { English } from '../../i18n/catalogue.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export type PageName = keyof English['pages']['titles'];

/** A page that has nothing to show: its title, and a way on. */
export default function EmptyPage({ name, framed }: { name: PageName; framed: boolean }): ReactElement {
  const { t } = useTranslation('pages');
  const title = t(`titles.${name}`);
  usePageHead(title, t('empty.description', { title }));
  return (
    <div className={framed ? 'frame pt-10' : undefined}>
      <h1 className="type-heading">{title}</h1>
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to={paths.shop()}>{t('empty.action')}</ButtonLink>}
      />
    </div>
  );
}
