import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SEVERE: readonly unknown[] = ['serious', 'critical'];

/** Fails for what axe finds serious or critical in the page as it stands, or in the part of it that is named. */
export async function expectAccessible(page: Page, selector = 'html'): Promise<void> {
  // Evaluated, not added as a script: the page's own policy forbids foreign scripts.
  await page.evaluate(SOURCE);
  // What is still fading in or out has other colours than it will have.
  await page.waitForFunction(() => !document.getAnimations().some((moving) => moving instanceof CSSTransition));
  const { violations } = await page.evaluate((part) => window.axe.run(part, { resultTypes: ['violations'] }), selector);
  const severe = violations
    .filter(({ impact }) => SEVERE.includes(impact))
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html.slice(0, 200)}`).join('\n')}`);
  expect(severe, severe.join('\n')).toEqual([]);
}

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(surplus).toBeLessThanOrEqual(0);
}
