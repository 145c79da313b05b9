import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { api } from './api.ts';
import { mailedCode } from './mail.ts';
import { newNetwork } from './network.ts';

export interface Shopper {
  email: string;
  password: string;
  token: string;
  userId: number;
  userName: string;
  /** The 6 digits, or null where none is set yet. */
  payPassword: string | null;
}

interface SessionAnswer {
  accessToken: string;
  email: string;
  userId: number;
  userName: string;
}

/** Every account of the demo world has these. */
export const DEMO_PASSWORD = 'Passage2026';
export const DEMO_PAY_PASSWORD = '135790';

/** An address that nobody has used. */
export const freshEmail = (): string => `e2e-${randomUUID()}@passage.test`;

/**
 * A member of the test's own: nothing in the bag, no addresses, a balance of 0 and, unless `payPassword` is null, the
 * demo transaction password.
 */
export async function newShopper(
  request: APIRequestContext,
  { payPassword = DEMO_PAY_PASSWORD }: { payPassword?: string | null } = {},
): Promise<Shopper> {
  const email = freshEmail();
  const headers = newNetwork();
  await api(request, 'member/firstauth/getVerification', { payload: { email }, headers });
  const session = await api<SessionAnswer>(request, 'member/firstauth/register', {
    method: 'POST',
    headers,
    payload: {
      mailbox: email,
      yzcode: await mailedCode(request, email),
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
      check: true,
    },
  });
  if (payPassword !== null) {
    await api(request, 'member/userInfo/setPayPassWord', {
      method: 'POST',
      token: session.accessToken,
      payload: { newPassword: payPassword, confirmPassword: payPassword },
    });
  }
  return { ...shopperOf(session), payPassword };
}

/**
 * An account of the demo world, which has what a new member cannot have: `shopper` a balance of 5,000.00 and orders,
 * `owner` a shop. Other tests use it too: they may find its bag and its orders changed.
 */
export async function demoShopper(
  request: APIRequestContext,
  name: 'shopper' | 'newcomer' | 'owner' | 'applicant' = 'shopper',
): Promise<Shopper> {
  const session = await api<SessionAnswer>(request, 'member/firstauth/login', {
    method: 'POST',
    payload: { mailbox: `${name}@passage.test`, password: DEMO_PASSWORD },
  });
  return { ...shopperOf(session), payPassword: name === 'newcomer' ? null : DEMO_PAY_PASSWORD };
}

function shopperOf({ accessToken, email, userId, userName }: SessionAnswer): Omit<Shopper, 'payPassword'> {
  return { email, userId, userName, password: DEMO_PASSWORD, token: accessToken };
}

/** Opens the page's first document already signed in; what the page itself does to the session later stays done. */
export async function signIn(page: Page, { token, email, userId, userName }: Shopper): Promise<void> {
  await page.addInitScript(
    (session) => {
      if (sessionStorage.getItem('e2e-signed-in') !== null) return;
      sessionStorage.setItem('e2e-signed-in', 'true');
      localStorage.setItem('token', session.token);
      localStorage.setItem('email', session.email);
      localStorage.setItem('userInfo', JSON.stringify(session));
    },
    { token, email, userId, userName },
  );
}
