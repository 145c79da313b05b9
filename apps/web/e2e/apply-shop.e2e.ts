import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { answer, header, payloadOf, toasts } from './support/page.ts';
import { freshPicture } from './support/pictures.ts';
import { demoShopper, newShopper, signIn } from './support/shopper.ts';
import { decide, staffToken } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const PROMISE = 'It will be reviewed within 24 hours';

interface Application {
  sta: number;
  saleCategory: string;
  shopName: string;
}

async function newInviteCode(request: APIRequestContext): Promise<string> {
  const token = await staffToken(request, 'staff');
  return (await api<{ code: string }>(request, '/admin-api/invite-codes', { method: 'POST', token })).code;
}

const formOf = (page: Page): Locator => page.getByRole('form', { name: 'Apply to open a shop' });
const badge = (page: Page): Locator => page.getByRole('main').getByText('Status:').locator('..');
const column = (page: Page): Locator => page.getByRole('main').getByRole('navigation', { name: 'Account' });

async function fillIn(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
}

test('layout-13 shop-24 a visitor is led to the login first, from the address and from the menu', async ({ page }) => {
  await page.goto('/applyShop');
  await expect(page).toHaveURL('/login?apply=true');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Apply to open a shop' })).toHaveAttribute('href', '/login?apply=true');
});

