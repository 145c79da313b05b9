import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { tenantKeys } from '../../features/tenant/tenant.api.ts';

interface TradeRules {
  requireShop: boolean;
  requireBalance: boolean;
}

/** As on a server that has set nothing. */
const DEFAULT_RULES: TradeRules = { requireShop: false, requireBalance: true };

function readRules(setting: Readonly<Record<string, unknown>> | undefined): TradeRules {
  const { requireShop, requireBalance } = setting ?? {};
  return {
    requireShop: typeof requireShop === 'boolean' ? requireShop : DEFAULT_RULES.requireShop,
    requireBalance: typeof requireBalance === 'boolean' ? requireBalance : DEFAULT_RULES.requireBalance,
  };
}

/** The store's rules of trade. Called when they are needed, and not before the answer is there. */
export function useTradeRules(): () => Promise<TradeRules> {
  const { data, refetch } = useQuery({
    queryKey: tenantKeys.setting('TRADE_RULE_SETTING'),
    queryFn: async ({ signal }): Promise<Readonly<Record<string, unknown>>> => {
      const { settingValue } = await call('tenant.setting', { key: 'TRADE_RULE_SETTING' }, { signal, quiet: true });
      const setting: unknown = JSON.parse(settingValue);
      return typeof setting === 'object' && setting !== null ? { ...setting } : {};
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return async () => readRules(data ?? (await refetch()).data);
}
