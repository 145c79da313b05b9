import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { findGood, inDollars, orderOf } from './support/goods.ts';
import { payloadOf, toasts } from './support/page.ts';
import { freshPicture } from './support/pictures.ts';
import { rewrite } from './support/rewrite.ts';
import { askForRefund, CARRIER, decideAfterSale, placeReceivedOrder, placeShippedOrder } from './support/sellers.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface AfterSaleAnswer {
  id: number;
  no: string;
  way: number;
  count: number;
  refundPrice: number;
  applyReason: number;
  applyDescription: string;
  applyPicUrls: string[];
  status: number;
  logisticsCompany: string;
  logisticsNo: string;
}

test('aftersale-06 aftersale-13 aftersale-14 aftersale-15 aftersale-16 aftersale-17 aftersale-18 aftersale-19 aftersale-20 aftersale-22 aftersale-33 asking for a refund', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 100 });
  const order = await placeShippedOrder(request, shopper, [good], { count: 3 });
  await signIn(page, shopper);
  await page.goto(`/orderDetails?no=${order.id}`);
  await page.getByRole('link', { name: 'Apply for refund or return' }).click();
  await expect(page).toHaveURL(`/refund?orderItemId=${order.items[0]?.id}`);
  await expect(page).toHaveTitle('Apply for after-sales | Passage');
  const form = page.getByRole('form', { name: 'Apply for after-sales' });
  const count = form.getByLabel('Number of pieces');
  const amount = form.getByLabel('Refund amount');
  const reason = form.getByLabel('Reason');
  const send = form.getByRole('button', { name: 'Send application' });
  await expect(page.getByRole('main')).toContainText(good.name);
  await expect(form).toContainText('reviewed within 24 hours');
  await expect(reason.getByRole('option')).toHaveText([
    'I do not want it any more',
    'The address was wrong',
    'It is the wrong piece',
    'It arrived damaged',
  ]);
  await expect(count).toHaveValue('3');
  await expect(amount).toHaveValue((good.price * 3).toFixed(2));
  await expectAccessible(page);

  // Nothing chosen: each field is red and says why, the first of them in a toast.
  await count.fill('');
  await send.click();
  await expect(toasts(page)).toContainText('Please enter the number of pieces.');
  await expect(form.getByRole('alert')).toHaveText([
    'Please enter the number of pieces.',
    'Please choose a type of service.',
    'Please choose a reason.',
  ]);
  for (const field of [count, reason]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveCSS('border-bottom-color', 'rgb(173, 26, 45)');
  }
  await expectAccessible(page);
  for (const [number, message] of [
    ['0', 'The number of pieces must be at least 1.'],
    ['4', 'No more than 3 can be refunded.'],
  ] as const) {
    await count.fill(number);
    await send.click();
    await expect(toasts(page)).toContainText(message);
  }
  await count.fill('2');
  await expect(amount).toHaveValue((good.price * 2).toFixed(2));
  for (const wrong of [good.price * 3, good.price + 0.01]) {
    await amount.fill(wrong.toFixed(2));
    await send.click();
    await expect(toasts(page)).toContainText('or a multiple of it');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  }
  // A reader writes the comma of the own language.
  await amount.fill(good.price.toFixed(2).replace('.', ','));
  await expect(amount).toHaveValue(good.price.toFixed(2));
  await form.getByRole('radio', { name: 'Refund only' }).check();
  await reason.selectOption('It arrived damaged');
  const description = form.getByLabel('Description');
  await expect(description).toHaveAttribute('maxlength', '500');
  await description.fill('The lining is torn.');

  const pictures = form.getByLabel('Pictures');
  await pictures.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(toasts(page)).toContainText('Only image files may be uploaded');
  await pictures.setInputFiles(Array.from({ length: 6 }, (_, index) => freshPicture(`torn-${index}.png`)));
  await expect(form.getByText('6 pictures uploaded')).toBeAttached();
  await pictures.setInputFiles(freshPicture('one-more.png'));
  await expect(toasts(page)).toContainText('No more than 6 pictures can be uploaded.');
  await expect(form.getByRole('img', { name: /torn/ })).toHaveCount(6);

  await send.click();
  await expect(page).toHaveURL('/refundLists');
  await expect(toasts(page)).toContainText('Application sent');
  const row = page.getByRole('row').filter({ hasText: order.no });
  await expect(row).toContainText(inDollars(good.price));
  await expect(row).toContainText('Waiting for review');
  const { list } = await api<{ list: AfterSaleAnswer[] }>(request, 'trade/after-sale/afterSalePage', {
    token: shopper.token,
  });
  const [asked] = list;
  const detail = await api<AfterSaleAnswer>(request, 'trade/after-sale/afterSaleDetail', {
    token: shopper.token,
    payload: { afterSalesId: asked?.id },
  });
  expect(detail).toMatchObject({
    way: 10,
    count: 2,
    refundPrice: Math.round(good.price * 100),
    applyReason: 4,
    applyDescription: 'The lining is torn.',
  });
  expect(detail.applyPicUrls).toHaveLength(6);
  // The form is replaced: behind the list stands the order.
  await page.goBack();
  await expect(page).toHaveURL(`/orderDetails?no=${order.id}`);
  await expect(page.getByRole('link', { name: 'Refund under way, see details' })).toBeVisible();

  await page.goto(`/refund?orderItemId=${order.items[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to ask for at the moment' })).toBeVisible();
});

test('aftersale-07 aftersale-08 aftersale-33 order-34 fault:refund-03 the list by type, status and order number, twenty a page', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 100 });
  const [kept, returned] = [
    await placeReceivedOrder(request, shopper, [good]),
    await placeReceivedOrder(request, shopper, [good]),
  ];
  const idOf = (order: typeof kept): number => order.items[0]?.id ?? 0;
  const refundOnly = await askForRefund(request, shopper, idOf(kept), { price: good.price });
  const withReturn = await askForRefund(request, shopper, idOf(returned), { price: good.price, way: 20 });
  await decideAfterSale(request, withReturn, 'approve');
  await signIn(page, shopper);
  const first = page.waitForRequest(/afterSalePage/);
  await page.goto('/refundLists');
  expect(payloadOf(await first).get('pageSize')).toBe('20');
  await expect(page).toHaveTitle('After-sale orders | Passage');
  await expect(page.getByRole('main')).toContainText('reviewed within 24 hours');
  const tab = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'After-sale orders' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const rows = page.getByRole('row').filter({ hasText: good.name });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Waiting for the return');
  await expect(rows.nth(1)).toContainText('Refund only');
  await expectAccessible(page);

  await page.getByLabel('Type').selectOption('Refund and return');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(returned.no);
  await page.getByLabel('Status').selectOption('Refused');
  await expect(page.getByRole('heading', { name: 'No such after-sales' })).toBeVisible();
  await expect(page).toHaveURL('/refundLists?way=refundAndReturn&status=refused');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Order number').fill(kept.no);
  await page.getByLabel('Order number').press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(kept.no);
  await page.goBack();
  await expect(rows).toHaveCount(2);

  // What is refunded is what was asked for, and stands in the wallet.
  await decideAfterSale(request, refundOnly, 'approve');
  await decideAfterSale(request, refundOnly, 'refund');
  const { balance } = await api<{ balance: number }>(request, 'pay/wallet/get', { token: shopper.token });
  expect(balance).toBe(good.price);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: kept.no });
  await expect(card).toContainText(inDollars(good.price));
  await expect(card).toContainText('Refunded');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(`/refundDetail?afterSalesId=${refundOnly}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible();
  await page.getByRole('link', { name: kept.no }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refunded' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Refunded, see details' })).toHaveAttribute(
    'href',
    `/refundDetail?afterSalesId=${refundOnly}`,
  );

  await rewrite<{ list: object[]; total: number }>(page, 'trade/after-sale/afterSalePage', ({ list }) => ({
    list: Array.from({ length: 20 }, (_, index) => ({ ...list[0], id: index + 1 })),
    total: 21,
  }));
  await page.goto('/refundLists');
  const second = page.waitForRequest(/afterSalePage\?.*pageNo=2/);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await second;
  await expect(page).toHaveURL('/refundLists?page=2');
});

