import jwt from '@fastify/jwt';
import type { StaffRole } from '@passage/contract';
import { type Db, statement } from '@passage/database';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Authenticator } from '../../http/authenticator.ts';
import type { Caller } from '../../http/context.ts';
import { Failure } from '../../http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { STAFF_ROLE } from './session.queries.ts';
import { END_REASON, useSigner } from './tokens.ts';

interface SessionRow {
  member_id: number;
  email: string;
  role: number;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: number | null;
}

const sessionById = statement<SessionRow, [id: string]>(
  'session-by-id',
  `select session.member_id, member.email, member.role, session.expires_at, session.ended_at, session.end_reason
   from session join member on member.tenant_id = session.tenant_id and member.id = session.member_id
   where session.id = $1`,
);

const tokenPayload = z.object({ jti: z.uuid(), sub: z.string(), tenant: z.int() });

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
    callerOf: async ({ headers }, tenantId, access) => {
      const isPublic = access === 'public';
      const token = headers.authorization?.trim().replace(/^Bearer\s+/i, '');
      const payload = token ? read(token) : undefined;
      // Also where visitors may: a token of another tenant is a client that mixes tenants up.
      if (payload && payload.tenant !== tenantId) throw new Failure('NOT_SIGNED_IN');
      const session =
        payload && (await findSession(platform.database.forTenant(tenantId).readable, payload, platform.clock.now()));
      if (typeof session === 'object') {
        if (typeof access !== 'object' || isStaff(session, access.staff)) return session;
        const merchant = access.staff.includes('merchant')
          ? await asMerchant(platform.database.forTenant(tenantId).readable, session)
          : undefined;
        if (!merchant) throw new Failure('NOT_ALLOWED');
        return merchant;
      }
      if (isPublic) return undefined;
      throw new Failure(session ?? 'NOT_SIGNED_IN');
    },
    memberOf: async (token, tenantId) => {
      const payload = read(token.trim().replace(/^Bearer\s+/i, ''));
      if (payload?.tenant !== tenantId) throw new Failure('NOT_SIGNED_IN');
      const db = platform.database.forTenant(tenantId).readable;
      const session = await findSession(db, payload, platform.clock.now());
      if (typeof session === 'string') throw new Failure(session);
      return { ...session, ownShopId: (await db.sql.row(shopOfOwner, [session.id]))?.id };
    },
    endedOf: async (tenantId, sessionIds) => {
      const db = platform.database.forTenant(tenantId).readable;
      const open = await db.sql.rows(openSessionIds, [sessionIds, platform.clock.now()]);
      const held = new Set(open.map(({ id }) => id));
      return sessionIds.filter((id) => !held.has(id));
    },
  };
}

const shopOfOwner = statement<{ id: number }, [memberId: number]>(
  'session-shop-of-owner',
  'select id from shop where owner_id = $1',
);

const openSessionIds = statement<{ id: string }, [ids: readonly string[], now: Date]>(
  'session-open-ids',
  'select id from session where id = any ($1::uuid[]) and ended_at is null and expires_at > $2',
);

/** The caller of a session that holds, else why it does not. */
async function findSession(
  db: Db,
  { jti, sub }: z.output<typeof tokenPayload>,
  now: Date,
): Promise<Caller | 'NOT_SIGNED_IN' | 'SIGNED_OUT'> {
  const row = await db.sql.row(sessionById, [jti]);
  if (!row || String(row.member_id) !== sub || row.expires_at <= now) return 'NOT_SIGNED_IN';
  if (row.ended_at) return row.end_reason === END_REASON.signedOut ? 'NOT_SIGNED_IN' : 'SIGNED_OUT';
  return { id: row.member_id, email: row.email, role: STAFF_ROLE[row.role] ?? 'shopper', sessionId: jti };
}

const isStaff = ({ role }: Caller, wanted: readonly (StaffRole | 'merchant')[]): boolean =>
  role === 'admin' || wanted.some((name) => name === role);

/** The caller with the shop that is theirs, where there is one. */
async function asMerchant(db: Db, caller: Caller): Promise<Caller | undefined> {
  const shop = await db.sql.row(shopOfOwner, [caller.id]);
  return shop && { ...caller, shopId: shop.id };
}
