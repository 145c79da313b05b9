import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import {
  ADDRESS,
  emptyBag,
  findGood,
  findGoods,
  inDollars,
  type OrderAnswer,
  orderOf,
  placeOrders,
} from './support/goods.ts';
import { toasts } from './support/page.ts';
import { rewrite } from './support/rewrite.ts';
import { DEMO_PAY_PASSWORD, demoShopper, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface OrderPage {
  list: OrderAnswer[];
  total: number;
}

const orderCard = (page: Page, no: string): Locator => page.getByRole('article', { name: `No. ${no}` });
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });

test('order-10 order-12 each tab lists the orders of its status', async ({ page, request }) => {
  const shopper = await demoShopper(request);
  await signIn(page, shopper);
  await page.goto('/myOrders');
  const tabs = {
    All: undefined,
    'Waiting payment': 0,
    'Waiting delivery': 10,
    'Waiting receipt': 20,
    Completed: 30,
    Cancelled: -1,
    Refunded: 40,
  };
  await expect(page.getByRole('tab')).toHaveText(Object.keys(tabs).map((name) => new RegExp(name)));
  for (const [name, status] of Object.entries(tabs)) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    const { list } = await api<OrderPage>(request, 'trade/order/pageFirst', {
      token: shopper.token,
      payload: { status, pageNo: 1, pageSize: 10 },
    });
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('article')).toHaveCount(list.length);
    for (const { no } of list) await expect(orderCard(page, no)).toBeVisible();
    if (list.length === 0) await expect(panel.getByRole('heading', { name: 'No such orders' })).toBeVisible();
  }
  // The tab is part of the address: going back opens the one before.
  await expect(page).toHaveURL('/myOrders?status=refunded');
  await page.goBack();
  await expect(tab(page, 'Cancelled')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'All').click();
  await page.getByLabel('Year').selectOption('2020');
  await expect(page).toHaveURL(/year=2020/);
  await expect(page.getByRole('heading', { name: 'No such orders' })).toBeVisible();
});

test('order-13 order-14 order-19 order-21 order-23 order-25 order-43 i18n-18 an order in the list, and finding it by its number', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 2, { maxPrice: 150, ofSeveralShops: true });
  const ids = await placeOrders(request, shopper, goods, { count: 2 });
  const orders = await Promise.all(ids.map((id) => orderOf(request, shopper, id)));
  const [first, second] = orders;
  const good = goods.find(({ shopId }) => shopId === first?.shopId);
  if (!first || !second || !good) throw new Error('no two orders');
  await page.addInitScript(() => localStorage.setItem('currencyCode', 'JPY'));
  await signIn(page, shopper);
  await page.goto('/myOrders');
  const card = orderCard(page, first.no);
  const shopLink = card.getByRole('link', { name: first.shopName, exact: true });
  await expect(shopLink).toHaveAttribute(
    'href',
    `/shopProduct?${new URLSearchParams({ no: String(first.shopId), name: first.shopName })}`,
  );
  await expect(card).toContainText(`No. ${first.no}`);
  await expect(card).toContainText('2 items');
  await expect(card.getByRole('definition')).toHaveText(inDollars(first.payPrice / 100));
  await expect(card.getByText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M$/)).toBeVisible();
  const item = card.getByRole('listitem');
  await expect(item).toContainText(good.brandName);
  await expect(item).toContainText(good.name);
  await expect(item).toContainText('Size');
  await expect(item).toContainText('Qty 2');
  await expect(item).toContainText(inDollars(good.price));
  await expect.poll(() => item.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await expect(card).toContainText('Payment pending');
  const timer = card.getByRole('timer');
  await expect(timer).toHaveText(/^00:(29|30):\d\d$/);
  const before = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(before);
  await expect(card.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    `/basket?${new URLSearchParams({ step: '3', orders: ids.join(',') })}`,
  );
  await expect(card).toContainText('Paid together with 1 other order');
  await expectAccessible(page);

  const search = page.getByLabel('Order number');
  await search.fill(second.no.slice(4));
  await search.press('Enter');
  await expect(orderCard(page, second.no)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`word=${second.no.slice(4)}`));
  await page.getByRole('button', { name: 'Show all numbers' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByLabel('Order number')).toHaveValue('');
});