test('aftersale-09 aftersale-12 aftersale-21 aftersale-23 aftersale-33 an after-sale, its pictures, taking it back, and sending the goods back', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 100 });
  const order = await placeReceivedOrder(request, shopper, [good]);
  const itemId = order.items[0]?.id ?? 0;
  const first = await askForRefund(request, shopper, itemId, { price: good.price, pictures: 5 });
  await signIn(page, shopper);
  await page.goto(`/refundDetail?afterSalesId=${first}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for review' })).toBeVisible();
  await expect(main).toContainText('reviewed within 24 hours');
  const facts = page.getByRole('region', { name: 'Application' });
  await expect(facts).toContainText(inDollars(good.price));
  await expect(facts).toContainText('It arrived damaged');
  await expect(facts.getByRole('link', { name: order.no })).toHaveAttribute('href', `/orderDetails?no=${order.id}`);
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await expect(pictures.getByRole('button')).toHaveCount(4);
  await expect(pictures.getByText('+2')).toBeVisible();
  await expect
    .poll(() =>
      pictures
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await pictures.getByRole('button', { name: '2 more pictures' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('4 / 5');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('5 / 5');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cancel application' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this application?' });
  await question.getByRole('button', { name: 'Cancel application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel application' })).toHaveCount(0);
  expect((await orderOf(request, shopper, order.id)).items[0]?.afterSaleStatus).toBe(0);

  const second = await askForRefund(request, shopper, itemId, { price: good.price, way: 20 });
  await decideAfterSale(request, second, 'approve');
  await page.goto(`/refundDetail?afterSalesId=${second}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the return' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Send the pieces back' });
  await form.getByRole('button', { name: 'Send' }).click();
  const number = form.getByLabel('Tracking number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(toasts(page)).toContainText('Please enter the tracking number.');
  await expectAccessible(page);
  await form.getByLabel('Carrier').fill(CARRIER.company);
  await number.fill('RET 00981');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the goods to arrive' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(facts).toContainText('RET 00981');
  await expect(page.getByRole('list', { name: 'Progress' }).getByRole('listitem').first()).toContainText(
    'Waiting for the goods to arrive',
  );
  await decideAfterSale(request, second, 'refuse-goods', 'It was worn.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Return refused' })).toBeVisible();
  await expect(main).toContainText('It was worn.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

/** What the page says of an approval in each language: the heading of the address, the note, and the reason of a refusal. */
const APPROVAL_WORDS = [
  ['en', 'Return address', 'Note from the shop: Send it to our workshop', 'Reason given'],
  ['fr', 'Adresse de retour', 'Note de la boutique : Send it to our workshop', 'Motif indiqué'],
  ['id', 'Alamat pengembalian', 'Catatan dari toko: Send it to our workshop', 'Alasan:'],
  ['jp', '返送先', 'ショップからの連絡：Send it to our workshop', '理由：'],
  ['kor', '반품 주소', '상점의 안내: Send it to our workshop', '사유:'],
  ['zh', '退货地址', '店铺留言：Send it to our workshop', '原因：'],
  ['zhTW', '退貨地址', '店鋪留言：Send it to our workshop', '原因：'],
] as const;

test('trust-70 fault:refund-52 the page of an approved return shows the return address and the remark above the tracking field, in the reader’s language, and calls no approval a refusal', async ({
  page,
  request,
}) => {
  // Seven languages are seven page loads.
  test.slow();
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 100 });
  const order = await placeShippedOrder(request, shopper, [good], { count: 2 });
  const itemId = order.items[0]?.id ?? 0;
  const id = await askForRefund(request, shopper, itemId, { price: good.price, way: 20 });
  await decideAfterSale(request, id, 'approve', 'Send it to our workshop');
  const { returnAddress } = await api<{ returnAddress: string }>(request, 'trade/after-sale/afterSaleDetail', {
    token: shopper.token,
    payload: { afterSalesId: id },
  });
  expect(returnAddress).not.toBe('');
  await signIn(page, shopper);
  const main = page.getByRole('main');
  await page.goto('/refundLists');
  for (const [language, heading, note, reason] of APPROVAL_WORDS) {
    await page.evaluate((code) => localStorage.setItem('lang', code), language);
    await page.goto(`/refundDetail?afterSalesId=${id}`);
    const label = main.getByRole('term').filter({ hasText: heading }).first();
    const address = main.getByRole('definition').filter({ hasText: returnAddress }).first();
    await expect(label).toHaveText(heading);
    await expect(address).toHaveText(returnAddress);
    await expect(main.getByText(note)).toBeVisible();
    await expect(main).not.toContainText(reason);
    const top = async (of: typeof label) => (await of.boundingBox())?.y ?? Number.NaN;
    const field = await top(main.getByRole('textbox').last());
    expect(await top(address)).toBeLessThan(field);
    expect(await top(main.getByText(note))).toBeLessThan(field);
  }
});

