import type { Page } from '@playwright/test';

/** When each call to a path began and ended, ms. */
export function timesOf(page: Page, path: string): { began: number[]; ended: number[] } {
  const times = { began: [] as number[], ended: [] as number[] };
  page.on('request', (request) => {
    if (request.url().includes(path)) times.began.push(Date.now());
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes(path)) times.ended.push(Date.now());
  });
  return times;
}

/** The document that is open: another one after a reload. */
export const documentOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
