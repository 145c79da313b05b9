import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { findGood, findGoods, inDollars, orderOf, placeOrders } from './support/goods.ts';
import { toasts } from './support/page.ts';
import { confirm, method, screenshot, summary } from './support/payment.ts';
import { freshPicture } from './support/pictures.ts';
import { placePaidOrder } from './support/sellers.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { fillLogin, signInForm } from './support/sign-in.ts';
import { decide, fillWallet, itemsOf, uploadPicture } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('payment-26 payment-05 fault:money-01 the payment page pays its one order in dollars, from the balance with the password', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 2, { ofSeveralShops: true, maxPrice: 90 });
  const [orderId = 0, other = 0] = await placeOrders(request, shopper, goods);
  await fillWallet(request, shopper, 500);
  const { payPrice, shopName } = await orderOf(request, shopper, orderId);
  await signIn(page, shopper);
  await page.addInitScript(() => {
    for (const [key, value] of Object.entries({ currency: 'JPY', currencyCode: 'JPY', symbol: '¥' }))
      localStorage.setItem(key, value);
  });
  await page.goto(`/paymentPage/${orderId}`);
  await expect(page).toHaveTitle('Payment | Passage');
  await expect(summary(page)).toContainText(`Freight, ${shopName}`);
  await expect(summary(page)).toContainText(inDollars(payPrice / 100));
  await expect(summary(page).getByRole('timer')).toHaveText(/^00:(29|30):\d\d$/);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(confirm(page)).toBeDisabled();
  await method(page, 'Balance').click();
  await expect(page).toHaveURL(`/paymentPage/${orderId}?payType=4`);
  await expectAccessible(page);
  await confirm(page).click();
  const dialog = page.getByRole('dialog', { name: 'Transaction password' });
  await dialog.getByLabel('6 digits').fill('135790');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(`/success/pay?orders=${orderId}`);
  expect((await orderOf(request, shopper, orderId)).status).toBe(10);
  expect((await orderOf(request, shopper, other)).status).toBe(0);

  await page.goto(`/paymentPage/${orderId}`);
  await expect(page.getByRole('heading', { name: 'There is nothing left to pay' })).toBeVisible();
  await page.goto('/paymentPage/nonsense');
  await expect(page.getByRole('heading', { name: 'We could not find these orders' })).toBeVisible();
});

test('payment-26 a visitor signs in first and comes back', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await page.goto(`/paymentPage/${orderId}?onlyPayOrderPic=true`);
  await expect(page).toHaveURL('/login');
  await fillLogin(signInForm(page), shopper);
  await expect(page).toHaveURL(`/paymentPage/${orderId}?onlyPayOrderPic=true`);
  await expect(screenshot(page)).toBeVisible();
});

test('payment-27 payment-24 fault:notify-01 with onlyPayOrderPic the page takes a proof alone, also in place of another', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [orderId = 0] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  await page.goto(`/paymentPage/${orderId}?onlyPayOrderPic=true`);
  await expect(page).toHaveTitle('Proof of payment | Passage');
  const submit = page.getByRole('button', { name: 'Submit the screenshot' });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(confirm(page)).toHaveCount(0);
  await screenshot(page).setInputFiles(freshPicture());
  await expect(page.getByRole('main')).toContainText('Uploaded');
  // Nobody knows yet how it was paid.
  await expect(submit).toBeDisabled();
  await page.getByLabel('Paid by').selectOption({ label: 'Online payment' });
  await expect(submit).toBeEnabled();
  await expectAccessible(page);
  await submit.click();
  await expect(page).toHaveURL(`/success/pay/virtualCurrency?orders=${orderId}`);
  await expect(page.getByRole('main')).toContainText('within 24 hours');

  await page.goto(`/paymentPage/${orderId}`);
  await page.getByRole('link', { name: 'Upload another screenshot' }).click();
  await expect(page.getByRole('main')).toContainText('Another one takes its place.');
  await expect(page.getByLabel('Paid by')).toHaveCount(0);
  await screenshot(page).setInputFiles(freshPicture(`${'A long name of a screenshot '.repeat(6)}.png`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await submit.click();
  await expect(page).toHaveURL(`/success/pay/virtualCurrency?orders=${orderId}`);
  const items = await itemsOf(request, 'payments', shopper);
  expect(items.map(({ version }) => version)).toEqual([2]);

  await decide(request, 'payments', 'reject', shopper, 'The amount cannot be read.');
  await page.goto(`/paymentPage/${orderId}?onlyPayOrderPic=true`);
  await expect(page.getByRole('main')).toContainText('was not accepted: The amount cannot be read.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('fault:payment-02 fault:payment-03 while a proof waits nothing else is paid, and a second tab makes no second item', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [orderId = 0] = await placeOrders(request, shopper, [await findGood(request)]);
  await fillWallet(request, shopper, 5000);
  await signIn(page, shopper);
  await page.goto(`/paymentPage/${orderId}?payType=4`);
  await expect(confirm(page)).toBeEnabled();
  // Another tab hands in a proof.
  const response = await request.post('/app-api/trade/order/payTradeOrder', {
    headers: { 'tenant-id': '1', Authorization: shopper.token },
    form: { payType: 2, tradeOrderIdList: orderId, payOrderPic: await uploadPicture(request, shopper) },
  });
  expect(await response.json()).toMatchObject({ code: 0 });
  await confirm(page).click();
  await expect(page).toHaveURL('/myOrders');
  await expect(toasts(page)).toContainText('no longer wait for payment');
  expect((await orderOf(request, shopper, orderId)).status).toBe(0);
  expect(await itemsOf(request, 'payments', shopper)).toHaveLength(1);
});

test('payment-16 payment-17 the success pages of a payment and of a proof', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const good = await findGood(request);
  const { id: orderId } = await placePaidOrder(request, shopper, [good]);
  const [unpaidId] = await placeOrders(request, shopper, [good]);
  await signIn(page, shopper);
  const texts: string[] = [];
  for (const path of ['/success/pay', '/paySuccess']) {
    await page.goto(`${path}?orders=${orderId}`);
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await expect(page.getByRole('main').getByText('No. ')).toBeVisible();
    texts.push((await page.getByRole('main').textContent()) ?? '');
  }
  expect(texts[1]).toBe(texts[0]);
  await page.goto('/success/pay/virtualCurrency');
  await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible();

  // The address alone pays nothing.
  await page.goto(`/success/pay?orders=${unpaidId}`);
  await expect(page).toHaveURL(`/basket?step=3&orders=${unpaidId}`);
  await page.goto('/success/pay?orders=99999999');
  await expect(page).toHaveURL('/myOrders');
});
