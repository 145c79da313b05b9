import type { Page } from '@playwright/test';

/** A word as German makes them, which no line has room for on a phone, among many. */
export const LONG_NAME =
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze für außergewöhnliche Herbstspaziergänge am Wasser';
/** Twelve digits, whether it is counted in dollars or in cents. */
const LARGE_PRICE = 999_999_999_999;
/** What a screen shows of a list: enough for a row to run out of the window. */
const MAX_ITEMS = 7;

const NAME = /^(?!.*(web|file|user)name)(name|title|subtitle|shopname|\w*(Name|Title|Remark|Description))$/i;
const PRICE = /price|amount|balance|money/i;
const PICTURE = /pic|img|image|logo|avatar|banner|poster/i;

/** The same answer with long names, large prices, no pictures and short lists. */
function stretched(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const isOfPictures = PICTURE.test(key) && value.every((item) => typeof item === 'string');
    return isOfPictures ? [] : value.slice(0, MAX_ITEMS).map((item) => stretched(item, key));
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stretched(part, name)]));
  if (typeof value === 'number') return PRICE.test(key) && value > 0 ? LARGE_PRICE : value;
  if (typeof value !== 'string' || value === '') return value;
  if (PICTURE.test(key)) return '';
  return NAME.test(key) ? LONG_NAME : value;
}

/** The same answer with short lists. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
};

async function changeAnswers(page: Page, change: (data: unknown) => unknown): Promise<void> {
  await page.route('**/app-api/**', async (route) => {
    const response = await route.fetch();
    const body: { code: number; data: unknown } = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}

/** From now on the page gets only what breaks a layout easily. */
export const stretchAnswers = (page: Page): Promise<void> => changeAnswers(page, stretched);

/** From now on no list is longer than it takes to see how it behaves. */
export const shortenAnswers = (page: Page): Promise<void> => changeAnswers(page, shortened);
