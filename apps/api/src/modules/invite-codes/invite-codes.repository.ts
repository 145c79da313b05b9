import { type Db, statement, type Tx } from '@passage/database';

export interface InviteCodeRow {
  id: number;
  code: string;
  uses: number;
  used: number;
  expires_at: Date | null;
  revoked_at: Date | null;
  remark: string;
  created_at: Date;
}

const COLUMNS = 'id, code, uses, used, expires_at, revoked_at, remark, created_at';

const validByCode = statement<{ id: number }, [code: string, now: Date]>(
  'invite-codes-valid',
  `select id from invite_code
   where code = upper($1) and used < uses and revoked_at is null and (expires_at is null or expires_at > $2)`,
);
/** A code that lets somebody apply now, in whatever case it is typed. */
export const findValidInviteCode = (db: Db, code: string, now: Date): Promise<{ id: number } | undefined> =>
  db.sql.row(validByCode, [code, now]);

const spend = statement<{ id: number }, [id: number]>(
  'invite-codes-spend',
  'update invite_code set used = used + 1 where id = $1 and used < uses and revoked_at is null returning id',
);
/**
 * Takes one use of a code. That it has expired since does no harm: who applied with it was in time.
 *
 * @returns false when all are spent or it was revoked
 */
export const spendInviteCode = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.sql.row(spend, [id])) !== undefined;

const page = statement<InviteCodeRow, [limit: number, offset: number]>(
  'invite-codes-page',
  `select ${COLUMNS} from invite_code order by id desc limit $1 offset $2`,
);
const count = statement<{ total: number }, []>('invite-codes-count', 'select count(*)::int as total from invite_code');
export async function pageOfInviteCodes(
  db: Db,
  place: { limit: number; offset: number },
): Promise<{ rows: InviteCodeRow[]; total: number }> {
  const [rows, counted] = await Promise.all([db.sql.rows(page, [place.limit, place.offset]), db.sql.row(count, [])]);
  return { rows, total: counted?.total ?? 0 };
}

const insert = statement<
  InviteCodeRow,
  [code: string, uses: number, expiresAt: Date | null, remark: string, now: Date]
>(
  'invite-codes-insert',
  `insert into invite_code (code, uses, expires_at, remark, created_at) values (upper($1), $2, $3, $4, $5)
   on conflict (tenant_id, code) do nothing returning ${COLUMNS}`,
);
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

const lock = statement<InviteCodeRow, [id: number]>(
  'invite-codes-lock',
  `select ${COLUMNS} from invite_code where id = $1 for update`,
);
export const lockInviteCode = (tx: Tx, id: number): Promise<InviteCodeRow | undefined> => tx.sql.row(lock, [id]);

const update = statement<InviteCodeRow, [id: number, uses: number, expiresAt: Date | null, remark: string]>(
  'invite-codes-update',
  `update invite_code set uses = $2, expires_at = $3, remark = $4
   where id = $1 and used <= $2 and revoked_at is null returning ${COLUMNS}`,
);
export const updateInviteCode = (
  tx: Tx,
  id: number,
  { uses, expiresAt, remark }: { uses: number; expiresAt: Date | null; remark: string },
): Promise<InviteCodeRow | undefined> => tx.sql.row(update, [id, uses, expiresAt, remark]);

const revoke = statement<InviteCodeRow, [id: number, now: Date]>(
  'invite-codes-revoke',
  `update invite_code set revoked_at = $2 where id = $1 and revoked_at is null returning ${COLUMNS}`,
);
/** @returns undefined when it is revoked already */
export const revokeInviteCode = (tx: Tx, id: number, now: Date): Promise<InviteCodeRow | undefined> =>
  tx.sql.row(revoke, [id, now]);
