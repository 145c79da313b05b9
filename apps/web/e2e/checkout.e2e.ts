import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { ADDRESS, addAddress, addToBag, bagOf, findGood, findGoods, inDollars, placeOrders } from './support/goods.ts';
import { header } from './support/page.ts';
import { rewrite, walletWith } from './support/rewrite.ts';
import { DEMO_PAY_PASSWORD, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });
const toPay = (page: Page): Locator => summary(page).getByRole('button', { name: 'To pay' });
const confirm = (page: Page): Locator => summary(page).getByRole('button', { name: 'Confirm payment' });
const method = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

test('checkout-04 checkout-08 address-09 the delivery step adds, edits and chooses addresses, and to-pay waits for one', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await addToBag(request, shopper, await findGood(request));
  await signIn(page, shopper);
  await page.goto('/basket?step=2');
  await expect(page).toHaveTitle('Delivery address | Passage');
  await expect(page.getByRole('heading', { name: 'New address' })).toBeVisible();
  await expect(toPay(page)).toBeDisabled();
  const email = page.getByLabel('E-mail', { exact: true });
  await expect(email).toHaveValue(shopper.email);
  await expect(page.getByRole('img', { name: /code/i })).toHaveCount(0);

  const save = page.getByRole('button', { name: 'Save address' });
  await email.fill('no address');
  await save.click();
  for (const label of ['First name', 'Last name', 'Mobile', 'Address', 'City', 'Country', 'Postal code'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription('Please fill in this field.');
  await expect(email).toHaveAccessibleDescription('The email format is incorrect.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel('First name').fill('Élodie');
  await page.getByLabel('Last name').fill('Marchand');
  await page.getByLabel('Mobile').fill('+1 415 555 0134');
  await page.getByLabel('Address', { exact: true }).fill('2261 Market Street');
  await page.getByLabel('City').fill('San Francisco');
  const region = page.getByLabel('Province or state');
  await expect(region).toHaveCount(0);
  await page.getByLabel('Country').selectOption({ label: 'United States' });
  await page.getByLabel('Postal code').fill('94110');
  await email.fill(shopper.email);
  await save.click();
  await expect(region).toHaveAccessibleDescription('Please fill in this field.');
  await region.selectOption({ label: 'California' });
  await save.click();

  const cards = page.getByRole('group', { name: 'Delivery address' });
  await expect(cards.getByRole('radio')).toHaveCount(1);
  await expect(cards.getByRole('radio')).toBeChecked();
  await expect(cards).toContainText('94110 San Francisco, California, United States');
  await expect(page).toHaveURL(/addressId=\d+/);
  await expect(toPay(page)).toBeEnabled();
  await expect(summary(page)).toContainText('2261 Market Street');

  await cards.getByRole('button', { name: /Edit/ }).click();
  await expect(region).toHaveValue(/.+/);
  await page.getByLabel('Address', { exact: true }).fill('2263 Market Street');
  await save.click();
  await expect(summary(page)).toContainText('2263 Market Street');

  await cards.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards.getByRole('radio')).toHaveCount(1);
  await expectAccessible(page);
});

test('checkout-01 checkout-08 checkout-27 the address bar chooses step, address and notes; ano stands for addressId', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await addAddress(request, shopper);
  const second = await addAddress(request, shopper, { detailAddress: '7 rue Cadet' });
  await signIn(page, shopper);
  await page.goto(`/basket?step=2&ano=${second}&remark=Ring+twice`);
  const card = page.getByRole('radio', { name: /7 rue Cadet/ });
  await expect(card).toBeChecked();
  await expect(page.getByLabel('Order notes')).toHaveValue('Ring twice');
  // An address, but nothing to order.
  await expect(toPay(page)).toBeDisabled();
  await page.getByRole('radio', { name: /Faubourg-Montmartre/ }).click();
  await expect(page.getByRole('radio', { name: /Faubourg-Montmartre/ })).toBeChecked();
  await expect(page).not.toHaveURL(new RegExp(`addressId=${second}`));
  await page.goto(`/basket?step=2&addressId=${second}`);
  await expect(card).toBeChecked();
});

test('checkout-07 checkout-15 checkout-31 checkout-03 to-pay makes the orders, whose ids keep step 3 over a reload', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 2, { maxPrice: 90, ofSeveralShops: true });
  for (const good of goods) await addToBag(request, shopper, good);
  const addressId = await addAddress(request, shopper);
  await signIn(page, shopper);
  await page.goto('/basket?step=2');
  await page.getByLabel('Order notes').fill('Please ring twice.');
  const creation = page.waitForRequest((sent) => sent.url().includes('createFirst'));
  await toPay(page).click();
  const sent = await creation;
  const total = goods.reduce((sum, { price }) => sum + price, 24);
  expect(sent.postDataJSON()).toMatchObject({
    deliveryType: 1,
    pointStatus: true,
    terminal: 20,
    addressId,
    remark: 'Please ring twice.',
    totalAmt: total,
  });
  expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);

  await expect(page).toHaveURL(/step=3/);
  const orders = new URL(page.url()).searchParams.get('orders') ?? '';
  expect(orders).toMatch(/^\d+,\d+$/);
  await expect(page).toHaveTitle('Pay method | Passage');
  expect(await bagOf(request, shopper)).toEqual([]);
  await expect(header(page).getByRole('link', { name: 'Bag, 0 pieces' })).toBeVisible();
  await page.reload();
  expect(new URL(page.url()).searchParams.get('orders')).toBe(orders);
  for (const { name, shopname } of goods) {
    await expect(summary(page)).toContainText(name);
    await expect(summary(page)).toContainText(`Freight, ${shopname}`);
  }
  await expect(summary(page)).toContainText(inDollars(total));
  await expect(summary(page)).toContainText(ADDRESS.detailAddress);
  await expect(summary(page).getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/);
});

