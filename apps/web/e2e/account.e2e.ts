import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api } from './support/api.ts';
import { mailedCode } from './support/mail.ts';
import { answer, payloadOf, stored, toasts, watchCalls } from './support/page.ts';
import { DEMO_PAY_PASSWORD, demoShopper, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const SIX_DIGITS = 'Please enter 6 pure numbers';
const ERROR_WASH = 'rgb(251, 239, 238)';

test.describe('the transaction password', () => {
  test('paypassword-07 paypassword-11 paypassword-14 paypassword-15 paypassword-17 paypassword-21 error-26 the first one is checked field by field', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request, { payPassword: null });
    await signIn(page, shopper);
    const calls = watchCalls(page);
    await page.goto('/transactionPassword');
    const email = page.getByLabel('E-mail');
    const password = page.getByLabel('New password');
    const confirm = page.getByLabel('Confirm password');
    const save = page.getByRole('button', { name: 'Save' });
    await expect(email).toHaveValue(shopper.email);
    await expect(email).not.toBeEditable();

    await save.click();
    await expect(password).toHaveAccessibleDescription(SIX_DIGITS);
    await expect(password).toHaveCSS('background-color', ERROR_WASH);
    await expect(password).toBeFocused();
    await expect(toasts(page)).toContainText(SIX_DIGITS);
    await expectAccessible(page);

    await password.pressSequentially('1a 2.3');
    await expect(password).toHaveValue('123');
    await expect(password).toHaveAccessibleDescription(SIX_DIGITS);
    await password.pressSequentially('4567890');
    await expect(password).toHaveValue('123456');
    await confirm.fill('123450');
    await save.click();
    await expect(confirm).toHaveAccessibleDescription('The two passwords are different.');
    await expect(confirm).toHaveCSS('background-color', ERROR_WASH);
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expect(toasts(page)).toContainText('The two passwords are different.');
    await confirm.fill('12345');
    await save.click();
    await expect(toasts(page)).toContainText(SIX_DIGITS);
    expect(calls.some((call) => call.url().includes('setPayPassWord'))).toBe(false);
  });

  test('paypassword-12 saving says so, and a second later the page shows it set without a document reload', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request, { payPassword: null });
    await signIn(page, shopper);
    await page.goto('/transactionPassword');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByLabel('New password').fill('246802');
    await page.getByLabel('Confirm password').fill('246802');
    const refetched = page.waitForRequest(/intoPayPassWord/);
    const pressedAt = Date.now();
    await page.getByLabel('Confirm password').press('Enter');
    await expect(toasts(page)).toContainText('Password saved successfully');
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await refetched;
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1000);
    await expect(page.getByRole('heading', { name: 'Your transaction password is set' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    const { payPasswordFlag } = await api<{ payPasswordFlag: boolean }>(request, 'pay/wallet/get', {
      token: shopper.token,
    });
    expect(payPasswordFlag).toBe(true);
    await expectAccessible(page);
  });

  test('paypassword-11 an address that the server leaves out comes from local storage, and a failure can be tried again', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request, { payPassword: null });
    await signIn(page, shopper);
    await answer(page, 'member/userInfo/intoPayPassWord', { code: 500, msg: 'broken' });
    await page.goto('/transactionPassword');
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('This did not load');
    await page.unroute('**/app-api/member/userInfo/intoPayPassWord*');
    await answer(page, 'member/userInfo/intoPayPassWord', { data: { flag: 0, email: '' } });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  });
});

test.describe('a transaction password that is set', () => {
  test('paypassword-08 paypassword-13 paypassword-16 it is changed by whoever knows the old one', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await page.goto('/transactionPassword');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    const change = page.getByRole('button', { name: 'Change password' });
    await expect(page.getByRole('button', { name: 'Forgot password' })).toBeVisible();
    await expect(field('E-mail')).toHaveValue(shopper.email);
    await change.click();
    for (const label of ['Old password', 'New password', 'Confirm password'])
      await expect(field(label)).toHaveAccessibleDescription(SIX_DIGITS);
    await expect(field('Old password')).toBeFocused();
    await field('Old password').fill('000000');
    await field('New password').fill('246802');
    await field('Confirm password').fill('246803');
    await change.click();
    await expect(field('Confirm password')).toHaveAccessibleDescription('The two passwords are different.');
    await field('Confirm password').fill('246802');
    await change.click();
    await expect(field('Old password')).toHaveAccessibleDescription(/transaction password is incorrect/);
    await field('Old password').fill(DEMO_PAY_PASSWORD);
    await change.click();
    await expect(toasts(page)).toContainText('Transaction password changed');
    await expect(field('Old password')).toHaveValue('');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expectAccessible(page);
  });

  test('paypassword-09 paypassword-10 paypassword-13 paypassword-18 paypassword-19 paypassword-20 it is reset by a mailed code', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await page.goto('/transactionPassword');
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    await field('New password').fill('111111');
    await page.getByRole('button', { name: 'Forgot password' }).click();
    await expect(page.getByRole('heading', { name: 'Reset the transaction password' })).toBeVisible();
    await expect(field('New password')).toHaveCount(0);
    await page.getByRole('button', { name: 'Confirm the code' }).click();
    await expect(field('E-mail code')).toHaveAccessibleDescription('Enter verification code');
    await expect(toasts(page)).toContainText('Enter verification code');

    const send = page.getByRole('button', { name: /Send code/ });
    await answer(page, 'member/userInfo/sendForgetPayPasswordEmail', { code: 500, msg: 'no mail' });
    await send.click();
    await expect(toasts(page)).toContainText('no mail');
    await expect(send).toBeEnabled();
    await page.unrouteAll();
    await send.click();
    await expect(toasts(page)).toContainText('Code sent');
    await expect(page.getByRole('button', { name: /^(60|5\d)|\b(60|5\d)\b/ })).toBeDisabled();
    await field('E-mail code').fill('000000');
    await page.getByRole('button', { name: 'Confirm the code' }).click();
    await expect(field('E-mail code')).toHaveAttribute('aria-invalid', 'true');
    await field('E-mail code').fill(await mailedCode(request, shopper.email));
    await page.getByRole('button', { name: 'Confirm the code' }).click();
    await expect(field('E-mail code')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field('New password')).toHaveAccessibleDescription(SIX_DIGITS);
    await field('New password').fill('246802');
    await field('Confirm password').fill('246802');
    const refetched = page.waitForRequest(/intoPayPassWord/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toasts(page)).toContainText('Password saved successfully');
    await refetched;
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});

