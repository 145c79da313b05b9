import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { addAddress, addToBag, bagOf, findGood, findGoods, type Good, inDollars } from './support/goods.ts';
import { header, toasts } from './support/page.ts';
import { rewrite, tradeRules } from './support/rewrite.ts';
import { demoShopper, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface CartAnswer {
  list: { id: number; count: number; available: boolean; reason?: string; sku: { saleprice: number; stock: number } }[];
  freight: number;
  subtotal: number;
  totalAmt: number;
}

const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });
const settle = (page: Page): Locator => summary(page).getByRole('button', { name: 'Settle' });
const line = (page: Page, { name }: Good): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const quantity = (page: Page, { name }: Good): Locator => page.getByRole('group', { name: `Quantity, ${name}` });

test('cart-11 checkout-02 checkout-03 settle is disabled with an empty cart, and the page says where to go', async ({
  page,
  request,
}) => {
  await page.goto('/basket');
  await expect(page).toHaveURL('/login');
  await signIn(page, await newShopper(request));
  await page.goto('/basket');
  await expect(page).toHaveTitle('Shopping bag | Passage');
  await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the shops' })).toHaveAttribute('href', '/');
  await expect(settle(page)).toBeDisabled();
  const steps = page.getByRole('list', { name: 'Checkout' }).getByRole('listitem');
  await expect(steps).toHaveText([/Shopping bag/, /Delivery address/, /Pay method/]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
});

test('cart-08 cart-13 the quantity stops at the stock, and amounts are exact', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { minStock: 3, maxStock: 12 });
  await addToBag(request, shopper, good, good.stock - 1);
  await signIn(page, shopper);
  await rewrite<CartAnswer>(page, 'trade/cart/listFirst', (cart) => ({
    ...cart,
    list: cart.list.map((known) => ({ ...known, count: 2, sku: { ...known.sku, saleprice: 19.99, stock: 3 } })),
    subtotal: 39.98,
    freight: 12,
    totalAmt: 51.98,
  }));
  // What the page works out by itself, before the server has answered.
  await page.route('**/app-api/trade/cart/updateCount', () => undefined);
  await page.goto('/basket');
  await expect(line(page, good)).toContainText('$39.98');
  await quantity(page, good).getByRole('button', { name: 'One more' }).click();
  await expect(line(page, good)).toContainText('$59.97');
  await expect(summary(page)).toContainText('$71.97');
  await page.unrouteAll();

  await page.reload();
  const more = quantity(page, good).getByRole('button', { name: 'One more' });
  await expect(quantity(page, good).getByRole('status')).toHaveText(String(good.stock - 1));
  await more.click();
  await expect(quantity(page, good).getByRole('status')).toHaveText(String(good.stock));
  await expect(more).toBeDisabled();
  await expect(line(page, good)).toContainText(`These are the last ${good.stock} pieces`);
  await expect.poll(async () => (await bagOf(request, shopper))[0]?.count).toBe(good.stock);
  await expect(line(page, good)).toContainText(inDollars((Math.round(good.price * 100) * good.stock) / 100));
});

test('cart-09 freight is the sum of the shops, and 0 reads exempt from postage', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [dear] = await findGoods(request, 1, { minPrice: 200 });
  const cheap = await findGood(request, { maxPrice: 60 });
  if (!dear) throw new Error('no dear goods');
  await addToBag(request, shopper, dear);
  await signIn(page, shopper);
  await page.goto('/basket');
  await expect(summary(page)).toContainText('Exempt from postage');
  await expect(summary(page)).toContainText(inDollars(dear.price));

  await addToBag(request, shopper, cheap);
  await page.reload();
  const freight = cheap.shopId === dear.shopId ? 'Exempt from postage' : '$12.00';
  await expect(summary(page)).toContainText(freight);
});

test('cart-12 a line that cannot be ordered stays with its reason and is not ordered', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 5, { minStock: 5 });
  for (const good of goods) await addToBag(request, shopper, good);
  await signIn(page, shopper);
  // The newest line stands first.
  const reasons = [undefined, 'offShelf', 'soldOut', 'shopClosed', 'notEnoughStock'].reverse();
  await rewrite<CartAnswer>(page, 'trade/cart/listFirst', (cart) => ({
    ...cart,
    list: cart.list.map((known, index) => {
      const reason = reasons[index];
      if (reason === undefined) return known;
      return { ...known, count: 4, available: false, reason, sku: { ...known.sku, stock: 3 } };
    }),
    subtotal: goods[0]?.price ?? 0,
    freight: 12,
    totalAmt: (goods[0]?.price ?? 0) + 12,
  }));
  await page.goto('/basket');
  const said = ['', 'No longer offered', 'Sold out', 'This shop is closed at the moment', 'Only 3 pieces left'];
  for (const [index, good] of goods.entries()) await expect(line(page, good)).toContainText(said[index] ?? '');
  await expect(summary(page)).toContainText('Goods, 1 piece');
  await expect(summary(page)).toContainText('4 lines cannot be ordered and stay in the bag.');
  await expectAccessible(page);

  await page.goto('/basket?step=2');
  await expect(summary(page).getByRole('listitem')).toHaveCount(1);
});

