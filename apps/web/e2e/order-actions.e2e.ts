import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { findGood, findGoods, inDollars, orderOf, placeOrders } from './support/goods.ts';
import { toasts } from './support/page.ts';
import {
  askForRefund,
  CARRIER,
  placePaidOrder,
  placeReceivedOrder,
  placeShippedOrder,
  review,
  track,
} from './support/sellers.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { decide, uploadPicture } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const CARD = 2;

const orderCard = (page: Page, no: string): Locator => page.getByRole('article', { name: `No. ${no}` });
/** What stands in a card to be pressed, without the ways to shop, product and order. */
const actionsOf = async (card: Locator): Promise<string[]> => {
  const names = await card.getByRole('link').or(card.getByRole('button')).allInnerTexts();
  return names.map((name) => name.trim()).filter((name) => ACTIONS.includes(name));
};
const ACTIONS = [
  'Pay now',
  'I have paid',
  'Cancel order',
  'Confirm receipt',
  'Write a review',
  'View review',
  'Track delivery',
  'Apply for refund or return',
  'Refund under way, see details',
];

test('order-20 order-22 order-25 order-26 order-28 order-30 order-31 order-32 order-33 order-34 order-48 each order offers what fits its state', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 2, { maxPrice: 150, ofSeveralShops: true });
  const [good] = goods;
  if (!good) throw new Error('unreachable');
  const prove = async (): Promise<number> => {
    const [id] = await placeOrders(request, shopper, [good]);
    if (id === undefined) throw new Error('no order');
    await api(request, 'trade/order/payTradeOrder', {
      method: 'POST',
      token: shopper.token,
      payload: { payType: CARD, tradeOrderIdList: [id], payOrderPic: await uploadPicture(request, shopper) },
    });
    return id;
  };
  const rejectedId = await prove();
  await decide(request, 'payments', 'reject', shopper, 'The amount cannot be read.');
  const rejected = await orderOf(request, shopper, rejectedId);
  const reviewed = await orderOf(request, shopper, await prove());
  const paid = await placePaidOrder(request, shopper, [good]);
  const shipped = await placeShippedOrder(request, shopper, [good]);
  const received = await placeReceivedOrder(request, shopper, [good]);
  const [item] = received.items;
  if (!item) throw new Error('no item');
  const afterSale = await askForRefund(request, shopper, item.id, { price: item.saleprice });
  const commented = await placeReceivedOrder(request, shopper, [good]);
  await review(request, shopper, commented);

  await signIn(page, shopper);
  await page.goto('/myOrders');
  const expected = new Map([
    [reviewed, ['I have paid']],
    [rejected, ['Pay now', 'I have paid', 'Cancel order']],
    [paid, ['Cancel order']],
    [shipped, ['Apply for refund or return', 'Confirm receipt', 'Track delivery']],
    [received, ['Refund under way, see details', 'Write a review', 'Track delivery']],
    [commented, ['Apply for refund or return', 'View review', 'Track delivery']],
  ]);
  for (const [{ no }, actions] of expected) {
    await expect(orderCard(page, no)).toBeVisible();
    expect((await actionsOf(orderCard(page, no))).toSorted(), no).toEqual(actions.toSorted());
  }
  await expect(orderCard(page, reviewed.no)).toContainText('Paid (awaiting review)');
  const rejectedCard = orderCard(page, rejected.no);
  await expect(rejectedCard).toContainText('Payment pending (review rejected)');
  await expect(rejectedCard).toContainText('The amount cannot be read.');
  expect(rejected.keyTTL).toBeGreaterThan(0);
  await expect(rejectedCard.getByRole('timer')).toHaveText(/^00:\d\d:\d\d$/);
  await expect(orderCard(page, reviewed.no).getByRole('timer')).toHaveCount(0);
  const hrefOf = (no: string, name: string): Locator => orderCard(page, no).getByRole('link', { name });
  await expect(hrefOf(rejected.no, 'I have paid')).toHaveAttribute(
    'href',
    `/paymentPage/${rejected.id}?onlyPayOrderPic=true`,
  );
  await expect(hrefOf(received.no, 'Write a review')).toHaveAttribute('href', `/evaluate?orderNo=${received.no}`);
  await expect(hrefOf(commented.no, 'View review')).toHaveAttribute(
    'href',
    `/evaluateDetail?orderNo=${commented.no}&id=${commented.id}`,
  );
  await expect(hrefOf(received.no, 'Refund under way')).toHaveAttribute(
    'href',
    `/refundDetail?afterSalesId=${afterSale}`,
  );
  await expect(hrefOf(shipped.no, 'Apply for refund')).toHaveAttribute(
    'href',
    `/refund?orderItemId=${shipped.items[0]?.id}`,
  );
  await expect(hrefOf(shipped.no, 'Track delivery')).toHaveAttribute('href', `/orderDetails?no=${shipped.id}#delivery`);
  await expectAccessible(page);
});

