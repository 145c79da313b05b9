import type { contract, InputOf, OutputOf } from '@passage/contract';
import {
  bigint,
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
import type { Caller } from '../../http/context.ts';
import { found } from '../../http/failure.ts';
import { AUDIENCE, countRecoveryCodes, mustHaveCodes, OPEN_SESSION, openSince, STAFF_ROLE } from '../session/index.ts';

type Me = OutputOf<typeof contract.consoleAccount.me>;

const meById = statement({
  name: 'console-account-me',
  params: [integer('memberId'), uuid('sessionId')],
  columns: {
    email: text,
    user_name: text,
    role: smallint,
    is_demo: boolean,
    shop_id: nullable(integer),
    is_on: boolean,
    is_proven: boolean,
  },
  text: `select member.email, member.user_name, member.role, member.is_demo,
     (select id from shop where owner_id = member.id) as shop_id,
     exists (select from second_factor where member_id = member.id and confirmed_at is not null) as is_on,
     exists (select from session where id = $2 and second_factor_at is not null) as is_proven
   from member where member.id = $1`,
});

/** Who is signed in, and how it stands with their second factor. */
export async function describeMe(db: Db, { id, sessionId }: Caller): Promise<Me> {
  const row = found(await db.sql.row(meById, [id, sessionId]));
  const role = STAFF_ROLE[row.role];
  return {
    userId: id,
    email: row.email,
    userName: row.user_name,
    role: role ?? 'merchant',
    shopId: row.shop_id,
    isDemo: row.is_demo,
    secondFactor: {
      isOn: row.is_on,
      mustSetUp: !row.is_on && !row.is_proven && mustHaveCodes({ isStaff: role !== undefined, isDemo: row.is_demo }),
      recoveryCodesLeft: await countRecoveryCodes(db, id),
    },
  };
}

type Sessions = OutputOf<typeof contract.consoleAccount.sessions>;

const pageRows = statement({
  name: 'console-account-sessions',
  params: [integer('memberId'), timestamptz('now'), timestamptz('idleBefore'), bigint('limit'), bigint('offset')],
  columns: {
    id: uuid,
    audience: smallint,
    created_at: timestamptz,
    last_used_at: timestamptz,
    network: text,
    browser: text,
  },
  text: `select id, audience, created_at, last_used_at, network, browser from session
   where member_id = $1 and ${OPEN_SESSION} order by last_used_at desc, id limit $4 offset $5`,
});
const pageCount = statement({
  name: 'console-account-session-count',
  params: [integer('memberId'), timestamptz('now'), timestamptz('idleBefore')],
  columns: { total: integer },
  text: `select count(*)::int as total from session where member_id = $1 and ${OPEN_SESSION}`,
});

/** Open sessions of the caller's account, the last used first. */
export async function pageSessions(
  db: Db,
  { id, sessionId }: Caller,
  now: Date,
  { pageNo, pageSize }: InputOf<typeof contract.consoleAccount.sessions>,
): Promise<Sessions> {
  const own = [id, now, openSince(now)] as const;
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [...own, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(pageCount, [...own]),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      side: row.audience === AUDIENCE.console ? 'console' : 'storefront',
      beginTime: row.created_at,
      lastUsedTime: row.last_used_at,
      network: row.network,
      browser: row.browser,
      isCurrent: row.id === sessionId,
    })),
    total: count?.total ?? 0,
  };
}
