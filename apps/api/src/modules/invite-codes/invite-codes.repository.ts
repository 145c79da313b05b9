import {
  bigint,
  type Columns,
  type Db,
  integer,
  nullable,
  type RowOf,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';

const INVITE_CODE_ROW = {
  id: integer,
  code: text,
  uses: integer,
  used: integer,
  expires_at: nullable(timestamptz),
  revoked_at: nullable(timestamptz),
  remark: text,
  created_at: timestamptz,
} satisfies Columns;
export type InviteCodeRow = RowOf<typeof INVITE_CODE_ROW>;

const COLUMNS = 'id, code, uses, used, expires_at, revoked_at, remark, created_at';

const validByCode = statement({
  name: 'invite-codes-valid',
  params: [text('code'), timestamptz('now')],
  columns: { id: integer },
  text: `select id from invite_code
   where code = upper($1) and used < uses and revoked_at is null and (expires_at is null or expires_at > $2)`,
});
/** A code that lets somebody apply now, in whatever case it is typed. */
export const findValidInviteCode = (db: Db, code: string, now: Date): Promise<{ id: number } | undefined> =>
  db.sql.row(validByCode, [code, now]);

const spend = statement({
  name: 'invite-codes-spend',
  params: [integer('id')],
  columns: { id: integer },
  text: 'update invite_code set used = used + 1 where id = $1 and used < uses and revoked_at is null returning id',
});
/**
 * Takes one use of a code. That it has expired since does no harm: who applied with it was in time.
 *
 * @returns false when all are spent or it was revoked
 */
export const spendInviteCode = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.sql.row(spend, [id])) !== undefined;

const page = statement({
  name: 'invite-codes-page',
  params: [bigint('limit'), bigint('offset')],
  columns: INVITE_CODE_ROW,
  text: `select ${COLUMNS} from invite_code order by id desc limit $1 offset $2`,
});
const count = statement({
  name: 'invite-codes-count',
  columns: { total: integer },
  text: 'select count(*)::int as total from invite_code',
});

/** A page of the invite codes, the newest first, with how many there are. */
export async function pageOfInviteCodes(
  db: Db,
  place: { limit: number; offset: number },
): Promise<{ rows: InviteCodeRow[]; total: number }> {
  const [rows, counted] = await Promise.all([db.sql.rows(page, [place.limit, place.offset]), db.sql.row(count, [])]);
  return { rows, total: counted?.total ?? 0 };
}

const insert = statement({
  name: 'invite-codes-insert',
  params: [text('code'), integer('uses'), nullable(timestamptz)('expiresAt'), text('remark'), timestamptz('now')],
  columns: INVITE_CODE_ROW,
  text: `insert into invite_code (code, uses, expires_at, remark, created_at) values (upper($1), $2, $3, $4, $5)
   on conflict (tenant_id, code) do nothing returning ${COLUMNS}`,
});
/** @returns undefined when there is such a code */
export const insertInviteCode = (
  tx: Tx,
  {
    code,
    uses,
    expiresAt,
    remark,
    now,
  }: { code: string; uses: number; expiresAt: Date | null; remark: string; now: Date },
): Promise<InviteCodeRow | undefined> => tx.sql.row(insert, [code, uses, expiresAt, remark, now]);

const lock = statement({
  name: 'invite-codes-lock',
  params: [integer('id')],
  columns: INVITE_CODE_ROW,
  text: `select ${COLUMNS} from invite_code where id = $1 for update`,
});

/** Locks an invite code until the transaction ends; undefined where there is none. */
export const lockInviteCode = (tx: Tx, id: number): Promise<InviteCodeRow | undefined> => tx.sql.row(lock, [id]);

const update = statement({
  name: 'invite-codes-update',
  params: [integer('id'), integer('uses'), nullable(timestamptz)('expiresAt'), text('remark')],
  columns: INVITE_CODE_ROW,
  text: `update invite_code set uses = $2, expires_at = $3, remark = $4
   where id = $1 and used <= $2 and revoked_at is null returning ${COLUMNS}`,
});

/** Writes uses, expiry and remark of an invite code. @returns it as it stands now */
export const updateInviteCode = (
  tx: Tx,
  id: number,
  { uses, expiresAt, remark }: { uses: number; expiresAt: Date | null; remark: string },
): Promise<InviteCodeRow | undefined> => tx.sql.row(update, [id, uses, expiresAt, remark]);

const revoke = statement({
  name: 'invite-codes-revoke',
  params: [integer('id'), timestamptz('now')],
  columns: INVITE_CODE_ROW,
  text: `update invite_code set revoked_at = $2 where id = $1 and revoked_at is null returning ${COLUMNS}`,
});
/** @returns undefined when it is revoked already */
export const revokeInviteCode = (tx: Tx, id: number, now: Date): Promise<InviteCodeRow | undefined> =>
  tx.sql.row(revoke, [id, now]);
