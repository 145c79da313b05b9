import type { Page } from '@playwright/test';
import { api, apiAnswer } from './support/api.ts';
import { ADDRESS, addAddress, addToBag, bagOf, findGood } from './support/goods.ts';
import { answer, header, stored, toasts, watchCalls } from './support/page.ts';
import { summary } from './support/payment.ts';
import { demoShopper, newShopper, type Shopper, signIn } from './support/shopper.ts';
import { fillLogin, signInForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** The session is over for the server, not for the browser. */
const revoke = (page: Page, { token }: Shopper): Promise<unknown> =>
  api(page.request, 'member/firstauth/logout', { method: 'POST', token });

test.describe('the end of a session', () => {
  test('session-39 session-08 the side menu signs out to the login, and the server forgets the token', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await page.goto('/myaccount');
    const revoked = page.waitForResponse(/firstauth\/logout/);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await stored(page, 'token')).toBeNull();
    expect(await stored(page, 'email')).toBeNull();
    await revoked;
    const { code } = await apiAnswer(request, 'pay/wallet/get', { token: shopper.token });
    expect(code).toBe(401);
  });

  for (const code of [300, 401]) {
    test(`session-37 code ${code} clears user, shop and counts and leads to the login and back`, async ({
      page,
      request,
    }) => {
      const owner = await demoShopper(request, 'owner');
      await signIn(page, owner);
      await answer(page, 'trade/cart/get-count', { data: 4 });
      await answer(page, 'product/favorite/get-count', { data: 2 });
      await page.goto('/myaccount');
      await expect(header(page).getByRole('link', { name: 'Bag, 4 pieces' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Favourites, 2 pieces' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'My shop' })).toBeVisible();
      await answer(page, 'apppay/log-amount/page', { code, msg: 'over' });
      await page.getByRole('main').getByRole('link', { name: 'Balance', exact: true }).click();
      await expect(page).toHaveURL('/login');
      for (const key of ['token', 'email', 'userInfo']) expect(await stored(page, key)).toBeNull();
      await expect(header(page).getByRole('link', { name: 'Bag, 0 pieces' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Favourites, 0 pieces' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'My shop' })).toHaveCount(0);
      await expect(toasts(page)).toHaveCount(0);

      await page.unroute('**/app-api/apppay/log-amount/page*');
      await fillLogin(signInForm(page), owner);
      await expect(page).toHaveURL('/walletIndex');
    });
  }

  test('fault:session-01 an expired token leads to the login once, says nothing, and the shops stay open', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await revoke(page, shopper);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/walletIndex');
    await expect(page).toHaveURL('/login');
    await page.waitForLoadState('networkidle');
    expect(visited.filter((path) => path === '/login').length).toBeLessThanOrEqual(2);
    await expect(toasts(page)).toHaveCount(0);
    const calls = watchCalls(page);
    await header(page).getByRole('link', { name: 'Men', exact: true }).click();
    await expect(page).toHaveURL('/population/male');
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => /wallet|get-count|getUserInfo/.test(call.url()))).toEqual([]);
  });

  const ENDED = 'You have been signed out. You can go on looking around.';
  const ENDS = {
    'expired or unknown': async (page: Page, shopper: Shopper) => {
      await answer(page, 'member/userInfo/getUserInfo', { code: 401, msg: 'expired' });
      return shopper.token;
    },
    'logged out': async (page: Page, shopper: Shopper) => {
      await revoke(page, shopper);
      return shopper.token;
    },
    revoked: async (page: Page, shopper: Shopper) => {
      await answer(page, 'member/userInfo/getUserInfo', { code: 300, msg: 'revoked' });
      return shopper.token;
    },
    broken: async () => 'nonsense',
  };
  for (const [name, end] of Object.entries(ENDS))
    test(`fault:session-81 a token that is ${name} leaves the public pages open, as a visitor’s, and says so once`, async ({
      page,
      request,
    }) => {
      // Twelve documents are opened.
      test.slow();
      const shopper = await newShopper(request);
      const good = await findGood(request);
      await page.goto('/customerService');
      const token = await end(page, shopper);
      for (const path of [
        '/',
        '/population/female',
        '/categoryIndex',
        `/productDetail?no=${good.spuId}`,
        '/shop',
        '/customerService',
      ]) {
        await page.evaluate(
          (session) => {
            localStorage.setItem('token', session.token);
            localStorage.setItem('email', session.email);
            localStorage.setItem('userInfo', JSON.stringify(session));
          },
          { ...shopper, token },
        );
        await page.goto(path);
        await expect(toasts(page)).toContainText(ENDED);
        await expect(toasts(page).getByText(ENDED)).toHaveCount(1);
        for (const key of ['token', 'email', 'userInfo']) expect(await stored(page, key)).toBeNull();
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        if (path !== '/') await expect(header(page).getByRole('link', { name: 'Bag, 0 pieces' })).toBeVisible();
        // The next document is any visitor's.
        await page.reload();
        await page.waitForLoadState('networkidle');
        await expect(toasts(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);
      }
      await page.goto('/walletIndex');
      await expect(page).toHaveURL('/login');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await fillLogin(signInForm(page), shopper);
      await expect(page).toHaveURL('/walletIndex');
    });

  test('fault:session-81 two tabs say once that the session is over, and a heart leads to the login and back', async ({
    page,
    context,
    request,
  }) => {
    const shopper = await newShopper(request);
    const good = await findGood(request);
    const product = `/productDetail?no=${good.spuId}`;
    // Neither is told of the end: the first look-up finds it out.
    await context.routeWebSocket('**/message/ws', () => undefined);
    await page.goto('/customerService');
    await page.evaluate((session) => {
      localStorage.setItem('token', session.token);
      localStorage.setItem('email', session.email);
      localStorage.setItem('userInfo', JSON.stringify(session));
    }, shopper);
    const other = await context.newPage();
    await page.goto('/population/female');
    await other.goto('/population/male');
    await expect(header(other).getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    // A call that is still under way would find out the end before the look-up does.
    for (const tab of [page, other]) await tab.waitForLoadState('networkidle');
    await revoke(page, shopper);
    await page.goto(product);
    await expect(toasts(page)).toContainText(ENDED);
    await expect(header(other).getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    await other.waitForLoadState('networkidle');
    await expect(toasts(other)).toHaveCount(0);
    await expect(other).toHaveURL('/population/male');
    await page
      .getByRole('main')
      .getByRole('button', { name: /favourite/i })
      .first()
      .click();
    await expect(page).toHaveURL('/login');
    await fillLogin(signInForm(page), shopper);
    await expect(page).toHaveURL(product);
    await expect(header(page).getByRole('link', { name: 'Favourites, 1 piece' })).toBeVisible();
  });

  test('an act that meets the end before the look-up leads to the login', async ({ page, request }) => {
    const shopper = await newShopper(request);
    const good = await findGood(request);
    await signIn(page, shopper);
    const product = `/productDetail?no=${good.spuId}`;
    await page.goto(product);
    await page.waitForLoadState('networkidle');
    await revoke(page, shopper);
    await page
      .getByRole('main')
      .getByRole('button', { name: /favourite/i })
      .first()
      .click();
    await expect(page).toHaveURL('/login');
    await fillLogin(signInForm(page), shopper);
    await expect(page).toHaveURL(product);
  });

  test('fault:session-01 logging out of a session that is over works like any other logout', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    // The page is not told of the end, and offers to log out all the same.
    await page.routeWebSocket('**/message/ws', () => undefined);
    await signIn(page, shopper);
    await page.goto('/population/female');
    await page.waitForLoadState('networkidle');
    await revoke(page, shopper);
    await header(page).getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toHaveCount(0);
    expect(await stored(page, 'token')).toBeNull();
  });

  test('fault:cart-02 fault:security-02 a token that runs out in the checkout leads back to the same step', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    const good = await findGood(request);
    await addToBag(request, shopper, good, 2);
    const addressId = await addAddress(request, shopper);
    await signIn(page, shopper);
    await revoke(page, shopper);
    await page.goto(`/basket?step=2&addressId=${addressId}&remark=ring`);
    await expect(page).toHaveURL('/login');
    await fillLogin(signInForm(page), shopper);
    await expect(page).toHaveURL(`/basket?step=2&addressId=${addressId}&remark=ring`);
    await expect(summary(page)).toContainText(ADDRESS.detailAddress);
    const bag = await bagOf(request, { ...shopper, token: (await stored(page, 'token')) ?? '' });
    expect(bag.map(({ sku, count }) => [sku.id, count])).toEqual([[good.skuId, 2]]);
    // Where a sign-in leads to is no matter of the address.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login?from=https://evil.test/&redirectTo=//evil.test');
    await fillLogin(signInForm(page), shopper);
    await expect(header(page).getByRole('link', { name: 'Bag, 2 pieces' })).toBeVisible();
    expect(new URL(page.url()).hostname).toBe('localhost');
  });

  test('a sign-out in one tab signs out the other', async ({ page, context, request }) => {
    await signIn(page, await newShopper(request));
    await page.goto('/myaccount');
    await expect(page.getByRole('heading', { level: 1, name: 'Account information' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/population/female');
    await header(other).getByRole('button', { name: 'Account', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('fault:session-02 error-22 a wrong password is refused in words and signs nobody out', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request, { payPassword: null });
    await signIn(page, shopper);
    await page.goto('/transactionPassword');
    await expect(page.getByLabel('New password')).toBeVisible();
    await api(request, 'member/userInfo/setPayPassWord', {
      method: 'POST',
      token: shopper.token,
      payload: { newPassword: '246802', confirmPassword: '246802' },
    });
    await page.getByLabel('New password').fill('135790');
    await page.getByLabel('Confirm password').fill('135790');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toasts(page)).toContainText('already been set');
    await expect(page).toHaveURL('/transactionPassword');
    expect(await stored(page, 'token')).toBe(shopper.token);
  });
});

test.describe('what a visitor wanted', () => {
  test('cart-17 fault:cart-01 is done once after the login, and the count is right', async ({ page, request }) => {
    const shopper = await newShopper(request);
    const { list } = await api<{ list: { productId: number; shopId: number }[] }>(request, 'product/spuFirst/page', {
      method: 'POST',
      payload: { page: 1, row: 5 },
    });
    const product = list[0];
    if (!product) throw new Error('The demo world has no products.');
    const { skus } = await api<{ skus: { id: number; stock: number }[] }>(request, 'product/spuFirst/get-detail', {
      payload: { id: product.productId },
    });
    const sku = skus.find(({ stock }) => stock > 5);
    if (!sku) throw new Error('The product is sold out.');

    await page.goto('/login');
    await page.evaluate(
      ([spuId, skuId, shopId]) =>
        sessionStorage.setItem(
          'intent',
          JSON.stringify({ intent: { kind: 'addToCart', spuId, skuId, shopId, count: 2 }, until: Date.now() + 60_000 }),
        ),
      [product.productId, sku.id, product.shopId] as const,
    );
    await fillLogin(signInForm(page), shopper);
    await expect(header(page).getByRole('link', { name: 'Bag, 2 pieces' })).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Bag, 2 pieces' })).toBeVisible();
    const cart = await api<{ list: { count: number }[] }>(request, 'trade/cart/listFirst', {
      token: (await stored(page, 'token')) ?? '',
    });
    expect(cart.list.map(({ count }) => count)).toEqual([2]);
  });
});
