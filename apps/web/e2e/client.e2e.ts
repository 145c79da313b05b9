import { answer, header, payloadOf, stored, toasts, watchCalls } from './support/page.ts';
import { newShopper, signIn } from './support/shopper.ts';
import { fillLogin, signInForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const SOMEBODY = { email: 'elodie@passage.test', password: 'Passage2026' };

test.describe('the tenant', () => {
  test('tenant-03 tenant-04 i18n-05 i18n-16 error-25 it is asked for first and once; every call carries it, the language and the token', async ({
    page,
    request,
    baseURL,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    const calls = watchCalls(page);
    await page.goto('/walletIndex');
    await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [first, ...others] = calls;
    if (!first || !baseURL) throw new Error('The page has called nothing.');
    expect(new URL(first.url()).pathname).toBe('/app-api/system/tenant/get-by-website');
    expect(payloadOf(first).get('website')).toBe(new URL(baseURL).host);
    expect(others.filter((call) => call.url().includes('get-by-website'))).toEqual([]);
    expect(await stored(page, 'tenant-id')).toBe('1');
    expect(others.length).toBeGreaterThan(4);
    for (const call of others) {
      const headers = await call.allHeaders();
      expect(headers).toMatchObject({ language: 'en', 'tenant-id': '1', authorization: shopper.token });
      const payload = call.postDataJSON() ?? {};
      const fields = call.method() === 'GET' ? Object.fromEntries(payloadOf(call)) : payload;
      expect(fields).toMatchObject({ language: 'en', currencyCode: 'USD', symbol: '$' });
      expect(String(fields.sex)).toBe('2');
    }

    calls.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No changes yet' })).toBeVisible();
    expect(calls.some((call) => call.url().includes('get-by-website'))).toBe(false);
  });

  test('tenant-02 without an id in the answer it is tenant 1', async ({ page }) => {
    await answer(page, 'system/tenant/get-by-website', { data: {} });
    await page.goto('/login');
    await expect.poll(() => stored(page, 'tenant-id')).toBe('1');
  });

  test('tenant-02 a host of nobody is served by tenant 1', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await page.goto(`http://127.0.0.1:${port}/login`);
    await expect.poll(() => stored(page, 'tenant-id')).toBe('1');
    await expect(page).toHaveTitle('Sign in | Passage');
  });

  test('tenant-09 each store brands the tab with its own name and logo', async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    await page.addInitScript(() => localStorage.setItem('lang', 'en'));
    await page.goto(`http://second.localhost:${port}/login`);
    await expect(page).toHaveTitle('Sign in | Urayoko');
    await expect(header(page)).toContainText(/urayoko/i);
    expect(await stored(page, 'tenant-id')).toBe('2');

    await answer(page, 'system/tenant-setting/getByKey', {
      data: { key: 'TABS_SETTING', settingValue: JSON.stringify({ tabsLogo: '/icon.svg?own', tabsName: 'Rue Close' }) },
    });
    await page.reload();
    await expect(page).toHaveTitle('Sign in | Rue Close');
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg?own');
  });
});

