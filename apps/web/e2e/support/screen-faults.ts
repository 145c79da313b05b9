import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { walkThrough } from './keyboard-walk.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    tellRefusal: (refusal: string) => void;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Makes a page ready for axe; what has been loaded stays. */
export const watchAccessibility = (page: Page): Promise<void> => page.evaluate(AXE);

/** The same on every screen, and long. */
const FRAME = ['#root header:has(~ #content)', '#content ~ footer'];

/** What axe finds serious or critical in the page as it stands, without the frame around it where that is known. */
export const severeFaults = (page: Page, { isFrameKnown = false } = {}): Promise<string[]> =>
  page.evaluate(
    async (exclude) => {
      const { violations } = await window.axe.run({ include: 'html', exclude }, { resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`);
    },
    isFrameKnown ? FRAME : [],
  );

/** Tells of what the content policy refuses, from the first document on. */
export async function watchPolicy(page: Page, tell: (refusal: string) => void): Promise<void> {
  await page.exposeFunction('tellRefusal', tell);
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      window.tellRefusal(`${effectiveDirective} refuses ${blockedURI} of ${sourceFile}`),
    ),
  );
}

/** The page's title and description, once it has told them. */
export async function headOf(page: Page): Promise<{ title: string; description: string }> {
  await expect.poll(() => page.title()).toMatch(/ \| Passage$/);
  const description = await page.evaluate(
    () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  );
  return { title: await page.title(), description };
}

/** Tabs from the link that skips the header to the first stop after the content. */
export async function contentFaults(page: Page): Promise<string[]> {
  await page.locator('a[href="#content"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  return walkThrough(page, 'main');
}

/** Tabs round the dialog that is open, which holds the focus until Escape gives it back to where it was. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toBeVisible();
  const faults = await walkThrough(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const isBack = await page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup') === 'dialog');
  return isBack ? faults : [...faults, 'the focus does not come back'];
}
