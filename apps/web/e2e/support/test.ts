import { test as base, expect } from '@playwright/test';
import { newNetwork } from './network.ts';

interface Fixtures {
  crashes: Error[];
  /** The cookie banner lies over the lower edge of a first visit; only tests of it want it there. */
  hasCookieBanner: boolean;
}

/** Playwright's test, in which a page that throws fails. */
export const test = base.extend<Fixtures>({
  hasCookieBanner: [false, { option: true }],
  // What one test asks for is not counted with another's.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  extraHTTPHeaders: async ({}, use) => use(newNetwork()),
  context: async ({ context, baseURL, hasCookieBanner }, use) => {
    if (!hasCookieBanner && baseURL !== undefined)
      await context.addCookies([{ name: 'cookie-banner', value: 'closed', url: baseURL }]);
    await use(context);
  },
  crashes: [
    async ({ page }, use) => {
      const crashes: Error[] = [];
      page.on('pageerror', (error) => crashes.push(error));
      await use(crashes);
      // A call that is still being answered in the server's place when the test ends is no failure of it.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(crashes).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
