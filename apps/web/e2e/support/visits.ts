import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens an address within the application, as a link does: what the document has loaded stays. */
export async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // The page that is left stays until the next one's code is there; one of the same kind takes the new address over.
    const isSame = new URL(to, window.location.href).pathname === window.location.pathname;
    if (!isSame) {
      for (const part of document.querySelectorAll('main h1, main [aria-busy=true], main [role=alert]'))
        part.setAttribute('data-left', part.textContent ?? '');
      document.title = '';
    }
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(path);
  // A heading that both pages share is another when it says something else.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-left]')].every(
      (part) => part.tagName === 'H1' && part.getAttribute('data-left') !== part.textContent,
    ),
  );
  // A page tells its title once it is painted.
  await page.waitForFunction(() => document.title !== '');
}

/** Opens a document whose page stands, whatever its data do, before another one is opened in it. */
export async function openFirst(page: Page): Promise<void> {
  await page.goto('/customerService');
  await expect(page.locator('#root main h1')).toBeAttached();
}

/** What is in sight has its data. */
export async function filled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [aria-busy=true]')].every(
      (area) => area.getBoundingClientRect().top >= window.innerHeight,
    ),
  );
}

/** The code is there, whatever the data do. */
export async function begun(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('h1, [aria-busy=true], [role=alert]').first()).toBeAttached();
  await page.waitForFunction(
    () => document.querySelectorAll('main h1, main [aria-busy=true], main [role=alert]').length > 0,
  );
}

/** All of it has its data, what waits for the reader to come near as well; the page is back at its beginning. */
export async function whole(page: Page): Promise<void> {
  await filled(page);
  await page.waitForFunction(() => {
    const waiting = document.querySelector('main [aria-busy=true]');
    waiting?.scrollIntoView({ block: 'center' });
    return waiting === null;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}
