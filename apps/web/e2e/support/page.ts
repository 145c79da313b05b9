import type { Locator, Page, Request } from '@playwright/test';

export const header = (page: Page): Locator => page.getByRole('banner');

/** The toasts that are on the page. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** What local storage holds under a name. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Answers an endpoint in the server's place: with data, or with the code of a failure. */
export async function answer(
  page: Page,
  path: string,
  { code = 0, msg = '', data = null }: { code?: number; msg?: string; data?: unknown },
): Promise<void> {
  await page.route(`**/app-api/${path}*`, (route) => route.fulfill({ json: { code, msg, data } }));
}

/** Collects the calls that the page makes from now on. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app-api/')) calls.push(request);
  });
  return calls;
}

/** The payload of a call: the query of a GET, else the form. */
export function payloadOf(request: Request): URLSearchParams {
  return request.method() === 'GET'
    ? new URL(request.url()).searchParams
    : new URLSearchParams(request.postData() ?? '');
}
