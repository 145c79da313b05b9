import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { mailedCode } from './support/mail.ts';
import { header, stored, toasts, watchCalls } from './support/page.ts';
import { demoShopper, freshEmail, newShopper } from './support/shopper.ts';
import { fillLogin, signInForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const DISTINCT = { inputEmail: 'Please input e-mail.', inputPassword: 'Please input password.' };
const BAD_EMAIL = 'The email format is incorrect.';
const BAD_LENGTH = 'Please enter 8 to 16 characters.';
const DIFFERENT = 'The two passwords are different.';

test.describe('signing in', () => {
  test('session-15 session-25 session-26 session-28 session-29 session-16 the login page checks its fields and leads to the registration', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('Sign in | Passage');
    const form = signInForm(page);
    await expect(form.getByRole('link', { name: 'Forgot password' })).toHaveAttribute('href', '/forgetPassword');
    const email = form.getByLabel('E-mail');
    const password = form.getByLabel('Password', { exact: true });
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(email).toHaveAccessibleDescription(DISTINCT.inputEmail);
    await expect(password).toHaveAccessibleDescription(DISTINCT.inputPassword);
    await expect(email).toBeFocused();
    await expectAccessible(page);

    await email.fill('elodie.marchand@verriere');
    await password.fill('  short  ');
    await expect(email).toHaveAccessibleDescription(BAD_EMAIL);
    await expect(password).toHaveAccessibleDescription(BAD_LENGTH);
    await password.fill('x'.repeat(17));
    await expect(password).toHaveAccessibleDescription(BAD_LENGTH);

    const address = freshEmail();
    await page.getByRole('region', { name: 'New here?' }).getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: 'Continue with e-mail' }).click();
    await expect(page).toHaveURL(`/register?a=${encodeURIComponent(address)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(address);
  });

  test('session-18 session-19 session-20 session-21 session-22 session-41 layout-14 layout-16 error-26 a sign-in returns to the page before, is kept and survives a reload', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await page.goto('/walletIndex?activeName=second');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Please sign in to continue.')).toBeVisible();
    await fillLogin(signInForm(page), { email: shopper.email, password: 'Wrong-guess1' });
    await expect(toasts(page)).toContainText('The email or password is incorrect');
    await expect(page).toHaveURL('/login');

    await fillLogin(signInForm(page), shopper);
    await expect(page).toHaveURL('/walletIndex?activeName=second');
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
    expect(await stored(page, 'email')).toBe(shopper.email);
    const token = await stored(page, 'token');
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(JSON.parse((await stored(page, 'userInfo')) ?? '{}')).toEqual({
      token,
      email: shopper.email,
      userId: shopper.userId,
      userName: expect.any(String),
    });

    await page.goto('/population/male');
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(['email', 'population', 'sex', 'tenant-id', 'token', 'userInfo']);
  });

  test('layout-14 session-41 session-17 every page of the account leads a visitor to the login', async ({ page }) => {
    await page.goto('/population/female');
    await header(page).getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page).toHaveURL('/login');
    for (const path of ['/myaccount', '/wishlist', '/transactionPassword', '/myOrders', '/message']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
    await page.goto('/applyShop');
    await expect(page).toHaveURL('/login?apply=true');
    await page.getByRole('button', { name: 'Continue with e-mail' }).click();
    await expect(page).toHaveURL('/register?apply=true');
    await page.getByRole('link', { name: 'I have an account' }).click();
    await expect(page).toHaveURL('/login?apply=true');
  });

  test('session-62 the demo accounts sign in', async ({ request }) => {
    for (const name of ['shopper', 'newcomer', 'owner', 'applicant'] as const)
      expect((await demoShopper(request, name)).email).toBe(`${name}@passage.test`);
  });
});

test.describe('registering', () => {
  test('session-27 session-28 session-29 session-30 session-31 session-32 session-33 session-34 session-35 the form says what is missing, and how strong the password is', async ({
    page,
  }) => {
    const calls = watchCalls(page);
    await page.goto('/register');
    const email = page.getByLabel('E-mail', { exact: true });
    const code = page.getByLabel('E-mail code');
    const password = page.getByLabel('Password', { exact: true });
    const confirm = page.getByLabel('Repeat the password');
    const terms = page.getByRole('checkbox', { name: /I agree to the terms/ });
    await expect(page.getByRole('checkbox', { name: /I would like to hear about new arrivals/ })).toBeVisible();

    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(email).toHaveAccessibleDescription(BAD_EMAIL);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveCSS('background-color', 'rgb(251, 239, 238)');
    expect(calls.some((call) => call.url().includes('getVerification'))).toBe(false);

    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(code).toHaveAccessibleDescription('Please enter the code from the email.');
    await expect(password).toHaveAccessibleDescription(BAD_LENGTH);
    await expect(terms).toHaveAccessibleDescription('Please agree to the terms to continue.');
    await email.fill('no address');
    await expect(email).toHaveAccessibleDescription(BAD_EMAIL);
    await confirm.fill('Passage2027');
    await password.fill('passages');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(confirm).toHaveAccessibleDescription(DIFFERENT);
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('meter', { name: 'Strength of the password' })).toHaveAttribute('value', '2');
    await password.fill('Passage2026');
    await expect(page.getByRole('status').filter({ hasText: 'Strong' })).toBeVisible();
    expect(calls.some((call) => call.url().includes('firstauth/register'))).toBe(false);
    await expectAccessible(page);
  });

  test('session-36 session-18 session-30 session-19 a code is sent once a minute and creates the account, with lowercase letters alone', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    const email = freshEmail();
    await page.goto('/myaccount');
    await page.getByRole('region', { name: 'New here?' }).getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Continue with e-mail' }).click();
    await page.getByRole('button', { name: 'Send code' }).click();
    const again = page.getByRole('button', { name: /^Again in \d+ s$/ });
    await expect(again).toBeDisabled();
    await expect(toasts(page)).toContainText('Code sent');
    await expect(page.getByLabel('E-mail code')).toBeFocused();
    await page.clock.fastForward(58_000);
    await expect(again).toBeDisabled();
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('button', { name: 'Send again' })).toBeEnabled();

    await page.getByLabel('E-mail code').fill(await mailedCode(request, email));
    await page.getByLabel('Password', { exact: true }).fill('quietcovered');
    await page.getByLabel('Repeat the password').fill('quietcovered');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/myaccount');
    await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toHaveValue(email);
    expect(await stored(page, 'email')).toBe(email);
  });
});

test.describe('the dialog of the top bar', () => {
  test('session-23 session-24 session-36 closing it brings back the login tab and clears fields and countdown', async ({
    page,
  }) => {
    await page.goto('/population/female');
    const opener = header(page).getByRole('button', { name: 'Sign in' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' });
    await expect(dialog.getByRole('tab')).toHaveText(['Sign in', 'Register']);
    await dialog.getByLabel('E-mail').fill('elodie@passage.test');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('tab', { name: 'Register' }).click();
    await dialog.getByLabel('E-mail', { exact: true }).fill(freshEmail());
    await dialog.getByLabel('Password', { exact: true }).fill('Passage2026');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByRole('button', { name: /^Again in/ })).toBeDisabled();
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog.getByRole('tab', { name: 'Sign in', selected: true })).toBeVisible();
    await expect(dialog.getByLabel('E-mail')).toHaveValue('');
    await dialog.getByRole('tab', { name: 'Register' }).click();
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeEnabled();
    await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue('');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
  });

  test('session-23 session-40 layout-11 layout-15 it signs in where one is, on a phone as a sheet, and the menu of the top bar signs out to the entrance', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/population/female');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign in or create an account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' });
    await fillLogin(dialog, shopper);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/population/female');
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/walletIndex');
    await header(page).getByRole('button', { name: 'Account', exact: true }).click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu.getByText(shopper.email)).toBeVisible();
    for (const [name, href] of [
      ['Apply to open a shop', '/applyShop'],
      ['Account information', '/myaccount'],
      ['Orders', '/myOrders'],
      ['Balance', '/walletIndex'],
      ['System messages', '/message'],
    ] as const)
      await expect(menu.getByRole('menuitem', { name, exact: true })).toHaveAttribute('href', href);
    for (const [group, ...names] of [
      ['User centre', 'Account information', 'Change password', 'Favourites', 'My messages', 'System messages'],
      ['Order centre', 'Orders', 'Delivery addresses', 'After-sale orders'],
      ['Wallet', 'Balance', 'Withdrawal addresses', 'Transaction password'],
    ] as const)
      await expect(menu.getByRole('group', { name: group, exact: true }).getByRole('menuitem')).toHaveText(names);
    await menu.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await stored(page, 'token')).toBeNull();
    expect(await stored(page, 'email')).toBeNull();
    expect(await stored(page, 'userInfo')).toBeNull();
  });
});
