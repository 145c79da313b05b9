import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { findGood, findGoods, orderOf } from './support/goods.ts';
import { toasts } from './support/page.ts';
import { freshPicture } from './support/pictures.ts';
import { placeReceivedOrder, placeShippedOrder, review } from './support/sellers.ts';
import { demoShopper, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface EvaluationAnswer {
  itemId: number;
  describeScore: number;
  logisticsServiceScore: number;
  serviceAttitudeScore: number;
  remark: string;
  picUrls: string[];
}

test('review-03 review-05 review-06 review-07 review-08 review-09 review-10 order-30 an order is reviewed piece by piece', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const good = await findGood(request, { maxPrice: 150 });
  const order = await placeReceivedOrder(request, shopper, [good]);
  await signIn(page, shopper);
  await page.goto(`/orderDetails?no=${order.id}`);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(`/evaluate?orderNo=${order.no}`);
  await expect(page).toHaveTitle('Write a review | Passage');
  const piece = page.getByRole('region', { name: good.name });
  await expect(piece).toContainText(good.brandName);
  await expect(piece).toContainText('Size');
  const publish = page.getByRole('button', { name: 'Publish' });
  const SCORES = ['Service attitude', 'Logistics service', 'True to description'] as const;
  for (const name of SCORES) {
    const stars = piece.getByRole('group', { name }).getByRole('radio');
    await expect(stars).toHaveCount(5);
    expect(await stars.evaluateAll((all) => all.filter((star) => star.matches(':checked')).length)).toBe(0);
  }
  await expectAccessible(page);

  // Each score that is missing is told by its own message, then the comment, then the picture.
  const messages = [
    'Please fill in the service rating.',
    'Please fill in the logistics score.',
    'Please fill in the description rating.',
    'Please write a comment.',
    'Please add at least one picture.',
  ];
  await publish.click();
  await expect(piece.getByRole('alert')).toHaveText(messages);
  await expect(toasts(page)).toContainText(messages[0] ?? '');
  await expectAccessible(page);
  // Stars are radios: arrow keys choose among them.
  await piece.getByRole('group', { name: SCORES[0] }).getByRole('radio').first().focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  await expect(piece.getByRole('group', { name: SCORES[0] }).getByRole('radio', { name: '3 stars' })).toBeChecked();
  for (const [index, name] of SCORES.entries()) {
    const star = piece.getByRole('group', { name }).getByRole('radio', { name: `${5 - index} star` });
    await star.check({ force: true });
    await publish.click();
    await expect(toasts(page)).toContainText(messages[index + 1] ?? '');
  }
  const comment = piece.getByLabel('Comment');
  await expect(comment).toHaveAttribute('maxlength', '500');
  await comment.fill('Cut as drawn, and warm.');
  await expect(piece.getByText('23/500')).toBeVisible();
  await publish.click();
  await expect(toasts(page)).toContainText('Please add at least one picture.');

  const pictures = piece.getByLabel('Pictures');
  await pictures.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(piece.getByRole('alert')).toHaveText(/Only image files may be uploaded/);
  await pictures.setInputFiles(Array.from({ length: 7 }, (_, index) => freshPicture(`worn-${index}.png`)));
  await expect(piece.getByRole('img', { name: /worn/ })).toHaveCount(6);
  await expect(piece.getByRole('alert')).toHaveText('No more than 6 pictures can be uploaded.');
  await expect(piece.getByText('6 pictures uploaded')).toBeAttached();

  await publish.click();
  await expect(toasts(page)).toContainText('Posted comment successfully');
  await expect(page).toHaveURL(`/orderDetails?no=${order.id}`);
  await expect(page.getByRole('link', { name: 'View review' })).toBeVisible();
  const [said] = await api<EvaluationAnswer[]>(request, 'trade/orderItemEvaluate/getList', {
    token: shopper.token,
    payload: { orderNo: order.no },
  });
  expect(said).toMatchObject({
    itemId: order.items[0]?.id,
    serviceAttitudeScore: 5,
    logisticsServiceScore: 4,
    describeScore: 3,
    remark: 'Cut as drawn, and warm.',
  });
  expect(said?.picUrls).toHaveLength(6);
});