test('order-25 pay now and cancel stand at no order whose proof waits, and pay now at none that is paid', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await placeOrders(request, shopper, await findGoods(request, 3, { ofSeveralShops: true }));
  await signIn(page, shopper);
  const states = [
    { status: 0, auditStatus: 3, keyTTL: 0 },
    { status: 0, auditStatus: 2, auditRemark: 'The picture cannot be read.' },
    { status: 10, auditStatus: 1, keyTTL: 0 },
  ];
  await rewrite<OrderPage>(page, 'trade/order/pageFirst', (orders) => ({
    ...orders,
    list: orders.list.map((order, index) => ({ ...order, ...states[index] })),
  }));
  await page.goto('/myOrders');
  const [reviewed, rejected, paid] = [0, 1, 2].map((index) => page.getByRole('article').nth(index));
  if (!reviewed || !rejected || !paid) throw new Error('unreachable');
  await expect(reviewed).toContainText('Paid (awaiting review)');
  await expect(rejected).toContainText('Payment pending (review rejected)');
  await expect(rejected).toContainText('The picture cannot be read.');
  await expect(rejected.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect(paid).toContainText('Waiting for delivery');
  for (const card of [reviewed, paid]) await expect(card.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  await expect(reviewed.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('order-16 order-17 order-19 order-21 order-23 order-25 an order in full, and cancelling it', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 90 });
  const [id] = await placeOrders(request, shopper, [good], { remark: 'Please ring twice.' });
  if (id === undefined) throw new Error('no order');
  const order = await orderOf(request, shopper, id);
  await signIn(page, shopper);
  await page.goto(`/orderDetails?no=${id}`);
  await expect(page).toHaveTitle(`No. ${order.no} | Passage`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment pending' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/);
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: good.name })).toContainText(good.brandName);
  const info = page.getByRole('region', { name: 'Order information' });
  await expect(info).toContainText(order.no);
  await expect(info).toContainText(inDollars(order.payPrice / 100));
  await expect(info).toContainText('Payment pending');
  await expect(info).toContainText('Not chosen yet');
  await expect(page.getByRole('region', { name: 'Receiver address' })).toContainText(
    `${ADDRESS.firstname} ${ADDRESS.surname}${ADDRESS.detailAddress}${ADDRESS.zipcode} ${ADDRESS.city}`,
  );
  await expect(page.getByRole('region', { name: 'Order notes' })).toContainText('Please ring twice.');
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price.getByRole('definition')).toHaveText([
    inDollars(good.price),
    inDollars(order.deliveryPrice / 100),
    inDollars(order.payPrice / 100),
  ]);
  await expectAccessible(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Order for printing' })).toContainText(order.no);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await expect(toasts(page)).toContainText('Order cancelled');
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  expect((await orderOf(request, shopper, id)).status).toBe(-1);
});

test('order-24 when the time to pay ends the order is fetched again and shows cancelled', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [id] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  let isOver = false;
  let askedSince = 0;
  await rewrite<OrderAnswer>(page, 'trade/order/get-detailFirst', (order) => {
    if (!isOver) return { ...order, keyTTL: 60 };
    askedSince += 1;
    // The job that cancels may come a moment late.
    return { ...order, keyTTL: 0, status: askedSince === 1 ? 0 : -1 };
  });
  await page.clock.install();
  await page.goto(`/orderDetails?no=${id}`);
  await expect(page.getByRole('timer')).toHaveText(/^00:0[01]:\d\d$/);
  isOver = true;
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('fault:time-01 the time to pay is the server’s, whatever the clock here says, and is asked for anew after a sleep', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [id] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  const setClock = (hours: number) =>
    page.evaluate((shift) => {
      const now = Date.now;
      Date.now = () => now() + shift * 3_600_000;
    }, hours);
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 3_600_000;
  });
  await page.goto(`/orderDetails?no=${id}`);
  const timer = page.getByRole('timer');
  const inHalfAnHour = /^00:(29|30):\d\d$/;
  await expect(timer).toHaveText(inHalfAnHour);
  for (const hours of [-4, 3]) {
    const before = (await timer.textContent()) ?? '';
    await setClock(hours);
    await expect(timer).not.toHaveText(before);
    await expect(timer).toHaveText(inHalfAnHour);
  }
  await rewrite<OrderAnswer>(page, 'trade/order/get-detailFirst', (order) => ({ ...order, keyTTL: 600 }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(timer).toHaveText(/^00:(09|10):\d\d$/);
});