test('a price that has changed shows the new bag, and nothing is ordered', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const good = await findGood(request);
  await addToBag(request, shopper, good);
  await addAddress(request, shopper);
  await signIn(page, shopper);
  await rewrite<{ totalAmt: number }>(page, 'trade/cart/listFirst', (cart) => ({ ...cart, totalAmt: 1 }));
  await page.goto('/basket?step=2');
  await expect(summary(page)).toContainText('$1.00');
  await page.unrouteAll();
  await toPay(page).click();
  await expect(page).toHaveURL(/step=1/);
  await expect(page.getByRole('alert')).toContainText('Prices or freight have changed');
  await expect(summary(page)).toContainText(inDollars(good.price));
  expect(await bagOf(request, shopper)).toHaveLength(1);
});

test('what is gone in the meantime is told at its line, and less can be taken', async ({ page, request }) => {
  const [shopper, faster] = [await newShopper(request), await newShopper(request)];
  const good = await findGood(request, { minStock: 4, maxStock: 9 });
  await addToBag(request, shopper, good, good.stock);
  await addAddress(request, shopper);
  await signIn(page, shopper);
  await page.goto('/basket?step=2');
  await expect(toPay(page)).toBeEnabled();
  await placeOrders(request, faster, [good], { count: good.stock - 2 });
  await toPay(page).click();
  await expect(page.getByRole('alert')).toContainText('There is not enough stock');
  await expect(page.getByText('Only 2 pieces left')).toBeVisible();
  await expect(summary(page).getByRole('button', { name: 'Settle' })).toBeDisabled();
  await page.getByRole('button', { name: 'Change to 2' }).click();
  await expect(summary(page).getByRole('button', { name: 'Settle' })).toBeEnabled();
  await expect.poll(async () => (await bagOf(request, shopper))[0]?.count).toBe(2);
});

test('checkout-05 checkout-09 payment-02 payment-10 the pay methods, of which a balance that falls short cannot be chosen', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 150 });
  await addToBag(request, shopper, good);
  await signIn(page, shopper);
  await page.goto('/basket?step=3&payType=2');
  await expect(page.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible();
  await expect(method(page, 'Card')).toBeChecked();
  // A pay method, but no address.
  await expect(confirm(page)).toBeDisabled();

  await addAddress(request, shopper);
  await page.goto('/basket?step=3');
  const values = { 'Virtual currency': '1', Card: '2', 'Online payment': '3', Balance: '4' };
  for (const [name, value] of Object.entries(values)) await expect(method(page, name)).toHaveAttribute('value', value);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(method(page, 'Balance')).toBeDisabled();
  const group = page.getByRole('group', { name: 'Pay method' });
  await expect(group).toContainText(`Insufficient account balance. ${inDollars(good.price + 12)} short`);
  await expect(group.getByRole('link', { name: 'Recharge' })).toHaveAttribute('href', '/recharge');
  // An address, but no pay method.
  await expect(confirm(page)).toBeDisabled();
  await page.getByText('Virtual currency', { exact: true }).click();
  await expect(page).toHaveURL(/payType=1/);
  await expect(confirm(page)).toBeEnabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('payment-05 paypassword-23 paying from the balance asks for the six digits', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await walletWith(page, 5000);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&payType=4&orders=${orderId}`);
  await confirm(page).click();
  const dialog = page.getByRole('dialog', { name: 'Transaction password' });
  const digits = dialog.getByLabel('6 digits');
  await expect(digits).toBeFocused();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog).toContainText('Please enter 6 pure numbers');
  await digits.fill('12a4');
  await expect(digits).toHaveValue('124');
  await expect(digits).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(digits).toHaveAttribute('type', 'text');
  await digits.fill('000000');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog).toContainText('The transaction password is incorrect');
  await expect(digits).toHaveValue('');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(confirm(page)).toBeFocused();
});

test('payment-06 without a transaction password the way leads to setting one, and back to the payment', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request, { payPassword: null });
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await walletWith(page, 5000, false);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&payType=4&orders=${orderId}`);
  await confirm(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/please set the transaction password before making payment/i);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page).toHaveURL('/transactionPassword');
  await page.getByLabel('New password').fill(DEMO_PAY_PASSWORD);
  await page.getByLabel('Confirm password').fill(DEMO_PAY_PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  await expect(page).toHaveURL(`/basket?step=3&payType=4&orders=${orderId}`);
  await expect(confirm(page)).toBeEnabled();
});

test('orders that are cancelled, unknown or not one’s own leave nothing to pay', async ({ page, request }) => {
  const [shopper, other] = [await newShopper(request), await newShopper(request)];
  const good = await findGood(request);
  const [mine] = await placeOrders(request, shopper, [good]);
  const [foreign] = await placeOrders(request, other, [good]);
  await request.delete(`/app-api/trade/order/cancel?id=${mine}`, {
    headers: { 'tenant-id': '1', Authorization: shopper.token },
  });
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&orders=${mine}`);
  await expect(page.getByRole('heading', { name: 'These orders are cancelled' })).toBeVisible();
  await page.goto(`/basket?step=3&orders=${foreign}`);
  await expect(page.getByRole('heading', { name: 'We could not find these orders' })).toBeVisible();
  await page.goto('/basket?step=3');
  await expect(page.getByRole('heading', { name: 'There is nothing to pay' })).toBeVisible();
});
