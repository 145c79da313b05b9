import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { api } from './support/api.ts';
import {
  ADDRESS,
  addAddress,
  addToBag,
  bagOf,
  findGood,
  findGoods,
  inDollars,
  orderOf,
  placeOrders,
} from './support/goods.ts';
import { confirm, method, screenshot, summary } from './support/payment.ts';
import { freshPicture } from './support/pictures.ts';
import { newShopper, type Shopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const toPay = (page: Page) => page.getByRole('button', { name: 'To pay' });

const cancel = (request: APIRequestContext, { token }: Shopper, id: number): Promise<unknown> =>
  api(request, 'trade/order/cancel', { method: 'DELETE', token, payload: { id } });

test('trust-22 a bag above the bounds says so at its line before Settle, with the way out; too many unpaid orders are named with their links, and once one is cancelled To-pay works', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { minStock: 26 });
  const lineId = await addToBag(request, shopper, good, 25);
  await addAddress(request, shopper);
  await signIn(page, shopper);
  await page.goto('/basket');
  const line = page.getByRole('listitem').filter({ hasText: good.name });
  await expect(line).toContainText('Before you pay, at most 20 pieces of this can be ordered');
  await expect(line.getByRole('link', { name: /^Recharge \$/ })).toHaveAttribute('href', '/recharge');
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Change to 20' }).click();
  await expect(line).not.toContainText('Before you pay');
  await expect.poll(async () => (await bagOf(request, shopper))[0]?.count).toBe(20);
  await api(request, 'trade/cart/deleteFirst', { method: 'POST', token: shopper.token, payload: { ids: [lineId] } });

  const cheap = await findGoods(request, 5, { minStock: 20 });
  for (const each of cheap) await addToBag(request, shopper, each, 13);
  await page.reload();
  await expect(summary(page)).toContainText(
    'With your open orders this is 65 pieces; before you pay, at most 60 can be ordered.',
  );
  await expect(summary(page).getByRole('link', { name: /^Recharge \$/ })).toHaveAttribute('href', '/recharge');
  const ids = (await bagOf(request, shopper)).map(({ id }) => id);
  await api(request, 'trade/cart/deleteFirst', { method: 'POST', token: shopper.token, payload: { ids } });

  // The fifth order is made elsewhere, after this page was told of four.
  const orderIds: number[] = [];
  for (let made = 0; made < 4; made++) orderIds.push(...(await placeOrders(request, shopper, [good])));
  await addToBag(request, shopper, good);
  await page.goto('/basket?step=2');
  await expect(toPay(page)).toBeEnabled();
  orderIds.push(...(await placeOrders(request, shopper, [good])));
  await toPay(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'not paid yet' });
  await expect(told).toContainText('You have too much on order that is not paid yet.');
  await expect(told.getByRole('listitem')).toHaveCount(5);
  for (const id of orderIds) {
    const { no, payPrice } = await orderOf(request, shopper, id);
    const row = told.getByRole('listitem').filter({ hasText: no });
    await expect(row).toContainText(inDollars(payPrice / 100));
    await expect(row.getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/);
    // Figures of one width: amounts and times stand under each other.
    await expect(row).toHaveCSS('font-variant-numeric', /tabular-nums/);
    await expect(row.getByRole('link', { name: `Order ${no}` })).toHaveAttribute('href', `/orderDetails?no=${id}`);
  }
  await expectAccessible(page);
  expect(await bagOf(request, shopper)).toMatchObject([{ count: 1 }]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.PASSAGE_SHOTS) await page.screenshot({ path: `${process.env.PASSAGE_SHOTS}/unpaid-${width}.png` });
  }
  await cancel(request, shopper, orderIds[1] ?? 0);
  await toPay(page).click();
  await expect(page).toHaveURL(/step=3/);
  await expect(told).toHaveCount(0);
  expect(await bagOf(request, shopper)).toEqual([]);
});

test('trust-62 lines that were ordered to another address show the order that is there, to be opened, cancelled or left for the bag', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request);
  const cartId = await addToBag(request, shopper, good);
  const first = await addAddress(request, shopper);
  const second = await addAddress(request, shopper, { detailAddress: '1 rue de la Paix' });
  await signIn(page, shopper);
  await page.goto(`/basket?step=2&addressId=${second}`);
  await expect(toPay(page)).toBeEnabled();
  // In another tab the same line went to the other address meanwhile.
  const { tradeOrderIdList } = await api<{ tradeOrderIdList: number[] }>(request, 'trade/order/createFirst', {
    method: 'POST',
    token: shopper.token,
    payload: { items: [{ skuId: good.skuId, shopId: good.shopId, count: 1, cartId }], addressId: first },
  });
  const [id = 0] = tradeOrderIdList;
  const { no } = await orderOf(request, shopper, id);
  // On a phone the button is a long way below what is told, which comes into sight with its sign.
  await page.setViewportSize({ width: 390, height: 844 });
  await toPay(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'ordered already' });
  await expect(told.getByRole('heading')).toBeInViewport();
  expect(await told.locator('svg').first().boundingBox()).toMatchObject({ width: 20, height: 20 });
  await expect(told).toContainText('These items are ordered already');
  await expect(told).toContainText(no);
  await expect(told).toContainText(ADDRESS.detailAddress);
  await expect(told).not.toContainText('1 rue de la Paix');
  await expect(told.getByRole('link', { name: `Open the order: ${no}` })).toHaveAttribute(
    'href',
    `/orderDetails?no=${id}`,
  );
  await expectAccessible(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.PASSAGE_SHOTS) await page.screenshot({ path: `${process.env.PASSAGE_SHOTS}/before-${width}.png` });
  }
  await told.getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(told).toContainText('Cancelled');
  expect((await orderOf(request, shopper, id)).status).toBe(-1);
  await told.getByRole('button', { name: 'Back to the bag' }).click();
  await expect(page).toHaveURL(/step=1/);
  await expect(told).toHaveCount(0);
  await expect(page.getByText('Your bag is empty')).toBeVisible();
});

test('fault:payment-53 each pay method has its own picture and its own message', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&orders=${orderId}`);
  const dialog = page.getByRole('dialog');
  const done = dialog.getByRole('button', { name: 'Payment done' });
  const open = async (name: string): Promise<void> => {
    await method(page, name).click();
    await confirm(page).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const refuse = async (): Promise<void> => {
    await screenshot(page).setInputFiles({ ...freshPicture('proof.pdf'), mimeType: 'application/pdf' });
    await expect(dialog.getByRole('alert')).toHaveText('Only image files may be uploaded: jpeg, jpg or png.');
  };
  const expectEmpty = async (): Promise<void> => {
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog).not.toContainText('Uploaded');
    await expect(done).toBeDisabled();
  };
  await open('Virtual currency');
  await refuse();
  await close();
  await open('Card');
  await expectEmpty();
  await close();
  await open('Online payment');
  await expectEmpty();
  await close();
  // A refusal goes when its dialog is closed, too.
  await open('Virtual currency');
  await expectEmpty();
  await close();

  await open('Card');
  await refuse();
  await screenshot(page).setInputFiles(freshPicture('card.png'));
  await expect(dialog).toContainText('card.png');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(done).toBeEnabled();
  await close();
  await open('Online payment');
  await expectEmpty();
  await expect(dialog).not.toContainText('card.png');
  await close();
  await open('Card');
  await expect(dialog).toContainText('card.png');
  await expect(done).toBeEnabled();
  const sent = page.waitForRequest((asked) => asked.url().includes('payTradeOrder'));
  await done.click();
  expect((await sent).postData()).toContain('payType=2');
});