test('review-04 order-31 a review as its writer sees it, and on the product’s page', async ({ page, request }) => {
  const shopper = await newShopper(request);
  const [good] = await findGoods(request, 1, { maxPrice: 150 });
  if (!good) throw new Error('unreachable');
  const order = await placeReceivedOrder(request, shopper, [good]);
  const remark = `Warm on a cold platform. ${order.no}`;
  await review(request, shopper, order, { remark, pictures: 2 });
  await signIn(page, shopper);
  await page.goto('/myOrders');
  await page
    .getByRole('article', { name: `No. ${order.no}` })
    .getByRole('link', { name: 'View review' })
    .click();
  await expect(page).toHaveURL(`/evaluateDetail?orderNo=${order.no}&id=${order.id}`);
  const said = page.getByRole('article', { name: good.name });
  await expect(said).toContainText(remark);
  await expect(said.getByRole('definition').getByRole('img')).toHaveCount(3);
  await expect(said.getByRole('img', { name: '5 out of 5' })).toBeVisible();
  await expect
    .poll(() =>
      said
        .locator('button img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await said.getByRole('button', { name: `${good.name}, picture 2 of 2` }).click();
  await expect(page.getByRole('dialog')).toContainText('2 / 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'To the order' })).toHaveAttribute(
    'href',
    `/orderDetails?no=${order.id}`,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await page.goto(`/productDetail?no=${good.spuId}&shopId=${good.shopId}`);
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true });
  const own = reviews.getByRole('listitem').filter({ hasText: remark });
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(2);
  await expect
    .poll(() =>
      own
        .locator('button img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
});

test('trust-61 all pieces of an order are published in one request, and what one lacks is named and focused', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const { shopId } = await findGood(request, { maxPrice: 150 });
  const goods = await findGoods(request, 2, { maxPrice: 150, shopId });
  const [one, other] = goods;
  if (!one || !other) throw new Error('two goods of one shop are wanted');
  const order = await placeReceivedOrder(request, shopper, goods);
  await signIn(page, shopper);
  const sent: { list: { itemId: number }[] }[] = [];
  page.on('request', (asked) => {
    if (asked.url().includes('createItemEvaluate')) sent.push(asked.postDataJSON());
  });
  await page.goto(`/evaluate?orderNo=${order.no}`);
  const publish = page.getByRole('button', { name: 'Publish' });
  const fill = async (name: string, { hasPicture }: { hasPicture: boolean }) => {
    const piece = page.getByRole('region', { name });
    for (const score of ['Service attitude', 'Logistics service', 'True to description'])
      await piece.getByRole('group', { name: score }).getByRole('radio', { name: '4 star' }).check({ force: true });
    await piece.getByLabel('Comment').fill('As drawn.');
    if (!hasPicture) return;
    await piece.getByLabel('Pictures').setInputFiles(freshPicture('worn.png'));
    await expect(piece.getByText('1 picture uploaded')).toBeAttached();
  };
  await fill(one.name, { hasPicture: true });
  await publish.click();
  const lacking = page.getByRole('region', { name: other.name });
  await expect(toasts(page)).toContainText(`${other.name}: Please fill in the service rating.`);
  await expect(lacking.getByRole('group', { name: 'Service attitude' }).getByRole('radio').first()).toBeFocused();
  await fill(other.name, { hasPicture: false });
  await publish.click();
  await expect(toasts(page)).toContainText(`${other.name}: Please add at least one picture.`);
  await expect(lacking).toBeFocused();
  expect(sent).toEqual([]);
  await fill(other.name, { hasPicture: true });
  await publish.click();
  await expect(page).toHaveURL(`/orderDetails?no=${order.id}`);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.list.map(({ itemId }) => itemId).sort()).toEqual(order.items.map(({ id }) => id).sort());
});

test('review-03 an order that is not over, is reviewed or is not one’s own says so', async ({ page, request }) => {
  const [shopper, other] = [await newShopper(request), await newShopper(request)];
  const good = await findGood(request, { maxPrice: 150 });
  const shipped = await placeShippedOrder(request, shopper, [good]);
  const foreign = await placeReceivedOrder(request, other, [good]);
  const done = await placeReceivedOrder(request, shopper, [good]);
  await review(request, shopper, done);
  expect((await orderOf(request, shopper, done.id)).status).toBe(30);
  await signIn(page, shopper);
  for (const [path, title] of [
    [`/evaluate?orderNo=${shipped.no}`, 'Not to be reviewed yet'],
    [`/evaluate?orderNo=${done.no}`, 'You have reviewed this order'],
    [`/evaluate?orderNo=${foreign.no}`, 'We could not find this order'],
    ['/evaluate', 'We could not find this order'],
    [`/evaluateDetail?orderNo=${shipped.no}`, 'No review yet'],
    [`/evaluateDetail?orderNo=${foreign.no}`, 'We could not find this order'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expectAccessible(page);
});

test('review-13 the owner of a shop is told that merchants cannot review', async ({ page, request }) => {
  const owner = await demoShopper(request, 'owner');
  const { data } = await api<{ data: { id: number } }>(request, 'member/userInfo/getUserInfo', { token: owner.token });
  const goods = await findGoods(request, 2, { maxPrice: 150, ofSeveralShops: true });
  const good = goods.find(({ shopId }) => shopId !== data.id);
  if (!good) throw new Error('unreachable');
  const order = await placeReceivedOrder(request, owner, [good]);
  await signIn(page, owner);
  await page.goto(`/evaluate?orderNo=${order.no}`);
  const piece = page.getByRole('region', { name: good.name });
  const best = piece.getByRole('radio', { name: '5 stars' });
  await expect(best).toHaveCount(3);
  for (const star of await best.all()) await star.check({ force: true });
  await piece.getByLabel('Comment').fill('My own trade.');
  await piece.getByLabel('Pictures').setInputFiles(freshPicture());
  await expect(piece.getByText('1 picture uploaded')).toBeAttached();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(toasts(page)).toContainText('Merchants have no permission for this action, contact customer service');
  await expect(piece.getByLabel('Comment')).toHaveValue('My own trade.');
});
