import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pageOf, paging, password, time } from './scalars.ts';
import { secondFactorCode } from './session.ts';

/** Whoever the console lets in. */
const everybody = { staff: ['reviewer', 'support', 'merchant'] } as const;
const done = z.object({});
/** Told once; what is kept of them shows none. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The own account in the console: who one is, the second factor, and where one is signed in. */
export const consoleAccountContract = {
  me: endpoint({
    method: 'GET',
    path: 'auth/me',
    surface: 'admin',
    access: everybody,
    beforeSecondFactor: true,
    summary: 'Who is signed in.',
    input: z.object({}),
    output: z.object({
      userId: z.int(),
      email: z.string(),
      userName: z.string(),
      role: z.enum(['admin', 'reviewer', 'support', 'merchant']),
      /** The own shop of who owns one. */
      shopId: z.int().nullable(),
      isDemo: z.boolean(),
      secondFactor: z.object({
        isOn: z.boolean(),
        /** Nothing else is open before. */
        mustSetUp: z.boolean(),
        recoveryCodesLeft: z.int(),
      }),
    }),
  }),
  logout: endpoint({
    method: 'POST',
    path: 'auth/logout',
    surface: 'admin',
    access: everybody,
    beforeSecondFactor: true,
    summary: "Ends the caller's session.",
    input: z.object({}),
    output: done,
  }),
  enrolTotp: endpoint({
    method: 'POST',
    path: 'auth/totp/enrol',
    surface: 'admin',
    access: everybody,
    beforeSecondFactor: true,
    summary:
      'Draws the secret of an authenticator and tells it this once: in base32, and as the address behind a QR code. It counts once a right code was shown. CONFLICT where one is on already.',
    input: z.object({}),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: 'auth/totp/confirm',
    surface: 'admin',
    access: everybody,
    beforeSecondFactor: true,
    summary:
      'Switches the authenticator on by a right code, answers ten recovery codes this once, and ends the other sessions of the console. CONFLICT where none was asked for or one is on already.',
    input: z.object({ code: secondFactorCode() }),
    output: recoveryCodes,
    errors: ['TOTP_WRONG'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: 'auth/totp/recovery-codes',
    surface: 'admin',
    access: everybody,
    summary: 'Answers ten new recovery codes this once, against a valid code; the old ones hold no longer.',
    input: z.object({ code: secondFactorCode() }),
    output: recoveryCodes,
    errors: ['TOTP_WRONG', 'TOTP_LOCKED'],
  }),
  disableTotp: endpoint({
    method: 'POST',
    path: 'auth/totp/disable',
    surface: 'admin',
    access: everybody,
    summary: 'Switches the authenticator off, against the password and a valid code. Staff have to keep theirs.',
    input: z.object({ password: password(), code: secondFactorCode() }),
    output: done,
    errors: ['WRONG_CREDENTIALS', 'TOTP_WRONG', 'TOTP_LOCKED'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: 'auth/sessions',
    surface: 'admin',
    access: everybody,
    summary: 'Open sessions of the own account on both sides, the last used first.',
    input: z.object(paging(20)),
    output: pageOf(
      z.object({
        id: z.string(),
        side: z.enum(['storefront', 'console']),
        beginTime: time(),
        /** To about a minute in the console, to an hour in the storefront. */
        lastUsedTime: time(),
        /** Of the caller who opened it. */
        network: z.string(),
        /** Such as Firefox on Linux; empty for what is no browser. */
        browser: z.string(),
        /** The one that asks. */
        isCurrent: z.boolean(),
      }),
    ),
  }),
  endSession: endpoint({
    method: 'POST',
    path: 'auth/sessions/{id}/end',
    surface: 'admin',
    access: everybody,
    summary: 'Ends a session of the own account; its next call is answered with 300.',
    input: z.object({ id: z.uuid('invalid') }),
    output: done,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: 'auth/sessions/end-others',
    surface: 'admin',
    access: everybody,
    summary: 'Ends all sessions of the own account but the one that asks.',
    input: z.object({}),
    output: z.object({ ended: z.int() }),
  }),
};
