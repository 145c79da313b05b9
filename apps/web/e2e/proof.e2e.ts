import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { findGood, findGoods, inDollars, orderOf, placeOrders } from './support/goods.ts';
import { payloadOf, toasts } from './support/page.ts';
import { freshPicture } from './support/pictures.ts';
import { rewrite } from './support/rewrite.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { decide, fillWallet, itemsOf, uploadPicture } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const summary = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });
const confirm = (page: Page): Locator => summary(page).getByRole('button', { name: 'Confirm payment' });
const method = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });
const screenshot = (page: Page): Locator => page.getByLabel('Screenshot of the payment');

const METHODS = [
  { name: 'Virtual currency', payType: 1, address: 'TPassageDemoWallet4Kq2Lm8Nz5Rt6Yw' },
  { name: 'Card', payType: 2, address: '4000 0098 7654 3210' },
  { name: 'Online payment', payType: 3, address: 'passage-demo-account' },
] as const;

test('payment-18 payment-19 payment-25 the dialog shows where to pay, and pay-done waits for a picture', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&orders=${orderId}`);
  for (const { name, address } of METHODS) {
    await method(page, name).click();
    await confirm(page).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText(address);
    const code = dialog.getByRole('img', { name: `QR code: ${name}` });
    await expect(code).toHaveAttribute('src', `/files/qr/${address.replaceAll(' ', '')}.svg`);
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(dialog.getByRole('button', { name: 'Payment done' })).toBeDisabled();
    await expect(dialog).toContainText('It will be reviewed within 24 hours, please be patient.');
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(toasts(page)).toContainText('Copy success');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    if (name === 'Card') await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(confirm(page)).toBeFocused();
  }

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await confirm(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(toasts(page)).toContainText('Copy fail');
  // Then it can be copied by hand.
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('passage-demo-account');
});

test('payment-19 payment-20 only a jpeg, jpg or png is taken; what fails can be sent again or taken away', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&payType=1&orders=${orderId}`);
  await confirm(page).click();
  const dialog = page.getByRole('dialog');
  const done = dialog.getByRole('button', { name: 'Payment done' });
  const warning = 'Only image files may be uploaded: jpeg, jpg or png.';
  for (const [name, mimeType] of [
    ['proof.gif', 'image/gif'],
    ['proof.pdf', 'application/pdf'],
  ] as const) {
    await screenshot(page).setInputFiles({ ...freshPicture(name), mimeType });
    await expect(dialog.getByRole('alert')).toHaveText(warning);
    await expect(screenshot(page)).toHaveAccessibleDescription(warning);
    await expect(done).toBeDisabled();
  }
  // A picture by its name, but not by its content: the server looks inside.
  await screenshot(page).setInputFiles({ ...freshPicture(), buffer: Buffer.from('no picture') });
  await expect(dialog.getByRole('alert')).toHaveText(warning);
  await screenshot(page).setInputFiles({ ...freshPicture(), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(dialog.getByRole('alert')).toContainText('larger than 10 MB');
  await expectAccessible(page, '[role=dialog]');

  await page.route('**/infra/file/upload', (route) => route.abort());
  await screenshot(page).setInputFiles(freshPicture('first.png'));
  await expect(dialog.getByRole('alert')).toHaveText('Image upload failed');
  await expect(done).toBeDisabled();
  await page.unroute('**/infra/file/upload');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('Uploaded');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(done).toBeEnabled();

  await dialog.getByRole('button', { name: 'Remove first.png' }).click();
  await expect(done).toBeDisabled();
  await expect(screenshot(page)).toBeFocused();
  for (const name of ['second.png', 'third.png']) await screenshot(page).setInputFiles(freshPicture(name));
  await expect(dialog).toContainText('third.png');
  await expect(dialog).not.toContainText('second.png');
  await expect(done).toBeEnabled();
  // A closed dialog keeps it.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await confirm(page).click();
  await expect(dialog).toContainText('third.png');
  await expect(done).toBeEnabled();
  await expectAccessible(page, '[role=dialog]');
});

