import type { APIRequestContext, Page } from '@playwright/test';
import enAddresses from '../src/i18n/en/addresses.ts';
import enBasket from '../src/i18n/en/basket.ts';
import enOrders from '../src/i18n/en/orders.ts';
import enPayment from '../src/i18n/en/payment.ts';
import enPayPassword from '../src/i18n/en/payPassword.ts';
import enProduct from '../src/i18n/en/product.ts';
import enSession from '../src/i18n/en/session.ts';
import enShell from '../src/i18n/en/shell.ts';
import zhAddresses from '../src/i18n/zh/addresses.ts';
import zhBasket from '../src/i18n/zh/basket.ts';
import zhOrders from '../src/i18n/zh/orders.ts';
import zhPayment from '../src/i18n/zh/payment.ts';
import zhPayPassword from '../src/i18n/zh/payPassword.ts';
import zhProduct from '../src/i18n/zh/product.ts';
import zhSession from '../src/i18n/zh/session.ts';
import zhShell from '../src/i18n/zh/shell.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { type Actor, keyboard, pointer } from './support/actors.ts';
import { api } from './support/api.ts';
import { mailedCode } from './support/mail.ts';
import { DEMO_PASSWORD, DEMO_PAY_PASSWORD, freshEmail } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const TEXTS = {
  en: {
    addresses: enAddresses,
    basket: enBasket,
    orders: enOrders,
    payPassword: enPayPassword,
    payment: enPayment,
    product: enProduct,
    session: enSession,
    shell: enShell,
    balance: 'Balance',
    france: 'France',
    terms: /I agree to the terms/,
  },
  zh: {
    addresses: zhAddresses,
    basket: zhBasket,
    orders: zhOrders,
    payPassword: zhPayPassword,
    payment: zhPayment,
    product: zhProduct,
    session: zhSession,
    shell: zhShell,
    balance: '余额',
    france: '法国',
    terms: /我同意条款与条件/,
  },
} as const;
type Texts = (typeof TEXTS)['en'] | (typeof TEXTS)['zh'];

interface Journey {
  page: Page;
  request: APIRequestContext;
  actor: Actor;
  texts: Texts;
}

// What a step leads on with may stand in a bar at the foot as well; the first is the one in its place.
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** From the list to the bag: a dress, in the first colour and size that there is. */
async function findDress({ page, request, actor, texts }: Journey): Promise<void> {
  const { female } = await api<{ female: Category[] }>(request, 'product/category/tree', { payload: { sex: 2 } });
  const dresses = everyCategory(female).find(({ name }) => name === 'Dresses');
  if (!dresses) throw new Error('the demo world has no dresses');
  await page.goto(`/categoryIndex?type=4&navigation=1&categoryId=${dresses.id}&name=Dresses&sort=2`);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  await expect(first).toBeVisible();
  await expectSound(page);
  await actor.press(first);
  await expect(page).toHaveURL(/productDetail/);
  await expect(button(page, texts.product.buy.add).first()).toBeVisible();
  await expectSound(page);
  await chooseSku({ page, actor });
}

interface Category {
  id: number;
  name: string;
  child: Category[];
}

const everyCategory = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...everyCategory(category.child)]);

async function chooseSku({ page, actor }: Pick<Journey, 'page' | 'actor'>): Promise<void> {
  const groups = page.locator('fieldset[data-property]');
  await expect(groups.first()).toBeVisible();
  for (const group of await groups.all()) {
    if ((await group.locator('input:checked').count()) > 0) continue;
    await actor.choose(group.locator('input:not([aria-disabled="true"])').first());
  }
}

/** A visitor who adds to the bag is asked to sign in, registers instead and finds the dress in the bag. */
async function register({ page, request, actor, texts }: Journey): Promise<void> {
  const email = freshEmail();
  const { session, product } = texts;
  await actor.press(button(page, product.buy.add).first());
  await expect(page).toHaveURL('/login');
  await expectSound(page);
  const invitation = page.getByRole('region', { name: session.invitation.title });
  await actor.type(invitation.getByLabel(session.fields.email), email);
  await actor.press(invitation.getByRole('button', { name: session.invitation.submit }));
  await expect(page).toHaveURL(/\/register\?a=/);
  await actor.press(button(page, session.register.sendCode));
  await actor.type(page.getByLabel(session.fields.code), await mailedCode(request, email));
  await actor.type(page.getByLabel(session.fields.password, { exact: true }), DEMO_PASSWORD);
  await actor.type(page.getByLabel(session.fields.confirmPassword), DEMO_PASSWORD);
  await actor.choose(page.getByRole('checkbox', { name: texts.terms }));
  await expectSound(page);
  await actor.press(button(page, session.register.submit));
  await expect(page).toHaveURL(/productDetail/);
}

