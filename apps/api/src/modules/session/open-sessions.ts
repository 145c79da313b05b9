import jwt from '@fastify/jwt';
import type { StaffRole, Surface } from '@passage/contract';
import {
  array,
  boolean,
  type Db,
  integer,
  nullable,
  smallint,
  statement,
  text,
  timestamptz,
  uuid,
} from '@passage/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Authenticator } from '../../http/authenticator.ts';
import type { Caller } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { OPEN_SESSION, openSince } from './open-session.ts';
import { mustHaveCodes } from './second-factor.ts';
import { STAFF_ROLE } from './session.queries.ts';
import { AUDIENCE, audienceOf, END_REASON, useSigner } from './tokens.ts';
import { type OpenSession, useSession } from './use-session.ts';

const sessionById = statement({
  name: 'session-by-id',
  params: [uuid('id')],
  columns: {
    member_id: integer,
    email: text,
    role: smallint,
    audience: smallint,
    expires_at: timestamptz,
    last_used_at: timestamptz,
    ended_at: nullable(timestamptz),
    end_reason: nullable(smallint),
    is_demo: boolean,
    is_proven: boolean,
    has_codes: boolean,
  },
  text: `select session.member_id, member.email, member.role, session.audience, session.expires_at, session.last_used_at,
     coalesce(session.ended_at, member.disabled_at) as ended_at, session.end_reason, member.is_demo, session.second_factor_at is not null as is_proven,
     exists (select from second_factor where second_factor.tenant_id = member.tenant_id
       and second_factor.member_id = member.id and second_factor.confirmed_at is not null) as has_codes
   from session join member on member.tenant_id = session.tenant_id and member.id = session.member_id
   where session.id = $1`,
});

/** Tokens from before there were two sides have no audience and are the storefront's. */
const tokenPayload = z.object({
  jti: z.uuid(),
  sub: z.string(),
  tenant: z.int(),
  aud: z.enum(['app', 'console']).default('app'),
});

/** Registers the tokens' signature with the server and answers who calls. */
export async function openSessions(app: FastifyInstance, platform: Platform): Promise<Authenticator> {
  await app.register(jwt, {
    secret: platform.config.secret,
    sign: { algorithm: 'HS256' },
    // The session's row knows when it expires, by the same clock as everything else.
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  });
  useSigner(platform, app.jwt);

  const read = (token: string) => {
    try {
      return tokenPayload.safeParse(app.jwt.verify(token)).data;
    } catch {
      return undefined;
    }
  };

  return {
    claimOf: (authorization) => {
      const payload = authorization === undefined ? undefined : read(bareToken(authorization));
      return payload && { tenantId: payload.tenant, memberId: payload.sub };
    },
    callerOf: async (request, tenantId, { access, surface, beforeSecondFactor }) => {
      const token = request.headers.authorization;
      const payload = token ? read(bareToken(token)) : undefined;
      // Also where visitors may: a token of another tenant is a client that mixes tenants up.
      if (payload && payload.tenant !== tenantId) throw new Failure('NOT_SIGNED_IN');
      const { readable: db } = platform.database.forTenant(tenantId);
      const now = platform.clock.now();
      const session = payload && (await findSession(platform, db, payload, now));
      if (typeof session !== 'object') {
        if (access === 'public') return undefined;
        throw new Failure(session ?? 'NOT_SIGNED_IN');
      }
      refuseOtherSide(session, surface);
      await useSession(platform, tenantId, session, request.headers);
      if (session.mustProve && !beforeSecondFactor && access !== 'public') throw new Failure('TOTP_NOT_SET_UP');
      if (typeof access !== 'object' || isStaff(session.caller, access.staff)) return session.caller;
      const merchant = access.staff.includes('merchant') ? await asMerchant(db, session.caller) : undefined;
      if (!merchant) throw new Failure('NOT_ALLOWED');
      return merchant;
    },
    memberOf: async (token, tenantId, surface) => {
      const payload = read(bareToken(token));
      if (payload?.tenant !== tenantId) throw new Failure('NOT_SIGNED_IN');
      const db = platform.database.forTenant(tenantId).readable;
      const session = await findSession(platform, db, payload, platform.clock.now());
      if (typeof session === 'string') throw new Failure(session);
      refuseOtherSide(session, surface);
      if (session.mustProve) throw new Failure('TOTP_NOT_SET_UP');
      const { caller } = session;
      const ownShopId = (await db.sql.row(shopOfOwner, [caller.id]))?.id;
      // Of who was staff or an owner when the session began.
      if (surface === 'admin' && caller.role === 'shopper' && ownShopId === undefined) throw new Failure('NOT_ALLOWED');
      return { ...caller, ownShopId };
    },
    endedOf: async (tenantId, sessionIds) => {
      const db = platform.database.forTenant(tenantId).readable;
      const now = platform.clock.now();
      const open = await db.sql.rows(openSessionIds, [sessionIds, now, openSince(now)]);
      const held = new Set(open.map(({ id }) => id));
      return sessionIds.filter((id) => !held.has(id));
    },
  };
}