test('order-35 a list or an order that fails only stops loading, and can be tried again', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [id] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  // A live connection that comes up has the page ask anew, and may mend it before anybody presses.
  await page.routeWebSocket('**/message/ws', () => undefined);
  const fail = { json: { code: 500, msg: 'Something went wrong on our side.', data: null } };
  const main = page.getByRole('main');
  for (const [path, url] of [
    ['trade/order/pageFirst', '/myOrders'],
    ['trade/order/get-detailFirst', `/orderDetails?no=${id}`],
  ] as const) {
    await page.route(`**/app-api/${path}*`, (route) => route.fulfill(fail));
    await page.goto(url);
    const retry = main.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(main.getByText('Loading')).toHaveCount(0);
    await expect(toasts(page)).toHaveCount(0);
    await page.unrouteAll();
    await retry.click();
    await expect(main.getByText('Payment pending').first()).toBeVisible();
  }
});

test('an order of somebody else, or none, is not found and leads to one’s own', async ({ page, request }) => {
  const [shopper, other] = [await newShopper(request), await newShopper(request)];
  const [foreign] = await placeOrders(request, other, [await findGood(request)]);
  await signIn(page, shopper);
  for (const no of [String(foreign), '2147483647', 'x', '']) {
    await page.goto(`/orderDetails?no=${no}`);
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find this order' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To your orders' }).click();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectAccessible(page);
});

test('the list and an order fit 390 and 769 pixels', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [id] = await placeOrders(request, shopper, await findGoods(request, 2));
  await signIn(page, shopper);
  for (const width of [390, 769]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/myOrders');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`/orderDetails?no=${id}`);
    await expect(page.getByRole('region', { name: 'Price' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('payment-14 payment-15 paying from the balance ends on the success page', async ({ page, request }) => {
  const shopper = await demoShopper(request);
  const good = await findGood(request, { maxPrice: 60 });
  const [id] = await placeOrders(request, shopper, [good]);
  if (id === undefined) throw new Error('no order');
  const { no, payPrice } = await orderOf(request, shopper, id);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&payType=4&orders=${id}`);
  const confirm = page.getByRole('button', { name: 'Confirm payment' });
  await confirm.click();
  const dialog = page.getByRole('dialog', { name: 'Transaction password' });
  const pay = dialog.getByRole('button', { name: `Pay ${inDollars(payPrice / 100)}` });
  await dialog.getByLabel('6 digits').fill('246800');
  await pay.click();
  await expect(dialog).toContainText('The transaction password is incorrect');
  await dialog.getByLabel('6 digits').fill(DEMO_PAY_PASSWORD);
  await pay.click();
  await expect(page).toHaveURL(`/success/pay?orders=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
  await expect(page.getByRole('link', { name: `No. ${no}` })).toHaveAttribute('href', `/orderDetails?no=${id}`);
  await expect(page.getByText(inDollars(payPrice / 100))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expectAccessible(page);
  expect((await orderOf(request, shopper, id)).status).toBe(10);

  for (const [path, title] of [
    [`/paySuccess?orders=${id}`, 'Payment received'],
    ['/success/pay/virtualCurrency', 'Payment under review'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('fault:order-02 the same checkout in two tabs is paid once', async ({ page, context, request }) => {
  const shopper = await demoShopper(request);
  await emptyBag(request, shopper);
  const [id] = await placeOrders(request, shopper, [await findGood(request, { maxPrice: 60 })]);
  if (id === undefined) throw new Error('no order');
  const { no } = await orderOf(request, shopper, id);
  const second = await context.newPage();
  for (const each of [page, second]) {
    await signIn(each, shopper);
    await each.goto(`/basket?step=3&payType=4&orders=${id}`);
    await expect(each.getByRole('button', { name: 'Confirm payment' })).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('6 digits').fill(DEMO_PAY_PASSWORD);
  await dialog.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/success/);

  await second.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(second).toHaveURL('/myOrders');
  await expect(toasts(second)).toContainText('no longer wait for payment');
  await expect(orderCard(second, no)).toContainText('Waiting for delivery');
  const log = await api<{ list: { remark: string }[] }>(request, 'apppay/log-amount/page', {
    token: shopper.token,
    payload: { pageNo: 1, pageSize: 50 },
  });
  expect(log.list.filter(({ remark }) => remark === no)).toHaveLength(1);
});
