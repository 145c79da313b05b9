import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface Times {
  began: number[];
  ended: number[];
}

/** When each call to a path began and ended, ms by the browser's own clock; known once it has ended. */
export function timesOf(page: Page, path: string): Times {
  const times: Times = { began: [], ended: [] };
  page.on('requestfinished', (request) => {
    if (!request.url().includes(path)) return;
    const { startTime, responseEnd } = request.timing();
    times.began.push(startTime);
    times.ended.push(startTime + responseEnd);
  });
  return times;
}

/** What passed, ms, between the end of the last call to one path and the beginning of the first one to another. */
export async function pauseBetween(first: Times, next: Times): Promise<number> {
  await expect.poll(() => Math.min(first.ended.length, next.began.length)).toBeGreaterThan(0);
  return Math.min(...next.began) - Math.max(...first.ended);
}

/** The document that is open: another one after a reload. */
export const documentOf = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);
