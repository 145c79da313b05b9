import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useHelpEntries, useHelpMenu } from '../../features/help/help.api.ts';
import { helpPlaceOf } from '../../features/help/help-address.ts';
import { HelpEntries, HelpEntriesPending } from '../../features/help/help-entries.tsx';
import { HelpMenu } from '../../features/help/help-menu.tsx';
import { MessageForm } from '../../features/help/message-form.tsx';
import { useSession } from '../../features/session/session-store.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteName } from '../../lib/site-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { plainText } from '../../ui/rich-text.tsx';
import { ContactDetails } from './contact-details.tsx';

const DESCRIPTION_LENGTH = 160;

/** The help centre: articles by group, and a way to write to the store. */
export default function CustomerServicePage(): ReactElement {
  const { t } = useTranslation('help');
  const [params, setParams] = useSearchParams();
  const menu = useHelpMenu();
  const place = helpPlaceOf(menu.data ?? [], params);
  const { group, openCode, page, isMissing } = place;
  const entries = useHelpEntries(group?.code, page);
  const name = useSession(({ userInfo }) => userInfo?.userName ?? '');
  const email = useSession((session) => session.email ?? '');
  const siteName = useSiteName();

  const open = entries.data?.list.find(({ code }) => code === openCode);
  const groupTitle = group === undefined || params.size === 0 ? t('title') : `${group.name} · ${t('title')}`;
  usePageHead(
    open?.title ?? groupTitle,
    open ? plainText(open.content).slice(0, DESCRIPTION_LENGTH) : t('description', { name: siteName }),
  );

  return (
    <div className="frame pt-8 cards:pt-12">
      <h1 className="type-display">{t('title')}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 cards:mt-10 cards:grid-cols-[200px_minmax(0,1fr)] lg:gap-x-16">
        {menu.isError && !menu.data ? (
          <span className="max-cards:hidden" />
        ) : (
          <HelpMenu groups={menu.data} currentCode={group?.code} />
        )}
        <div className="min-h-80 min-w-0">
          {menu.isError && !menu.data ? (
            <ErrorState title={t('error.title')} busy={menu.isFetching} onRetry={() => void menu.refetch()} />
          ) : menu.isPending ? (
            <HelpEntriesPending />
          ) : isMissing || group === undefined ? (
            <EmptyState
              title={t('missing.title')}
              text={t('missing.text')}
              action={<ButtonLink to={paths.customerService()}>{t('missing.action')}</ButtonLink>}
            />
          ) : (
            <section aria-labelledby="help-group">
              <h2 id="help-group" className="type-title-l mb-6 cards:mb-8">
                {group.name}
              </h2>
              <HelpEntries
                // An entry that was opened in one group says nothing of the next.
                key={`${group.code} ${openCode} ${page}`}
                group={group}
                page={page}
                openCode={openCode}
                onPage={(next) => setParams({ type: group.code, ...(next === 1 ? {} : { page: String(next) }) })}
              />
            </section>
          )}
        </div>
      </div>
      <section
        id="message"
        aria-labelledby="help-message"
        className="mt-section grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 border-t border-line pt-12 cards:grid-cols-[1fr_2fr] lg:gap-x-16"
      >
        <div>
          <h2 id="help-message" className="type-heading">
            {t('form.title')}
          </h2>
          <p className="mt-3 max-w-[38ch] text-ink-soft">{t('form.text')}</p>
          <ContactDetails />
        </div>
        <MessageForm sender={{ name, email }} />
      </section>
    </div>
  );
}
