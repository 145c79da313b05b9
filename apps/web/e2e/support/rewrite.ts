import type { Page } from '@playwright/test';

/** The server's own answer to an endpoint, changed on its way to the page. */
export async function rewrite<Data>(page: Page, path: string, change: (data: Data) => Data): Promise<void> {
  await page.route(`**/app-api/${path}*`, async (route) => {
    const response = await route.fetch();
    const body: { code: number; msg: string; data: Data } = await response.json();
    await route.fulfill({ response, json: body.code === 0 ? { ...body, data: change(body.data) } : body });
  });
}

/** A store with other rules of trade than the demo world's. */
export async function tradeRules(
  page: Page,
  rules: Partial<Record<'requireShop' | 'requireBalance', boolean>>,
): Promise<void> {
  await page.route(/getByKey\?.*key=TRADE_RULE_SETTING/, (route) =>
    route.fulfill({
      json: { code: 0, msg: '', data: { key: 'TRADE_RULE_SETTING', settingValue: JSON.stringify(rules) } },
    }),
  );
}

/** A wallet with something in it, for pages that look at the balance and pay nothing. */
export async function walletWith(page: Page, balance: number, payPasswordFlag = true): Promise<void> {
  await rewrite<object>(page, 'pay/wallet/get', (wallet) => ({ ...wallet, balance, payPasswordFlag }));
}