test.describe('the account', () => {
  test('layout-16 layout-18 layout-19 the side menu has its eleven tabs, as a column or a drawer, and marks the open one', async ({
    page,
    request,
  }) => {
    const shopper = await demoShopper(request, 'newcomer');
    await signIn(page, shopper);
    await page.goto('/myaccount');
    await expect(page).toHaveTitle('Account information | Passage');
    await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
    await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(shopper.email);
    const column = page.getByRole('main').getByRole('navigation', { name: 'Account' });
    const addresses = await column
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/applyShop',
      '/myaccount',
      '/password',
      '/wishlist',
      '/leaveMessage',
      '/message',
      '/myOrders',
      '/myaddress',
      '/refundLists',
      '/walletIndex',
      '/walletAddress',
      '/transactionPassword',
    ]);
    await expect(column.locator('[aria-current=page]')).toHaveAttribute('href', '/myaccount');
    await column.getByRole('link', { name: 'Transaction password' }).click();
    await expect(page).toHaveURL('/transactionPassword');
    await expect(column.locator('[aria-current=page]')).toHaveAttribute('href', '/transactionPassword');
    await expectAccessible(page);

    await page.setViewportSize({ width: 769, height: 900 });
    await expect(column).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(column).toBeHidden();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Your account' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your account' });
    await expect(drawer.locator('[aria-current=page]')).toHaveAttribute('href', '/transactionPassword');
    await drawer.getByRole('link', { name: 'Account information' }).click();
    await expect(page).toHaveURL('/myaccount');
    await expect(drawer).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('account-04 account-05 account-06 error-33 what a person tells is saved, and the e-mail stays', async ({
    page,
    request,
  }) => {
    const shopper = await newShopper(request);
    await signIn(page, shopper);
    await page.goto('/myaccount');
    const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
    await expect(field('E-mail')).toHaveValue(shopper.email);
    await expect(field('E-mail')).not.toBeEditable();
    await field('First name').fill('É'.repeat(61));
    await field('Last name').fill('Marchand');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(field('First name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Last name')).toHaveValue('Marchand');
    await field('First name').fill('Élodie');
    await field('Mobile').fill('+33 6 12');
    await field('Sex').selectOption('Woman');
    const saving = page.waitForRequest('**/createUserInfo*');
    await page.getByRole('button', { name: 'Save' }).click();
    const payload = payloadOf(await saving);
    // The population of the page goes along as sex; the person's own is sexp.
    expect([payload.get('sexp'), payload.get('email')]).toEqual(['2', shopper.email]);
    await expect(toasts(page)).toContainText('Your account information is saved');
    await page.reload();
    await expect(field('First name')).toHaveValue('Élodie');
    await expect(field('Sex')).toHaveValue('2');
    const { sex, phone } = await api<{ sex: number; phone: string }>(request, 'member/userInfo/getUserInfo', {
      token: shopper.token,
    });
    expect([sex, phone]).toEqual([2, '+33 6 12']);
    await expectAccessible(page);
  });

  test('session-20 session-21 layout-15 a token alone is enough: the rest is asked for, with the own shop', async ({
    page,
    request,
  }) => {
    const owner = await demoShopper(request, 'owner');
    await page.addInitScript((token) => localStorage.setItem('token', token), owner.token);
    await page.goto('/myaccount');
    const shop = page.getByRole('main').getByRole('link', { name: 'My shop' });
    await expect(shop).toHaveAttribute('href', /^\/shopProduct\?no=\d+&name=.+/);
    expect(JSON.parse((await stored(page, 'userInfo')) ?? '{}')).toEqual({
      token: owner.token,
      email: owner.email,
      userId: owner.userId,
      userName: 'Auguste Verrière',
    });
    expect(await stored(page, 'email')).toBe(owner.email);
  });
});