test('cart-14 a removed line is brought back by the undo in its toast', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [kept, removed] = await findGoods(request, 2);
  if (!kept || !removed) throw new Error('no goods');
  await addToBag(request, shopper, kept);
  await addToBag(request, shopper, removed, 3);
  await signIn(page, shopper);
  await page.goto('/basket');
  await expect(header(page).getByRole('link', { name: 'Bag, 4 pieces' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${removed.name}` }).click();
  await expect(line(page, removed)).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Bag, 1 piece' })).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(quantity(page, removed).getByRole('status')).toHaveText('3');
  await expect(header(page).getByRole('link', { name: 'Bag, 4 pieces' })).toBeVisible();
  expect((await bagOf(request, shopper)).map(({ sku, count }) => [sku.id, count])).toContainEqual([removed.skuId, 3]);
});

test('fault:cart-05 a line removed just before settling never comes back', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [kept, removed] = await findGoods(request, 2);
  if (!kept || !removed) throw new Error('no goods');
  await addToBag(request, shopper, kept);
  await addToBag(request, shopper, removed);
  await tradeRules(page, { requireBalance: false });
  await signIn(page, shopper);
  await page.goto('/basket');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/app-api/trade/cart/deleteFirst', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: `Remove ${removed.name}` }).click();
  await expect(line(page, removed)).toHaveCount(0);
  // Nothing goes on while the removal is on its way.
  await expect(settle(page)).toHaveAttribute('aria-busy', 'true');
  await settle(page).click({ force: true });
  await expect(page).toHaveURL('/basket');
  release();
  await expect(settle(page)).not.toHaveAttribute('aria-busy', 'true');
  await settle(page).click();
  await expect(page).toHaveURL(/step=2/);
  await expect(summary(page).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(line(page, kept)).toBeVisible();
  await expect(line(page, removed)).toHaveCount(0);
  await page.goForward();
  await expect(summary(page).getByRole('listitem')).toHaveText([new RegExp(kept.brandName)]);
});

test('checkout-10 the owner of a shop is told that nobody orders in the own store', async ({ page, request }) => {
  const owner = await demoShopper(request, 'owner');
  const { token } = owner;
  const account = await api<{ data: { id: number } }>(request, 'member/userInfo/getUserInfo', { token });
  const lineId = await addToBag(request, owner, await findGood(request, { shopId: account.data.id }));
  const addressId = await addAddress(request, owner);
  await signIn(page, owner);
  await page.goto('/basket');
  await settle(page).click();
  const dialog = page.getByRole('dialog', { name: 'Tips' });
  await expect(dialog).toContainText('Store owners are not allowed to place orders in their own stores');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/basket');

  // The server says the same where the bag was passed by.
  await page.goto(`/basket?step=2&addressId=${addressId}`);
  await summary(page).getByRole('button', { name: 'To pay' }).click();
  await expect(page.getByRole('dialog')).toContainText('Store owners are not allowed');
  // The account is the demo world's: it is left as it was.
  await api(request, 'trade/cart/deleteFirst', { method: 'POST', token, payload: { ids: [lineId] } });
  await api(request, 'member/address-first/delete', { method: 'POST', token, payload: { id: addressId } });
});

test('checkout-06 checkout-12 with requireShop a shopper without a shop goes no further, without it settling opens the delivery', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await addToBag(request, shopper, await findGood(request));
  await signIn(page, shopper);
  await tradeRules(page, { requireShop: true, requireBalance: false });
  await page.goto('/basket');
  await settle(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Please open a shop before placing an order.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/basket');
  await settle(page).click();
  await dialog.getByRole('button', { name: 'Open a shop' }).click();
  await expect(page).toHaveURL('/applyShop');

  await page.unrouteAll();
  await tradeRules(page, { requireBalance: false });
  await page.goto('/basket');
  await settle(page).click();
  await expect(page).toHaveURL('/basket?step=2');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
});

test('checkout-13 a balance of exactly 0 is asked to recharge, as the rule is on by default', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await addToBag(request, shopper, await findGood(request));
  await signIn(page, shopper);
  await page.goto('/basket');
  await settle(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/account balance is 0, please recharge and continue/i);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/basket');
  await settle(page).click();
  await dialog.getByRole('button', { name: 'Go to recharge' }).click();
  await expect(page).toHaveURL('/recharge');
});

test('i18n-18 the bag shows the chosen currency, and says what is charged in dollars', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 150 });
  await addToBag(request, shopper, good);
  await page.addInitScript(() => localStorage.setItem('currencyCode', 'EUR'));
  await signIn(page, shopper);
  await page.goto('/basket');
  await expect(summary(page)).toContainText('€');
  await expect(summary(page)).toContainText(`You pay ${inDollars(good.price + 12)}, in US dollars.`);
  await page.goto('/basket?step=2');
  await expect(summary(page)).toContainText(inDollars(good.price + 12));
  await expect(summary(page)).not.toContainText('€');
});

test('the bag fits 390 pixels, and says when it does not load', async ({ page, request }) => {
  const shopper = await newShopper(request);
  await addToBag(request, shopper, await findGood(request));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, shopper);
  await page.route('**/app-api/trade/cart/listFirst*', (route) => route.abort());
  await page.goto('/basket');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(settle(page)).toBeEnabled();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
