import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { api, apiAnswer } from './support/api.ts';
import { mailedCode } from './support/mail.ts';
import { newNetwork } from './support/network.ts';
import { answer, payloadOf, stored, toasts } from './support/page.ts';
import { DEMO_PASSWORD, freshEmail, newShopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const NEW = 'Another2027';
const RIGHT = 'A7KW';

/** Opens the dialog of the menu on a phone, without the pointer. */
async function openDialog(page: Page): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/population/female');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  await page.getByRole('button', { name: 'Sign in or create an account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in or create an account' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What this test's network may ask for without a graphic code. */
async function useUpFreeCodes(request: APIRequestContext): Promise<void> {
  for (let sent = 0; sent < 2; sent++)
    await api(request, 'member/firstauth/getVerification', { payload: { email: freshEmail() } });
}

/** Nobody but a person can read the picture: the right answer goes on as what a caller of another network asks. */
async function takeAnswer(page: Page, path: string): Promise<void> {
  const headers = newNetwork();
  await page.route(`**/app-api/member/**`, async (route) => {
    const request = route.request();
    const payload = payloadOf(request);
    const isAsked = request.url().includes(path);
    if (isAsked && payload.get('verificationCode') !== RIGHT) return route.continue();
    if (isAsked) expect(payload.get('uuid')).toMatch(/^[\da-f-]{36}$/);
    for (const name of ['uuid', 'verificationCode']) payload.delete(name);
    const sent = { ...request.headers(), ...headers };
    if (request.method() !== 'GET') return route.continue({ headers: sent, postData: payload.toString() });
    return route.continue({ headers: sent, url: `${request.url().split('?')[0]}?${payload}` });
  });
}

/** Answers wrongly, then has another picture, then answers: all with the keyboard. */
async function solve(page: Page, part: Locator): Promise<void> {
  const code = part.getByLabel('Verification code', { exact: true });
  const picture = part.getByRole('img', { name: 'Four characters in a picture' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription('Please enter the characters in the picture to continue.');
  await expect(picture).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, '[role=dialog]');

  const first = await picture.getAttribute('src');
  await page.keyboard.type('XXXX');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/graphic code is incorrect/);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await expect(picture).not.toHaveAttribute('src', first ?? '');

  const second = await picture.getAttribute('src');
  await page.keyboard.press('Tab');
  await expect(part.getByRole('button', { name: 'Another picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picture).not.toHaveAttribute('src', second ?? '');
  await page.keyboard.press('Shift+Tab');
  await expect(code).toBeFocused();
  await page.keyboard.type(RIGHT);
  await page.keyboard.press('Enter');
}

test('trust-24 after the free codes the registration asks for a graphic code, keeps what was typed and is finished by keyboard on a phone', async ({
  page,
  request,
}) => {
  await useUpFreeCodes(request);
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Register' }).press('Enter');
  const email = freshEmail();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await expect(field('Verification code')).toHaveCount(0);
  await field('E-mail').fill(email);
  await field('Password').fill(DEMO_PASSWORD);
  await field('Repeat the password').fill(DEMO_PASSWORD);
  await dialog.getByRole('checkbox', { name: /I agree/ }).press('Space');
  await takeAnswer(page, 'getVerification');
  await dialog.getByRole('button', { name: 'Send code' }).press('Enter');
  await solve(page, dialog);
  await expect(toasts(page)).toContainText('Code sent');
  await expect(field('E-mail code')).toBeFocused();
  await expect(field('Verification code')).toHaveCount(0);
  await expect(field('E-mail')).toHaveValue(email);
  await expect(field('Password')).toHaveValue(DEMO_PASSWORD);
  await expect(dialog.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  await page.keyboard.type(await mailedCode(request, email));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await stored(page, 'email')).toBe(email);
});

test('trust-24 after the free codes the forgotten password asks for a graphic code, keeps what was typed and is finished by keyboard on a phone', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  await useUpFreeCodes(request);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Forgot password' }).press('Enter');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field('E-mail').fill(shopper.email);
  await field('New password').fill(NEW);
  await field('Repeat the new password').fill(NEW);
  await takeAnswer(page, 'forgetPassword');
  await dialog.getByRole('button', { name: 'Send code' }).press('Enter');
  await solve(page, dialog);
  await expect(toasts(page)).toContainText('Code sent');
  await expect(field('E-mail code')).toBeFocused();
  // The reset takes a graphic code of its own.
  await expect(field('Verification code')).toHaveValue('');
  await expect(field('E-mail')).toHaveValue(shopper.email);
  await expect(field('New password')).toHaveValue(NEW);
  await expect(field('Repeat the new password')).toHaveValue(NEW);
  await mailedCode(request, shopper.email);
  await page.keyboard.type('123456');
  await field('Verification code').focus();
  await page.keyboard.type(RIGHT);
  await page.unrouteAll({ behavior: 'wait' });
  await answer(page, 'member/userInfo/forgetPassword', {});
  const asked = page.waitForRequest('**/forgetPassword*');
  await page.keyboard.press('Enter');
  const payload = payloadOf(await asked);
  expect(['email', 'emailCode', 'newPassword', 'verificationCode'].map((name) => payload.get(name))).toEqual([
    shopper.email,
    '123456',
    NEW,
    RIGHT,
  ]);
  await expect(toasts(page)).toContainText('Update password success');
  await expect(dialog).toBeHidden();
});

test('trust-24 after a hundred wrong tries from anywhere the sign-in asks for a graphic code, keeps what was typed and is finished by keyboard on a phone', async ({
  page,
  request,
}) => {
  const shopper = await newShopper(request);
  for (let network = 0; network < 10; network++) {
    const headers = newNetwork();
    for (let tries = 0; tries < 10; tries++) {
      const payload = { mailbox: shopper.email, password: 'Wrong2026' };
      expect((await apiAnswer(request, 'member/firstauth/login', { method: 'POST', payload, headers })).code).toBe(
        1009,
      );
    }
  }
  const dialog = await openDialog(page);
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await expect(field('Verification code')).toHaveCount(0);
  await field('E-mail').fill(shopper.email);
  await field('Password').fill(shopper.password);
  await page.route('**/app-api/member/firstauth/login*', async (route) => {
    const payload = payloadOf(route.request());
    if (payload.get('verificationCode') !== RIGHT) return route.continue();
    expect([payload.get('mailbox'), payload.get('password')]).toEqual([shopper.email, shopper.password]);
    expect(payload.get('uuid')).toMatch(/^[\da-f-]{36}$/);
    const { token: accessToken, email, userId, userName } = shopper;
    return route.fulfill({ json: { code: 0, msg: '', data: { accessToken, email, userId, userName } } });
  });
  await field('Password').press('Enter');
  await solve(page, dialog);
  await expect(dialog).toBeHidden();
  expect(await stored(page, 'token')).toBe(shopper.token);
});
