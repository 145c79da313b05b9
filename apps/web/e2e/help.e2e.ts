import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answer, payloadOf, toasts, watchCalls } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Group {
  name: string;
  code: string;
  articles: { title: string; code: string }[];
}

const menu = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Topics' });
const entries = (page: Page) => page.getByRole('main').locator('details');
const footer = (page: Page) => page.getByRole('contentinfo');
const ARTICLES = 'system/systemArticle/articlePage';
const TYPES = 'system/systemArticle/articleTypePage';

test.describe('help centre', () => {
  test('help-04 help-05 help-07 help-08 the address opens an article, and the menu leads to every group', async ({
    page,
    request,
  }) => {
    const { list } = await api<{ list: Group[] }>(request, TYPES, { payload: { status: 1 } });
    const calls = watchCalls(page);
    await page.goto('/customerService?code=choose-a-size');
    await expect(menu(page).getByRole('link')).toHaveText(list.map(({ name }) => name));
    await expect(menu(page).getByRole('link', { name: 'Common problems' })).toHaveAttribute('aria-current', 'page');
    expect(calls.some((call) => call.url().includes('articleTypePage'))).toBe(true);
    await expect(entries(page).filter({ hasText: 'Which size should I take?' })).toHaveAttribute('open');
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page).toHaveTitle('Which size should I take? | Passage');
    await expectAccessible(page);

    await menu(page).getByRole('link', { name: 'Delivery' }).click();
    await expect(page).toHaveURL('/customerService?type=shipment');
    await expect(page.getByRole('heading', { name: 'Delivery', level: 2 })).toBeVisible();
    await expect(page).toHaveTitle('Delivery · Help | Passage');
    const shipment = list.find(({ code }) => code === 'shipment');
    await expect(entries(page).getByRole('heading')).toHaveText(shipment?.articles.map(({ title }) => title) ?? []);
    await expect(page.locator('main details[open]')).toHaveCount(0);
    await entries(page).first().locator('summary').press('Enter');
    await expect(entries(page).first().getByText('Freight is 12.00 US dollars per shop')).toBeVisible();

    await page.goto('/customerService?code=how-to-order&collapseCode=how-to-pay');
    await expect(page.locator('main details[open]')).toContainText('Ways to pay');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Delivery', level: 2 })).toBeVisible();
  });

  test('help-06 entries stand ten to a page, and an article of a later page is found on its own', async ({ page }) => {
    const articles = Array.from({ length: 12 }, (_, index) => ({
      title: `Entry ${index + 1}`,
      code: `entry-${index + 1}`,
    }));
    await rewrite<{ list: Group[]; total: number }>(page, TYPES, (data) => ({
      ...data,
      list: [{ name: 'Many', code: 'many', articles }],
    }));
    await page.route(`**/app-api/${ARTICLES}*`, (route) => {
      const query = new URL(route.request().url()).searchParams;
      const first = (Number(query.get('pageNo')) - 1) * Number(query.get('pageSize'));
      const list = articles.slice(first, first + Number(query.get('pageSize'))).map((article, index) => ({
        ...article,
        id: first + index + 1,
        content: `<p>Text of ${article.title}</p>`,
        typeCode: 'many',
        typeName: 'Many',
        updateTime: 0,
      }));
      return route.fulfill({ json: { code: 0, msg: '', data: { list, total: articles.length } } });
    });
    const calls = watchCalls(page);
    await page.goto('/customerService?code=entry-12');
    await expect(page.getByText('Text of Entry 12')).toBeVisible();
    await expect(entries(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect(entries(page)).toHaveCount(10);
    const asked = calls.filter((call) => call.url().includes(ARTICLES)).map(payloadOf);
    expect(asked.map((query) => [query.get('typeCode'), query.get('pageNo'), query.get('pageSize')])).toEqual([
      ['many', '2', '10'],
      ['many', '1', '10'],
    ]);
  });

  test('help-09 layout-44 a failed article call ends the loading, says so in place and can be tried again', async ({
    page,
  }) => {
    await page.route(`**/app-api/${ARTICLES}*`, (route) =>
      route.fulfill({ json: { code: 500, msg: 'Broken', data: null } }),
    );
    await page.goto('/customerService');
    const failure = page.getByRole('alert').filter({ hasText: 'The articles did not load' });
    await expect(failure).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expect(toasts(page).getByText('Broken')).toHaveCount(0);
    await page.unroute(`**/app-api/${ARTICLES}*`);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(entries(page).first()).toBeVisible();
  });

  test('layout-42 layout-43 the menu and the entries have a shape while they load; what is missing leads on', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/app-api/${TYPES}*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/customerService?code=nothing-of-the-kind');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Loading');
    release();
    await expect(page.getByRole('heading', { name: 'This article is not here' })).toBeVisible();
    await page.getByRole('link', { name: 'To all topics' }).click();
    await expect(page.getByRole('heading', { name: 'How to buy', level: 2 })).toBeVisible();
  });

  test('layout-45 fault:layout-01 long titles break no layout from 320 px on', async ({ page }) => {
    await rewrite<{ list: { title: string }[] }>(page, ARTICLES, (data) => ({
      ...data,
      list: data.list.map((article) => ({ ...article, title: 'n'.repeat(200) })),
    }));
    for (const width of [320, 390, 768, 769, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/customerService?code=choose-a-size');
      await expect(entries(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(menu(page).getByRole('link', { name: 'Common problems' })).toBeInViewport({ ratio: 1 });
      if (width === 390) await expectAccessible(page);
    }
  });
});

test.describe('message to the store', () => {
  test('message-21 a visitor is told what is missing, and what is sent arrives', async ({ page, request }) => {
    await page.goto('/customerService');
    const form = page.getByRole('form', { name: 'Leave a message' });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toHaveText([
      'Please fill in this field.',
      'Please input e-mail.',
      'Please fill in this field.',
    ]);
    await expectAccessible(page);
    await form.getByLabel('Name').fill('Élodie');
    await form.getByLabel('E-mail').fill('elodie@');
    const title = `Parcel ${Date.now()}`;
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Your message').fill('Where is my parcel?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByRole('alert')).toHaveCount(1);
    const email = `guest-${Date.now()}@passage.test`;
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await (await request.get('/dev/mail.json')).json()))
      .toMatch(new RegExp(`${title}.*Where is my parcel\\?`));
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(form.getByLabel('Your message')).toHaveValue('');
  });

  test('message-21 name and e-mail are filled in for a shopper, and a refusal keeps what was typed', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await rewrite<object>(page, 'member/userInfo/getUserInfo', (user) => ({
      ...user,
      firstName: 'Élodie',
      lastName: 'Marchand',
    }));
    await signIn(page, shopper);
    await page.goto('/customerService');
    const form = page.getByRole('form', { name: 'Leave a message' });
    await expect(form.getByLabel('E-mail')).toHaveValue(shopper.email);
    await expect(form.getByLabel('Name')).toHaveValue('Élodie Marchand');
    await form.getByLabel('Title').fill('A question');
    await form.getByLabel('Your message').fill('May I?');
    await answer(page, 'system/mail/sendToAdmin', { code: 429, msg: 'Too many requests.' });
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(toasts(page)).toContainText('Too many requests.');
    await expect(form.getByLabel('Title')).toHaveValue('A question');
    await expect(form.getByLabel('Your message')).toHaveValue('May I?');
  });
});