test('layout-13 layout-17 shop-25 shop-26 shop-27 shop-28 shop-29 shop-30 shop-31 shop-32 shop-33 shop-34 shop-35 shop-36 shop-37 shop-39 an application is checked, cropped, sent and locked', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const inviteCode = await newInviteCode(request);
  await signIn(page, shopper);
  await page.goto('/applyShop');
  await expect(page).toHaveTitle('Apply to open a shop | Passage');
  await expect(column(page).getByRole('link').first()).toHaveText('Apply to open a shop');
  await expect(column(page).getByRole('link').first()).toHaveAttribute('href', '/applyShop');
  await expect(badge(page)).toHaveText('Status: Not applied yet');
  const form = formOf(page);
  await expect(form.getByRole('link', { name: 'store agreement' })).toHaveAttribute(
    'href',
    '/customerService?code=store-agreement',
  );
  await expect(form.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(form.getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await expect(form.getByLabel('Certificate type').locator('option')).toHaveText([
    'ID card',
    'Passport',
    'Driving licence',
  ]);
  await expect(form.getByRole('group', { name: 'Women' }).getByRole('checkbox').first()).toBeVisible();

  // One after the other, in the order of the form.
  const register = form.getByRole('button', { name: 'Register' });
  const name = `Maison ${randomUUID().slice(0, 8)}`;
  const next = async (message: string, then: () => Promise<unknown>): Promise<void> => {
    await register.click();
    await expect(toasts(page)).toContainText(message);
    await then();
  };
  await next('Please enter your name', () => fillIn(form, { Name: 'Mina' }));
  await next('Please enter your surname', () => fillIn(form, { Surname: 'Okafor' }));
  await next('Please enter your phone number', () => fillIn(form, { Phone: '+234 803 555 0142' }));
  await next('Please enter the invite code', () => fillIn(form, { 'Invite code': 'NOSUCHCODE' }));
  await next('Please enter the shop name', () => fillIn(form, { 'Shop name': name }));
  await next('Please enter the shop remarks', () => fillIn(form, { 'Shop remarks': 'Hand-woven cloth.' }));
  await expectAccessible(page);
  const logo = form.getByLabel('Shop logo');
  await next('Please upload the shop logo', async () => {
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(logo).toHaveAccessibleDescription('Only image files may be uploaded: jpeg, jpg or png.');
    await logo.setInputFiles(freshPicture('mark.png'));
    const dialog = page.getByRole('dialog', { name: 'Crop the logo' });
    await dialog.getByLabel('Size').fill('2');
    await expectAccessible(page, '[role=dialog]');
    const sent = page.waitForResponse('**/infra/file/upload');
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await sent;
    await expect(form.getByText('mark.png')).toBeVisible();
    const [width, height] = await form
      .locator('img[src^="blob:"]')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight]));
    expect(width).toBe(height);
  });
  const [front, back] = [form.getByLabel('Front of the document'), form.getByLabel('Back of the document')];
  await next('upload identification photo', async () => {
    await expect(front).toHaveAccessibleDescription('upload identification photo');
    await front.setInputFiles({ name: 'card.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(front).toHaveAccessibleDescription('Only image files may be uploaded: jpeg, jpg or png.');
    await front.setInputFiles(freshPicture('front.png'));
    await back.setInputFiles(freshPicture('back.png'));
    await expect(form.getByText('Uploaded', { exact: true })).toHaveCount(3);
  });
  await next('Please choose at least one sale category', async () => {
    await form.getByRole('group', { name: 'Women' }).getByRole('checkbox').first().check();
    await form.getByRole('group', { name: 'Men', exact: true }).getByRole('checkbox').first().check();
  });
  await form.getByLabel('Certificate type').selectOption('Passport');
  await next('This invite code is unknown', () => fillIn(form, { 'Invite code': inviteCode }));

  const sending = page.waitForRequest('**/system/apply/createApply');
  await register.click();
  const sent = payloadOf(await sending);
  expect(sent.get('cardType')).toBe('2');
  expect(sent.get('saleCategory')).toMatch(/^\d+,\d+$/);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: PROMISE })).toBeVisible();
  await expect(toasts(page)).toContainText(PROMISE);
  await expect(badge(page)).toHaveText('Status: Waiting for review');
  await expect(form.getByLabel('Shop name')).toBeDisabled();
  await expect(form.getByLabel('Shop name')).toHaveValue(name);
  await expect(form.getByRole('group', { name: 'Women' }).getByRole('checkbox').first()).toBeChecked();
  await expect(register).toHaveCount(0);
  await expect(form.getByRole('img', { name: 'Front of the document, as sent' })).toBeVisible();
  expect(await api<Application>(request, 'getApply', { token: shopper.token })).toMatchObject({
    sta: 1,
    shopName: name,
    saleCategory: sent.get('saleCategory'),
  });
  await expectAccessible(page);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('layout-12 layout-17 shop-21 shop-36 shop-37 shop-41 shop-45 a rejection says why, and after the approval every menu leads to the own shop', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  const { token } = shopper;
  const upload = async (purpose: string): Promise<string> => {
    const response = await request.post('/app-api/infra/file/upload', {
      headers: { 'tenant-id': '1', Authorization: token },
      multipart: { purpose, file: freshPicture() },
    });
    return (await response.json()).data;
  };
  const { female } = await api<{ female: { id: number }[] }>(request, 'product/category/tree');
  const shopName = `Maison ${randomUUID().slice(0, 8)}`;
  await api(request, 'createApply', {
    method: 'POST',
    token,
    payload: {
      userName: 'Mina',
      surname: 'Okafor',
      mobile: '+234 803 555 0142',
      email: shopper.email,
      inviteCode: await newInviteCode(request),
      shopName,
      shopDesc: 'Hand-woven cloth.',
      logo: await upload('logo'),
      cardFront: await upload('identity'),
      cardBack: await upload('identity'),
      saleCategory: female[0]?.id,
      cardType: 1,
    },
  });
  await decide(request, 'shop-applications', 'reject', shopper, 'The card is blurred.');
  await signIn(page, shopper);
  await page.goto('/applyShop');
  await expect(badge(page)).toHaveText('Status: Not accepted');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The card is blurred.');
  await expectAccessible(page);
  const form = formOf(page);
  await form.getByLabel('Front of the document').setInputFiles(freshPicture('sharp.png'));
  await expect(form.getByText('sharp.png')).toBeVisible();
  await expect(form.getByText('Uploaded', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(badge(page)).toHaveText('Status: Waiting for review');
  await expect(column(page).getByRole('link', { name: 'Backend management' })).toHaveCount(0);

  // Also where nothing else is said of the application.
  const elsewhere = await page.context().newPage();
  const counted = elsewhere.waitForResponse(/total\/unread\/num/);
  await elsewhere.goto('/walletIndex');
  await counted;
  await expect(column(elsewhere).getByRole('link').first()).toHaveText('Apply to open a shop');

  await decide(request, 'shop-applications', 'approve', shopper);
  // Without a word from the shopper, nor a new document.
  await expect(column(elsewhere).getByRole('link').first()).toHaveText('My shop', { timeout: 15_000 });
  await elsewhere.close();
  await expect(badge(page)).toHaveText('Status: Approved', { timeout: 15_000 });
  const { data } = await api<{ data: { id: number } }>(request, 'system/shop/getShopInfoflag', { token });
  const own = `/shopProduct?${new URLSearchParams({ no: String(data.id), name: shopName })}`;
  await expect(column(page).getByRole('link').first()).toHaveText('My shop');
  await expect(column(page).getByRole('link').first()).toHaveAttribute('href', own);
  await expect(column(page).getByRole('link', { name: 'Backend management' })).toHaveAttribute('href', '/docs');
  await expect(form.getByLabel('Shop name')).toBeDisabled();
  await header(page).getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'My shop' })).toHaveAttribute('href', own);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('status').getByRole('link', { name: 'My shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopName })).toBeVisible();
});

test('shop-21 shop-40 an owner who never applied sees the shop, and an application that cannot be fetched says nothing', async ({
  page,
  request,
}) => {
  await signIn(page, await demoShopper(request, 'owner'));
  await page.goto('/applyShop');
  await expect(badge(page)).toHaveText('Status: Approved');
  await expect(page.getByRole('main').getByRole('status').getByRole('link', { name: 'My shop' })).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
  await answer(page, 'system/apply/getApply', { code: 500, msg: 'Something went wrong.' });
  await page.reload();
  await expect(formOf(page)).toBeVisible();
  await expect(page.getByText('Something went wrong.')).toHaveCount(0);
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
});