test('order-29 receipt is confirmed only after a dialog asked for it', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const order = await placeShippedOrder(request, shopper, [await findGood(request, { maxPrice: 150 })]);
  await signIn(page, shopper);
  await page.goto('/myOrders');
  const card = orderCard(page, order.no);
  await card.getByRole('button', { name: 'Confirm receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm receipt?' });
  await expect(dialog).toContainText(order.no);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await orderOf(request, shopper, order.id)).status).toBe(20);

  await card.getByRole('button', { name: 'Confirm receipt' }).click();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(toasts(page)).toContainText('Receipt confirmed');
  await expect(card).toContainText('Completed');
  await expect(card.getByRole('link', { name: 'Write a review' })).toBeVisible();
  expect((await orderOf(request, shopper, order.id)).status).toBe(30);
});

test('order-18 order-32 order-46 the way of an order, and the order on paper', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 150 });
  const order = await placeShippedOrder(request, shopper, [good], { count: 2 });
  await track(request, order.id, 'Handed in at the depot');
  await track(request, order.id, 'Out for delivery');
  await signIn(page, shopper);
  await page.goto('/myOrders');
  await orderCard(page, order.no).getByRole('link', { name: 'Track delivery' }).click();
  await expect(page).toHaveURL(`/orderDetails?no=${order.id}#delivery`);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery).toBeInViewport();
  await expect(delivery).toContainText(CARRIER.trackingNumber);
  await expect(delivery).toContainText(CARRIER.company);
  // Newest first.
  const events = delivery.getByRole('list', { name: 'On its way' }).getByRole('listitem');
  await expect(events.nth(0)).toContainText('Out for delivery');
  await expect(events.nth(1)).toContainText('Handed in at the depot');
  await expect(events.first().locator('time')).toHaveText(/\d{4}/);
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('region', { name: 'Order for printing' });
  await expect(sheet).toContainText(order.no);
  await expect(sheet).toContainText(CARRIER.trackingNumber);
  await expect(sheet.getByRole('row').filter({ hasText: good.name })).toContainText('2');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), delivery])
    await expect(part).toBeHidden();
  await expect(page.getByRole('button', { includeHidden: false })).toHaveCount(0);
});

test('order-27 order-28 order-38 the page of an order asks for a proof only before there is one, and cancels what is paid', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 150 });
  const paid = await placePaidOrder(request, shopper, [good]);
  const [id] = await placeOrders(request, shopper, [good]);
  if (id === undefined) throw new Error('no order');
  await signIn(page, shopper);
  await page.goto(`/orderDetails?no=${id}`);
  await expect(page.getByRole('link', { name: 'I have paid' })).toHaveAttribute(
    'href',
    `/paymentPage/${id}?onlyPayOrderPic=true`,
  );
  await api(request, 'trade/order/payTradeOrder', {
    method: 'POST',
    token: shopper.token,
    payload: { payType: CARD, tradeOrderIdList: [id], payOrderPic: await uploadPicture(request, shopper) },
  });
  await decide(request, 'payments', 'reject', shopper, 'The amount cannot be read.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment pending (review rejected)');
  await expect(page.getByText('The amount cannot be read.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'I have paid' })).toHaveCount(0);

  await page.goto('/walletIndex');
  const balanceShown = page.getByRole('region', { name: 'Wallet' }).getByRole('definition').first();
  await expect(balanceShown).toHaveText('$0.00');
  const column = page.getByRole('navigation', { name: 'Account' });
  await column.getByRole('link', { name: 'Orders', exact: true }).click();
  await orderCard(page, paid.no).getByRole('link', { name: 'Order details' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  // The list with two of them stays until the order's page is there.
  await expect(cancel).toHaveCount(1);
  await cancel.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('What you paid goes back to your balance.');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('What you paid went back to your balance.')).toBeVisible();
  const { balance } = await api<{ balance: number }>(request, 'pay/wallet/get', { token: shopper.token });
  expect(balance).toBe(paid.payPrice / 100);
  await column.getByRole('link', { name: 'Balance', exact: true }).click();
  await expect(balanceShown).toHaveText(inDollars(balance));
});

test('order-44 the years from 2020 on choose among the orders', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [id] = await placeOrders(request, shopper, [await findGood(request)]);
  if (id === undefined) throw new Error('no order');
  const { no } = await orderOf(request, shopper, id);
  await signIn(page, shopper);
  await page.goto('/myOrders');
  const year = page.getByLabel('Year');
  const now = new Date().getUTCFullYear();
  const years = Array.from({ length: now - 2020 + 1 }, (_, index) => String(now - index));
  await expect(year.getByRole('option')).toHaveText(['All years', ...years]);
  const asked = page.waitForRequest(/order\/pageFirst\?.*datestr=/);
  await year.selectOption(String(now));
  expect(new URL((await asked).url()).searchParams.get('datestr')).toBe(String(now));
  await expect(orderCard(page, no)).toBeVisible();
  await year.selectOption('2020');
  await expect(page.getByRole('heading', { name: 'No such orders' })).toBeVisible();
  await page.goBack();
  await expect(orderCard(page, no)).toBeVisible();
  await expect(year).toHaveValue(String(now));
});
