import { expect, test } from './support/test.ts';

/** What other tools of its maker are called on the page. */
const TOOLS =
  /^(share|deploy|generate sdks?|ask ai|open api client|developer tools|configure|publish|sign in|log ?in)\b/i;

test('fault:contract-54 the documents of the API stay on the host and offer no service of anybody else', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('popup', (popup) => asked.push(popup.url()));
  await page.goto('/docs/');
  const bar = page.getByRole('complementary');
  for (const side of ['Storefront: visitors', 'Storefront: members', 'Console: merchants', 'Console: reviewers'])
    await expect(bar.getByText(side, { exact: true })).toBeVisible();
  const buttons = page.getByRole('button');
  const names = await buttons.allTextContents();
  const labels = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect([...names, ...labels].map((name) => name.trim()).filter((name) => TOOLS.test(name))).toEqual([]);
  const links = await page
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  const host = new URL(baseURL ?? '').host;
  const leave = (address: string) => /^https?:/.test(address) && new URL(address).host !== host;
  expect(links.filter(leave)).toEqual([]);
  // Pressed in the page itself: a press may open a panel that lies over the other buttons.
  await buttons.evaluateAll((all) => {
    for (const each of all) if (each instanceof HTMLElement) each.click();
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked.filter(leave)).toEqual([]);
  expect(asked.length).toBeGreaterThan(1);
});