/** The token of a header or frame, which may name its scheme. */
const bareToken = (text: string): string => text.trim().replace(/^Bearer\s+/i, '');

const shopOfOwner = statement({
  name: 'session-shop-of-owner',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'select id from shop where owner_id = $1',
});

const openSessionIds = statement({
  name: 'session-open-ids',
  params: [array(uuid)('ids'), timestamptz('now'), timestamptz('idleBefore')],
  columns: { id: uuid },
  text: `select id from session where id = any ($1::uuid[]) and ${OPEN_SESSION}`,
});

/** The session of a token that holds, else why it does not. */
async function findSession(
  { config }: Platform,
  db: Db,
  { jti, sub, aud }: z.output<typeof tokenPayload>,
  now: Date,
): Promise<OpenSession | 'NOT_SIGNED_IN' | 'SIGNED_OUT'> {
  const row = await db.sql.row(sessionById, [jti]);
  if (!row || String(row.member_id) !== sub || row.audience !== AUDIENCE[aud] || row.expires_at <= now)
    return 'NOT_SIGNED_IN';
  // Before all else: what the seed made must not even learn how its session ended.
  if (row.is_demo && !config.admitsDemoAccounts) return 'NOT_SIGNED_IN';
  if (row.ended_at) return row.end_reason === END_REASON.signedOut ? 'NOT_SIGNED_IN' : 'SIGNED_OUT';
  if (aud === 'console' && row.last_used_at <= openSince(now)) return 'NOT_SIGNED_IN';
  const caller: Caller = {
    id: row.member_id,
    email: row.email,
    role: STAFF_ROLE[row.role] ?? 'shopper',
    sessionId: jti,
  };
  // Whoever has a second factor shows it, and staff of a real store have one.
  const needsCodes = row.has_codes || mustHaveCodes({ isStaff: caller.role !== 'shopper', isDemo: row.is_demo });
  const mustProve = aud === 'console' && needsCodes && !row.is_proven;
  return { caller, audience: aud, lastUsedAt: row.last_used_at, mustProve };
}

/** @throws Failure NOT_ALLOWED for the storefront's token in the console, NOT_SIGNED_IN for the console's elsewhere */
function refuseOtherSide({ audience }: OpenSession, surface: Surface): void {
  if (audience === audienceOf(surface)) return;
  throw new Failure(audience === 'app' ? 'NOT_ALLOWED' : 'NOT_SIGNED_IN');
}

const isStaff = ({ role }: Caller, wanted: readonly (StaffRole | 'merchant')[]): boolean =>
  role === 'admin' || wanted.some((name) => name === role);

/** The caller with the shop that is theirs, where there is one. */
async function asMerchant(db: Db, caller: Caller): Promise<Caller | undefined> {
  const shop = await db.sql.row(shopOfOwner, [caller.id]);
  return shop && { ...caller, shopId: shop.id };
}