test('a picture that is dropped on the field is uploaded; a slow one shows how far it is', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await signIn(page, shopper);
  await page.goto(`/paymentPage/${orderId}?payType=3`);
  await confirm(page).click();
  const dialog = page.getByRole('dialog');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/infra/file/upload', async (route) => {
    await held;
    await route.continue();
  });
  const bytes = [...freshPicture().buffer];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
    return data;
  }, bytes);
  await screenshot(page).dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(dialog).toContainText('Let go to upload it');
  await screenshot(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(dialog.getByRole('progressbar', { name: 'Uploading dropped.png' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Payment done' })).toBeDisabled();
  letGo();
  await expect(dialog.getByRole('button', { name: 'Payment done' })).toBeEnabled();
});

test('payment-16 payment-18 payment-24 a proof from the basket is handed in once for all orders, and 24 hours are promised', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 2, { ofSeveralShops: true });
  const ids = await placeOrders(request, shopper, goods);
  await signIn(page, shopper);
  await page.goto(`/basket?step=3&payType=2&orders=${ids.join(',')}`);
  await confirm(page).click();
  await screenshot(page).setInputFiles(freshPicture());
  const handingIn = page.waitForRequest((sent) => sent.url().includes('payTradeOrder'));
  await page.getByRole('button', { name: 'Payment done' }).click();
  const sent = await handingIn;
  expect(payloadOf(sent).get('payType')).toBe('2');
  expect(payloadOf(sent).get('tradeOrderIdList')).toBe(ids.join(','));
  expect(payloadOf(sent).get('payOrderPic')).toMatch(/^\/files\/u\/[\w-]+\.png\?/);
  expect(sent.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);

  await expect(page).toHaveURL(`/success/pay/virtualCurrency?orders=${ids.join('%2C')}`);
  await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('It will be reviewed within 24 hours, please be patient.');
  const orders = await Promise.all(ids.map((id) => orderOf(request, shopper, id)));
  for (const { no, shopName } of orders) await expect(page.getByRole('main')).toContainText(`No. ${no}${shopName}`);
  await expectAccessible(page);
  const items = await itemsOf(request, 'payments', shopper);
  expect(items.map(({ amount }) => amount)).toEqual([orders.reduce((sum, { payPrice }) => sum + payPrice, 0) / 100]);

  await page.goto(`/basket?step=3&payType=2&orders=${ids.join(',')}`);
  await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible();
  await decide(request, 'payments', 'approve', shopper);
  expect((await orderOf(request, shopper, orders[0]?.id ?? 0)).status).toBe(10);
});

test('payment-23 any other pay type is under development', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
  await rewrite<object[]>(page, 'pay/channel/getlistFirst', (methods) => [
    ...methods,
    {
      id: 90,
      type: 'instalments',
      payType: 9,
      name: 'Instalments',
      englishName: '',
      remark: '',
      address: '',
      addressUrl: '',
    },
  ]);
  await signIn(page, shopper);
  for (const path of [`/basket?step=3&orders=${orderId}`, `/paymentPage/${orderId}`]) {
    await page.goto(path);
    await method(page, 'Instalments').click();
    await confirm(page).click();
    await expect(toasts(page)).toContainText(
      /the function is under development, please choose another payment method/i,
    );
    await expect(page.getByRole('dialog', { name: 'Instalments' })).toHaveCount(0);
  }
});

test('payment-26 payment-05 payment-06 the payment page pays its one order, from the balance with the password', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const goods = await findGoods(request, 2, { ofSeveralShops: true, maxPrice: 90 });
  const [orderId = 0, other = 0] = await placeOrders(request, shopper, goods);
  await fillWallet(request, shopper, 500);
  const { payPrice, shopName } = await orderOf(request, shopper, orderId);
  await signIn(page, shopper);
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

test('payment-26 a visitor signs in first and comes back', async ({ page }) => {
  await page.goto('/paymentPage/7?onlyPayOrderPic=true');
  await expect(page).toHaveURL('/login');
});

test('payment-27 payment-24 with onlyPayOrderPic the page takes a proof alone, also in place of another', async ({
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
  const [orderId] = await placeOrders(request, shopper, [await findGood(request)]);
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
});