test.describe('language and currency', () => {
  test('i18n-12 i18n-05 error-25 the chosen ones survive a reload and go with every call', async ({ page }) => {
    await page.goto('/login');
    await header(page)
      .getByRole('button', { name: /Language and currency/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Language and currency' });
    await dialog.getByLabel('Language').selectOption('fr');
    await dialog.getByLabel('Currency').selectOption('KRW');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connexion');
    await page.goto('/population/male');
    await expect.poll(() => stored(page, 'sex')).toBe('1');
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await stored(page, 'lang')).toBe('fr');

    const form = page.getByRole('region', { name: 'Connexion' });
    await form.getByRole('button', { name: 'Se connecter' }).click();
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('Veuillez saisir votre e-mail.');
    await form.getByLabel('E-mail').fill(SOMEBODY.email);
    await form.getByLabel('Mot de passe', { exact: true }).fill('court');
    await expect(form.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(/8 à 16 caractères/);
    await form.getByLabel('Mot de passe', { exact: true }).fill(SOMEBODY.password);
    const sent = page.waitForRequest(/firstauth\/login/);
    await form.getByRole('button', { name: 'Se connecter' }).click();
    const call = await sent;
    expect(call.method()).toBe('POST');
    expect(await call.headerValue('content-type')).toContain('application/x-www-form-urlencoded');
    expect(await call.headerValue('language')).toBe('fr');
    expect(Object.fromEntries(payloadOf(call))).toEqual({
      language: 'fr',
      sex: '1',
      currencyCode: 'KRW',
      symbol: '₩',
      mailbox: SOMEBODY.email,
      password: SOMEBODY.password,
    });
  });
});

test.describe('answers', () => {
  test('error-21 error-22 error-23 success is 0 and 200; other codes say their message alone; a lost connection keeps the form', async ({
    page,
    request,
  }) => {
    await page.goto('/login');
    const form = signInForm(page);
    const submit = form.getByRole('button', { name: 'Sign in' });
    await answer(page, 'member/firstauth/login', { code: 1009, msg: 'First refusal' });
    await fillLogin(form, SOMEBODY);
    await expect(toasts(page)).toContainText('First refusal');
    await page.unrouteAll();
    await answer(page, 'member/firstauth/login', { code: 777, msg: 'Second refusal' });
    await submit.click();
    await expect(toasts(page)).toContainText('Second refusal');
    await expect(toasts(page)).not.toContainText('First refusal');
    await page.unrouteAll();
    await answer(page, 'member/firstauth/login', { code: 777 });
    await submit.click();
    await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
    await page.unrouteAll();
    await page.route('**/app-api/member/firstauth/login*', (route) => route.abort());
    await submit.click();
    await expect(toasts(page)).toContainText('The connection was lost');
    await expect(form.getByLabel('E-mail')).toHaveValue(SOMEBODY.email);
    await page.unrouteAll();
    // A token that holds: with another one, the first call of the next page would end the session.
    const { token, email, userId, userName } = await newShopper(request);
    await answer(page, 'member/firstauth/login', {
      code: 200,
      data: { accessToken: token, email, userId, userName },
    });
    await submit.click();
    await expect(page).toHaveURL('/');
    expect(await stored(page, 'token')).toBe(token);
  });

  test('error-22 the server names the field that it refuses', async ({ page }) => {
    await page.goto('/login');
    const form = signInForm(page);
    await answer(page, 'member/firstauth/login', {
      code: 400,
      msg: 'Please check',
      data: { issues: [{ path: 'mailbox', message: 'This address is closed.' }] },
    });
    await fillLogin(form, SOMEBODY);
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription('This address is closed.');
  });
});

test.describe('code that does not arrive', () => {
  test('error-24 after 120 seconds a page says so and can be loaded again', async ({ page }) => {
    await page.clock.install();
    await page.goto('/population/female');
    await expect(header(page).getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    await page.route('**/assets/login-page-*.js', () => undefined);
    // The wait begins when the code is asked for, after the list of pages came.
    const asked = page.waitForRequest(/\/assets\/login-page-/);
    await header(page).getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await asked;
    const failure = page.getByRole('alert').filter({ hasText: 'This page did not arrive' });
    await page.clock.fastForward(110_000);
    await expect(failure).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(failure).toBeVisible();
    await expect(header(page)).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failure.getByRole('button', { name: 'Load again' }).click();
    await expect(signInForm(page)).toBeVisible();
  });

  test('error-24 a dialog leaves the page alone', async ({ page }) => {
    await page.route('**/assets/session-dialog-*.js', (route) => route.abort());
    await page.goto('/population/female');
    await header(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(toasts(page)).toContainText('This part did not load.');
    await expect(header(page)).toBeVisible();
    await page.unrouteAll();
    await toasts(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in or create an account' })).toBeVisible();
  });
});
