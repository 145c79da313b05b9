import { test as base, expect } from '@playwright/test';

/** Playwright's test, in which a page that throws fails. */
export const test = base.extend<{ crashes: Error[] }>({
  crashes: [
    async ({ page }, use) => {
      const crashes: Error[] = [];
      page.on('pageerror', (error) => crashes.push(error));
      await use(crashes);
      expect(crashes).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
