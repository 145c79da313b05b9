import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUserInfo } from '../../features/session/session.api.ts';
import { useSession } from '../../features/session/session-store.ts';
import { BalanceLog } from '../../features/wallet/balance-log.tsx';
import { BalanceSummary } from '../../features/wallet/balance-summary.tsx';
import { RechargeLog } from '../../features/wallet/recharge-log.tsx';
import { walletKeys } from '../../features/wallet/wallet.api.ts';
import { WithdrawLog } from '../../features/wallet/withdraw-log.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { WithdrawFlow } from './withdraw-flow.tsx';

const LOGS = { first: BalanceLog, second: RechargeLog, third: WithdrawLog } as const;
type Log = keyof typeof LOGS;
const NAMES: readonly Log[] = ['first', 'second', 'third'];

const logOf = (text: string | null): Log => NAMES.find((log) => log === text) ?? 'first';

function pageOf(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** `activeName` is the open log and `page` its page. */
export default function WalletPage(): ReactElement {
  const { t } = useTranslation('wallet');
  const [query, setQuery] = useSearchParams();
  const log = logOf(query.get('activeName'));
  const queryClient = useQueryClient();
  const user = useUserInfo();
  const isUserKnown = useSession(({ userInfo }) => userInfo !== null);
  usePageHead(t('title'), t('description'));

  const open = (activeName: Log, page = 1): void => {
    setQuery({ activeName, ...(page === 1 ? {} : { page: String(page) }) }, { state: { keepScroll: true } });
    // The log is fetched as it opens: the balance above must not contradict it.
    void queryClient.invalidateQueries({ queryKey: walletKeys.balance });
  };
  const OpenLog = LOGS[log];
  return (
    <>
      <h1 className="type-heading">{t('title')}</h1>
      <div className="mt-8">
        <BalanceSummary
          userFailed={!isUserKnown && user.isError}
          onRetryUser={() => void user.refetch()}
          withdraw={<WithdrawFlow />}
        />
      </div>
      <div className="mt-12">
        <Tabs<Log>
          label={t('tabs.label')}
          value={log}
          onChange={(next) => open(next)}
          tabs={NAMES.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        >
          <div className="pt-4">
            <OpenLog page={pageOf(query.get('page'))} onPage={(page) => open(log, page)} />
          </div>
        </Tabs>
      </div>
    </>
  );
}
