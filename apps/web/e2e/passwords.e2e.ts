import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { answer, header, payloadOf, stored, toasts } from './support/page.ts';
import { DEMO_PASSWORD, newShopper, signIn } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const NEW = 'Another2027';
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const newPicture = (page: Page) => page.waitForResponse('**/captcha/captchaImage*');

test('account-07 account-08 account-09 account-10 account-12 session-49 session-50 error-33 the password is changed, and the login comes', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await signIn(page, shopper);
  await page.goto('/password');
  await expect(page).toHaveTitle('Change password | Passage');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(field(page, 'E-mail')).toHaveValue(shopper.email);
  await expect(field(page, 'E-mail')).not.toBeEditable();
  await expect(page.getByRole('img', { name: 'Four characters in a picture' })).toBeVisible();
  await save.click();
  for (const [label, prompt] of [
    ['Old password', 'Enter old password'],
    ['New password', 'Enter new password'],
    ['Repeat the new password', 'Confirm again'],
    ['Verification code', 'Enter verification code'],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(prompt);
  await expect(field(page, 'Old password')).toBeFocused();
  await expect(field(page, 'New password')).toHaveAttribute('maxlength', '16');
  await expect(field(page, 'Verification code')).toHaveAttribute('maxlength', '4');
  await field(page, 'New password').fill('Short12');
  await expect(field(page, 'New password')).toHaveAccessibleDescription('The password has at least 8 characters');
  await field(page, 'Old password').fill(DEMO_PASSWORD);
  await field(page, 'New password').fill(NEW);
  await field(page, 'Repeat the new password').fill('Another2028');
  await field(page, 'Verification code').fill('abcd');
  await save.click();
  await expect(field(page, 'Repeat the new password')).toHaveAccessibleDescription('The two passwords are different.');
  await expectAccessible(page);

  // The server refuses the code: said at its field, another picture comes, what was typed stays.
  await field(page, 'Repeat the new password').fill(NEW);
  const another = newPicture(page);
  await save.click();
  await another;
  await expect(field(page, 'Verification code')).toHaveAccessibleDescription(/graphic code is incorrect/);
  await expect(field(page, 'Verification code')).toHaveValue('');
  await expect(field(page, 'New password')).toHaveValue(NEW);

  await answer(page, 'member/userInfo/updatePassWord', {});
  const asked = page.waitForRequest('**/updatePassWord*');
  await field(page, 'Verification code').fill('wxyz');
  await save.click();
  const payload = payloadOf(await asked);
  expect([payload.get('email'), payload.get('oldPassword'), payload.get('newPassword')]).toEqual([
    shopper.email,
    DEMO_PASSWORD,
    NEW,
  ]);
  expect(payload.get('uuid')).toMatch(/^[\da-f-]{36}$/);
  await expect(toasts(page)).toContainText('Update password success');
  await expect(page).toHaveURL('/login');
  expect([await stored(page, 'token'), await stored(page, 'email')]).toEqual([null, null]);
});

test('session-42 session-43 session-44 session-45 session-46 session-47 session-49 error-33 a forgotten password is set anew by a mailed code', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveTitle('Forgot password | Passage');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  for (const [label, prompt] of [
    ['E-mail', 'Please enter e-mail'],
    ['E-mail code', 'Please enter the e-mail code'],
    ['New password', 'Enter new password'],
    ['Repeat the new password', 'Confirm again'],
    ['Verification code', 'Enter verification code'],
  ] as const)
    await expect(field(page, label)).toHaveAccessibleDescription(prompt);
  await expect(field(page, 'E-mail')).toBeFocused();
  await expect(field(page, 'E-mail code')).toHaveAttribute('maxlength', '6');
  await expect(field(page, 'Verification code')).toHaveAttribute('maxlength', '4');
  await field(page, 'E-mail').fill('nobody');
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Invalid mailbox');
  const send = page.getByRole('button', { name: 'Send code' });
  await send.click();
  await expect(field(page, 'E-mail')).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  await field(page, 'E-mail').fill(shopper.email);
  const sent = page.waitForRequest('**/forgetPassword*');
  await send.click();
  expect([...payloadOf(await sent).keys()]).not.toContain('newPassword');
  await expect(toasts(page)).toContainText('Code sent');
  await expect(field(page, 'E-mail code')).toBeFocused();
  await field(page, 'E-mail code').fill('000000');
  await field(page, 'New password').fill(NEW);
  await field(page, 'Repeat the new password').fill('Another2028');
  await field(page, 'Verification code').fill('abcd');
  await save.click();
  await expect(field(page, 'Repeat the new password')).toHaveAccessibleDescription('The two passwords are different.');
  await field(page, 'Repeat the new password').fill(NEW);
  const another = newPicture(page);
  await save.click();
  await another;
  await expect(field(page, 'Verification code')).toHaveAccessibleDescription(/graphic code is incorrect/);

  await answer(page, 'member/userInfo/forgetPassword', {});
  await field(page, 'Verification code').fill('wxyz');
  await save.click();
  await expect(toasts(page)).toContainText('Update password success');
  await expect(page).toHaveURL('/login');
});

test('session-48 the dialog of the top bar sets a forgotten password anew', async ({ page }) => {
  await page.goto('/population/female');
  await header(page).getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Forgot password' }).click();
  await expect(dialog.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the sign-in' }).click();
  await dialog.getByRole('button', { name: 'Forgot password' }).click();
  const typed = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  await answer(page, 'member/userInfo/forgetPassword', {});
  await typed('E-mail', 'somebody@passage.test');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(toasts(page)).toContainText('Code sent');
  await typed('E-mail code', '123456');
  await typed('New password', NEW);
  await typed('Repeat the new password', NEW);
  await typed('Verification code', 'wxyz');
  const asked = page.waitForRequest('**/forgetPassword*');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const payload = payloadOf(await asked);
  expect(
    Object.fromEntries(['emailCode', 'newPassword', 'verificationCode'].map((name) => [name, payload.get(name)])),
  ).toEqual({
    emailCode: '123456',
    newPassword: NEW,
    verificationCode: 'wxyz',
  });
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});
