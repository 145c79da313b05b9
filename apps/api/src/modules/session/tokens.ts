import { randomUUID } from 'node:crypto';
import type { Surface } from '@passage/contract';
import {
  boolean,
  integer,
  nullable,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
  uuid,
  type WritableDb,
} from '@passage/database';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { announce } from '../../platform/live.ts';
import type { Platform } from '../../platform/platform.ts';

const SESSION_MS = 30 * DAY_MS;

/** The side of the API that a token opens, as the session's row keeps it. */
export const AUDIENCE = { app: 1, console: 2 } as const;
export type Audience = keyof typeof AUDIENCE;

/** The audience that an endpoint's side takes. */
export const audienceOf = (surface: Surface): Audience => (surface === 'admin' ? 'console' : 'app');

/** What a token says; the session row decides whether it still holds. */
export interface TokenPayload {
  readonly jti: string;
  /** The member's id. */
  readonly sub: string;
  readonly tenant: number;
  readonly aud: Audience;
  readonly iat: number;
  readonly exp: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: TokenPayload;
    user: TokenPayload;
  }
}

/** Each configuration's signer: who issues a token need not hold the server, and a request's platform is its own. */
const signers = new WeakMap<Platform['config'], FastifyInstance['jwt']>();

/** Hands over what signs tokens, once per server. */
export const useSigner = ({ config }: Platform, signer: FastifyInstance['jwt']): void =>
  void signers.set(config, signer);

// A change of the password waits for the row, or this for the change: no session outlives the password that opened it.
const insertSession = statement({
  name: 'session-insert',
  params: [
    uuid('id'),
    integer('memberId'),
    timestamptz('createdAt'),
    timestamptz('expiresAt'),
    nullable(text)('passwordHash'),
    smallint('audience'),
    text('network'),
    text('browser'),
    nullable(timestamptz)('secondFactorAt'),
    boolean('admitsDemo'),
  ],
  columns: { id: uuid },
  text: `insert into session
     (id, member_id, created_at, last_used_at, expires_at, audience, network, browser, second_factor_at)
   select $1, id, $3, $3, $4, $6, $7, $8, $9 from member
   where id = $2 and ($5::text is null or password_hash = $5) and banned_at is null and disabled_at is null and ($10 or not is_demo)
   for share returning id`,
});
const endAll = statement({
  name: 'session-end-all',
  params: [integer('memberId'), timestamptz('endedAt'), smallint('reason')],
  columns: { id: uuid },
  text: 'update session set ended_at = $2, end_reason = $3 where member_id = $1 and ended_at is null returning id',
});
const endOne = statement({
  name: 'session-end-one',
  params: [uuid('id'), timestamptz('endedAt')],
  columns: { id: uuid },
  text: 'update session set ended_at = $2, end_reason = 1 where id = $1 and ended_at is null returning id',
});

export const END_REASON = { signedOut: 1, passwordChanged: 2, revoked: 3 } as const;

/** How a session is opened. */
export interface Opening {
  readonly audience: Audience;
  /** Of the password that opens it, where one does. */
  readonly passwordHash?: string | undefined;
  /** The caller's network. */
  readonly network?: string;
  /** The kind of browser. */
  readonly browser?: string;
  /** Whether a second factor was shown. */
  readonly isProven?: boolean;
}

/**
 * Opens a session for 30 days and signs its token.
 *
 * @throws Failure WRONG_CREDENTIALS when the password is another one by now, or the account was shut meanwhile
 */
export async function issueToken(
  platform: Platform,
  db: WritableDb,
  memberId: number,
  { audience, passwordHash, network = '', browser = '', isProven = false }: Opening,
): Promise<string> {
  const signer = signers.get(platform.config);
  if (!signer) throw new Error('openSessions comes before the first token');
  const now = platform.clock.now();
  const expiresAt = addMs(now, SESSION_MS);
  const jti = randomUUID();
  const opened = await db.sql.row(insertSession, [
    jti,
    memberId,
    now,
    expiresAt,
    passwordHash ?? null,
    AUDIENCE[audience],
    network,
    browser,
    isProven ? now : null,
    platform.config.admitsDemoAccounts,
  ]);
  if (!opened) throw new Failure('WRONG_CREDENTIALS');
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
  return signer.sign({
    jti,
    sub: String(memberId),
    tenant: db.tenantId,
    aud: audience,
    iat: seconds(now),
    exp: seconds(expiresAt),
  });
}

/** Ends every session of a member; the next call with one of the tokens is answered with SIGNED_OUT. */
export async function endSessions(
  tx: Tx,
  memberId: number,
  reason: 'passwordChanged' | 'revoked',
  now: Date,
): Promise<void> {
  await tx.sql.rows(endAll, [memberId, now, END_REASON[reason]]);
  announce(tx, { about: 'session', id: memberId });
}

const endOwn = statement({
  name: 'session-end-own',
  params: [uuid('id'), integer('memberId'), timestamptz('now'), smallint('reason')],
  columns: { id: uuid },
  text: `update session set ended_at = $3, end_reason = $4 where id = $1 and member_id = $2 and ended_at is null
   returning id`,
});

/**
 * Ends one session of a member.
 *
 * @param reason of END_REASON
 * @returns false for a session of somebody else's and one that has ended
 */
export async function endMembersSession(
  tx: Tx,
  { id, memberId, reason }: { readonly id: string; readonly memberId: number; readonly reason: number },
  now: Date,
): Promise<boolean> {
  const isEnded = (await tx.sql.row(endOwn, [id, memberId, now, reason])) !== undefined;
  if (isEnded) announce(tx, { about: 'session', id: memberId });
  return isEnded;
}

const endOthers = statement({
  name: 'session-end-others',
  params: [uuid('exceptId'), integer('memberId'), timestamptz('now'), smallint('reason')],
  columns: { id: uuid },
  text: `update session set ended_at = $3, end_reason = $4 where id <> $1 and member_id = $2 and ended_at is null
     and expires_at > $3 returning id`,
});

/** Ends all sessions of a member but the one that asks. @returns how many */
export async function endOtherSessions(
  tx: Tx,
  { id, sessionId }: { readonly id: number; readonly sessionId: string },
  now: Date,
): Promise<number> {
  const ended = await tx.sql.rows(endOthers, [sessionId, id, now, END_REASON.revoked]);
  announce(tx, { about: 'session', id });
  return ended.length;
}

const endOtherConsole = statement({
  name: 'session-end-other-console',
  params: [uuid('exceptId'), integer('memberId'), timestamptz('now'), smallint('reason'), smallint('audience')],
  columns: { id: uuid },
  text: `update session set ended_at = $3, end_reason = $4
   where id <> $1 and member_id = $2 and audience = $5 and ended_at is null returning id`,
});

/** Ends the sessions that a member has open in the console, but for the one that asks. */
export async function endOtherConsoleSessions(
  tx: Tx,
  { id, sessionId }: { readonly id: number; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await tx.sql.rows(endOtherConsole, [sessionId, id, now, END_REASON.revoked, AUDIENCE.console]);
  announce(tx, { about: 'session', id });
}

/** Ends the session that the caller signed out of. */
export const endSession = (
  db: WritableDb,
  { id, sessionId }: { readonly id: number; readonly sessionId: string },
  now: Date,
): Promise<void> =>
  db.inTransaction(async (tx) => {
    await tx.sql.row(endOne, [sessionId, now]);
    announce(tx, { about: 'session', id });
  });