/** The new member's wallet is empty: settling asks to fill it first. */
async function learnOfTheWallet({ page, actor, texts }: Journey): Promise<void> {
  const { basket } = texts;
  await openBag({ page, actor });
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: basket.bag.remove })).toHaveCount(1);
  await expectSound(page);
  await actor.press(button(page, basket.settle));
  const dialog = page.getByRole('dialog', { name: basket.tips.title });
  await expect(dialog).toContainText(basket.tips.balance);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

async function openBag({ page, actor }: Pick<Journey, 'page' | 'actor'>): Promise<void> {
  await actor.press(page.getByRole('banner').locator('a[href="/basket"]'));
  await expect(page).toHaveURL('/basket');
}

/** Staff put money in the new wallet, and the member has a transaction password: pages for both come with the wallet. */
async function fillWallet({ page, request }: Journey): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { id } = await api<{ id: number }>(request, 'getUserInfo', { token });
  const staff = await api<{ accessToken: string }>(request, '/admin-api/auth/login', {
    method: 'POST',
    payload: { mailbox: 'staff@passage.test', password: DEMO_PASSWORD },
  });
  await api(request, `/admin-api/wallets/${id}/adjust`, {
    method: 'POST',
    token: staff.accessToken,
    payload: { amount: 2000, remark: 'For the test' },
  });
  const newPassword = DEMO_PAY_PASSWORD;
  await api(request, 'setPayPassWord', {
    method: 'POST',
    token,
    payload: { newPassword, confirmPassword: newPassword },
  });
  await page.reload();
}

/** From the bag to the address. */
async function giveAddress({ page, actor, texts }: Journey): Promise<void> {
  const { basket, addresses } = texts;
  await actor.press(button(page, basket.settle));
  await expect(page).toHaveURL(/step=2/);
  // Without an address yet, the form is there at once.
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  await actor.type(field(addresses.firstname), 'Noémie');
  await actor.type(field(addresses.surname), 'Passage');
  await actor.type(field(addresses.mobile), '+33 6 00 00 00 00');
  await actor.type(field(addresses.detailAddress), '4 galerie Vivienne');
  await actor.type(field(addresses.city), 'Paris');
  await actor.select(field(addresses.countryRegion), texts.france);
  await actor.type(field(addresses.zipcode), '75002');
  await expectSound(page);
  await actor.press(button(page, addresses.save));
  await expect(page.getByRole('complementary', { name: basket.summary.title })).toContainText('4 galerie Vivienne');
  await expect(page).toHaveURL(/addressId=\d+/);
}

/** Orders and pays from the wallet; answers the order's number. */
async function pay({ page, actor, texts }: Journey): Promise<string> {
  const { basket, payment, payPassword } = texts;
  await actor.press(button(page, basket.toPay));
  await expect(page).toHaveURL(/step=3.*orders=\d+/);
  await actor.choose(page.getByRole('radio', { name: texts.balance, exact: true }));
  await expectSound(page);
  await actor.press(button(page, payment.confirm));
  const dialog = page.getByRole('dialog', { name: payPassword.dialog.title });
  const digits = dialog.getByLabel(payPassword.digits);
  await expect(digits).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await actor.type(digits, DEMO_PAY_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/success\/pay\?orders=\d+$/);
  const order = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(order).toBeVisible();
  await expectSound(page);
  return /\d{10,}/.exec((await order.textContent()) ?? '')?.[0] ?? '';
}

async function seeOrder({ page, actor, texts }: Journey, no: string): Promise<void> {
  const { orders, payment } = texts;
  await actor.press(page.getByRole('main').getByRole('link', { name: payment.success.order }));
  await expect(page).toHaveURL(/\/orderDetails\?no=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: orders.status.waitDelivery })).toBeVisible();
  await expect(page.getByRole('region', { name: orders.info.title })).toContainText(no);
  await expect(page.getByRole('region', { name: orders.receiver })).toContainText('4 galerie Vivienne');
  await expectSound(page);
  await actor.press(page.getByRole('article').getByRole('link', { name: orders.backToList }));
  await expect(page.getByRole('article', { name: new RegExp(no) })).toContainText(orders.status.waitDelivery);
  await expectSound(page);
}

async function firstPurchase(journey: Journey): Promise<void> {
  await findDress(journey);
  await register(journey);
  await learnOfTheWallet(journey);
  await fillWallet(journey);
  await giveAddress(journey);
  await seeOrder(journey, await pay(journey));
}

for (const language of ['en', 'zh'] as const)
  for (const width of [390, 768, 1440])
    test(`checkout-34 checkout-36 the first purchase, from registration to the order, ${language} at ${width} px`, async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: width < 769 ? 844 : 900 });
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      await firstPurchase({ page, request, actor: pointer(), texts: TEXTS[language] });
    });

test('checkout-35 the first purchase by keyboard alone', async ({ page, request }) => {
  test.setTimeout(180_000);
  await firstPurchase({ page, request, actor: keyboard(page), texts: TEXTS.en });
});