test.describe('footer', () => {
  test('layout-28 footer articles come from data, privacy and terms by their configured code', async ({ page }) => {
    await rewrite<{ list: Group[]; total: number }>(page, TYPES, (data) => ({
      ...data,
      list: [{ name: 'Written today', code: 'today', articles: [] }, ...data.list],
    }));
    await page.goto('/designers');
    await expect(footer(page).getByRole('link', { name: 'Written today' })).toHaveAttribute(
      'href',
      '/customerService?type=today',
    );
    await footer(page).getByRole('link', { name: 'Terms and conditions' }).click();
    await expect(page).toHaveURL('/customerService?code=terms-and-conditions');
    await expect(page.locator('main details[open]')).toContainText('Terms and conditions');
    await footer(page).getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/customerService?code=privacy-policy');
    await expect(page.locator('main details[open]')).toContainText('Privacy policy');
  });

  test('layout-29 a failed fetch of footer articles is only logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await answer(page, TYPES, { code: 500, msg: 'Broken' });
    await page.goto('/designers');
    await expect(page.getByRole('heading', { name: 'Designers', level: 1 })).toBeVisible();
    // Until the store's own address is there, the way to the help stands in its place too.
    await expect(footer(page).getByRole('link', { name: /@/ })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/customerService');
    await expect.poll(() => logged.join('\n')).toContain('Broken');
    await expect(toasts(page).getByText('Broken')).toHaveCount(0);
    await footer(page).getByRole('link', { name: 'Brands' }).click();
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
  });
});

test.describe('cookie banner', () => {
  test.use({ hasCookieBanner: true });

  for (const name of ['Accept', 'Reject']) {
    test(`layout-26 layout-59 ${name} only closes the banner, for 180 days`, async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/designers');
      const banner = page.getByRole('region', { name: 'Cookies' });
      await expect(banner.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
        'href',
        '/customerService?code=privacy-policy',
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // The floating button stands above it.
      const chat = await page.getByRole('button', { name: 'Chat with customer service' }).boundingBox();
      const edge = await banner.boundingBox();
      expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      await page.reload();
      await expect(banner).toBeVisible();
      // What the page asks for by itself has been asked for.
      await page.waitForLoadState('networkidle');

      const calls = watchCalls(page);
      await banner.getByRole('button', { name }).click();
      await expect(banner).toHaveCount(0);
      expect(calls.map((call) => call.url())).toEqual([]);
      const [cookie, ...others] = await context.cookies();
      expect(others).toEqual([]);
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(179.9);
      expect(days).toBeLessThanOrEqual(180);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Designers', level: 1 })).toBeVisible();
      await expect(banner).toHaveCount(0);
    });
  }
});

test('home-14 the newsletter asks for an address, says what is wrong with it and what is left to do', async ({
  page,
  request,
}) => {
  await page.goto('/population/female');
  const box = page.getByRole('region', { name: 'New arrivals by post' });
  const subscribe = box.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect(box).toContainText('Please input e-mail.');
  await expect(box.getByLabel('E-mail address')).toBeFocused();
  await box.getByLabel('E-mail address').fill('elodie@');
  await subscribe.click();
  await expect(box).toContainText('The email format is incorrect.');
  await expectAccessible(page, '#content');
  const email = `reader-${Date.now()}@passage.test`;
  const call = page.waitForRequest(/member\/newsletter\/subscribe/);
  await box.getByLabel('E-mail address').fill(email);
  await box.getByLabel('E-mail address').press('Enter');
  expect((await call).method()).toBe('POST');
  expect(payloadOf(await call).get('email')).toBe(email);
  await expect(box).toContainText(`open the link in the message to ${email}`);
  await expect.poll(async () => JSON.stringify(await (await request.get('/dev/mail.json')).json())).toContain(email);
});
