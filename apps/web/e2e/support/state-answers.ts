import type { Page, Route } from '@playwright/test';

/** Endpoints without which no page would be itself. */
const ALWAYS = /get-by-website|userInfo\/get|firstauth/;

/** The API's calls, but for those, are answered by `answer`. */
async function answerCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route((url) => url.pathname.startsWith('/app-api/') && !ALWAYS.test(url.pathname), answer);
}

/** From now on no answer comes until it is let, and then it is a failure; what is asked afterwards waits again. */
export async function holdAnswers(page: Page): Promise<{ fail: () => void }> {
  let waiting: (() => void)[] = [];
  await answerCalls(page, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.fulfill({ json: { code: 500, msg: 'Out of order', data: null } });
  });
  return {
    fail: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
  };
}

/** From now on there is nothing in any list. */
export const emptyAnswers = (page: Page): Promise<void> =>
  answerCalls(page, async (route) => {
    const response = await route.fetch();
    const body: { data: unknown } = await response.json();
    await route.fulfill({ response, json: { ...body, data: emptied(body.data) } });
  });

function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, Array.isArray(value) ? [] : key === 'total' ? 0 : value]),
  );
}