test('fault:refund-52 the page of an approved refund without a return shows the remark as a note, not as the reason of a refusal', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 100 });
  const order = await placeShippedOrder(request, shopper, [good]);
  const id = await askForRefund(request, shopper, order.items[0]?.id ?? 0, { price: good.price });
  await decideAfterSale(request, id, 'approve', 'With our apologies');
  await signIn(page, shopper);
  await page.goto(`/refundDetail?afterSalesId=${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Note from the shop: With our apologies');
  await expect(main).not.toContainText('Reason given');
  await expect(main).not.toContainText('Return address');
  await expectAccessible(page);
});

test('an after-sale or a piece of somebody else is not found; a list that fails can be tried again', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  for (const [path, title] of [
    ['/refundDetail?afterSalesId=2147483647', 'We could not find this after-sale'],
    ['/refundDetail', 'We could not find this after-sale'],
    ['/refund?orderItemId=2147483647', 'We could not find this piece'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.route('**/app-api/trade/after-sale/afterSalePage*', (route) =>
    route.fulfill({ json: { code: 500, msg: 'Something went wrong on our side.', data: null } }),
  );
  await page.goto('/refundLists');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('heading', { name: 'No after-sales yet' })).toBeVisible();
  await expectAccessible(page);
});

/** How an after-sale at 40 and one that is refunded are called, and what is said while staff decide. */
const WAITING_WORDS = [
  ['en', 'Waiting for the refund', 'Refunded', 'The refund waits until the store releases it.'],
  ['fr', 'Remboursement à venir', 'Remboursé', 'Le remboursement attend que le magasin le débloque.'],
  ['id', 'Menunggu pengembalian dana', 'Dana dikembalikan', 'Pengembalian dana menunggu dicairkan oleh toko utama.'],
  ['jp', '返金待ち', '返金済み', '返金はストアの確認を待っています。'],
  ['kor', '환불 대기', '환불 완료', '환불은 스토어의 확인을 기다리고 있습니다.'],
  ['zh', '待退款', '退款成功', '退款正在等待商城放款。'],
  ['zhTW', '待退款', '退款成功', '退款正在等待商城撥款。'],
] as const;

test('trust-10 while staff decide on a refund the list and the page of it say that it is waited for, in the reader’s language, and that it is done once it is posted', async ({
  page,
  request,
}) => {
  // Seven languages of two pages, before and after, are 28 page loads.
  test.slow();
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 100 });
  const order = await placeShippedOrder(request, shopper, [good]);
  const id = await askForRefund(request, shopper, order.items[0]?.id ?? 0, { price: good.price });
  await decideAfterSale(request, id, 'approve');
  await signIn(page, shopper);
  let awaitsDecision = true;
  await rewrite<AfterSaleAnswer>(page, 'trade/after-sale/afterSaleDetail', (data) => ({ ...data, awaitsDecision }));
  await rewrite<{ list: AfterSaleAnswer[] }>(page, 'trade/after-sale/afterSalePage', (data) => ({
    ...data,
    list: data.list.map((row) => ({ ...row, awaitsDecision })),
  }));
  const main = page.getByRole('main');
  await page.goto('/refundLists');
  for (const [language, waiting, done, reason] of WAITING_WORDS) {
    await page.evaluate((code) => localStorage.setItem('lang', code), language);
    await page.goto(`/refundDetail?afterSalesId=${id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(waiting);
    await expect(main).toContainText(reason);
    await expect(main.getByText(done, { exact: true })).toHaveCount(0);
    await page.goto('/refundLists');
    await expect(main.getByText(waiting, { exact: true })).not.toHaveCount(0);
    await expect(main.locator('tbody').getByText(done, { exact: true })).toHaveCount(0);
  }
  await decideAfterSale(request, id, 'refund');
  awaitsDecision = false;
  for (const [language, , done, reason] of WAITING_WORDS) {
    await page.evaluate((code) => localStorage.setItem('lang', code), language);
    await page.goto(`/refundDetail?afterSalesId=${id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(done);
    await expect(main).not.toContainText(reason);
    await page.goto('/refundLists');
    await expect(main.locator('tbody').getByText(done, { exact: true })).not.toHaveCount(0);
  }
});
