import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUserInfo } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { BalanceLog } from '../../features/wallet/balance-log.tsx';
import { BalanceSummary } from '../../features/wallet/balance-summary.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const LOGS = ['first', 'second', 'third'] as const;
type Log = (typeof LOGS)[number];

const logOf = (text: string | null): Log => LOGS.find((log) => log === text) ?? 'first';

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** `activeName` is the open log and `page` its page. */
export default function WalletPage(): ReactElement {
  const { t } = useTranslation('wallet');
  const [query, setQuery] = useSearchParams();
  const log = logOf(query.get('activeName'));
  const user = useUserInfo();
  const isUserKnown = useSession(({ userInfo }) => userInfo !== null);
  usePageHead(t('title'), t('description'));

  const open = (activeName: Log, page = 1): void =>
    setQuery({ activeName, ...(page === 1 ? {} : { page: String(page) }) }, { state: { keepScroll: true } });
  return (
    <>
      <h1 className="type-heading">{t('title')}</h1>
      <div className="mt-8">
        <BalanceSummary userFailed={!isUserKnown && user.isError} onRetryUser={() => void user.refetch()} />
      </div>
      <div className="mt-12">
        <Tabs<Log>
          label={t('tabs.label')}
          value={log}
          onChange={(next) => open(next)}
          tabs={LOGS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        >
          <div className="pt-4">
            {log === 'first' ? (
              <BalanceLog page={pageOf(query.get('page'))} onPage={(page) => open('first', page)} />
            ) : (
              <EmptyState
                title={t(`empty.${log}.title`)}
                text={t(`empty.${log}.text`)}
                {...(log === 'second'
                  ? {
                      action: (
                        <ButtonLink to={paths.recharge()} variant="line">
                          {t('recharge')}
                        </ButtonLink>
                      ),
                    }
                  : {})}
              />
            )}
          </div>
        </Tabs>
      </div>
    </>
  );
}
