import { integer, nullable, smallint, statement, type Tx, text, timestamptz, type WritableDb } from '@passage/database';
import { Failure, found } from '../../http/failure.ts';

const saveInfo = statement({
  name: 'account-save-info',
  params: [integer('memberId'), text('firstName'), text('lastName'), text('phone'), nullable(smallint)('sex')],
  columns: { id: integer },
  text: `update member set first_name = $2, last_name = $3, phone = $4, sex = coalesce($5, sex) where id = $1 returning id`,
});

/** What a member tells of the person. A sex once told stays where none is sent. */
export async function saveUserInfo(
  db: WritableDb,
  memberId: number,
  info: {
    readonly firstName: string | undefined;
    readonly lastName: string | undefined;
    readonly phone: string | undefined;
    readonly sex: number | undefined;
  },
): Promise<void> {
  const { firstName = '', lastName = '', phone = '', sex = null } = info;
  found(await db.sql.row(saveInfo, [memberId, firstName, lastName, phone, sex]));
}

const insertMember = statement({
  name: 'member-insert',
  params: [text('email'), text('passwordHash'), text('language'), timestamptz('now')],
  columns: { id: integer },
  text: `insert into member (email, password_hash, language, created_at) values ($1, $2, $3, $4)
   on conflict (tenant_id, email) do nothing returning id`,
});

/**
 * Makes an account.
 *
 * @returns its member's id
 * @throws Failure EMAIL_TAKEN
 */
export async function createMember(
  tx: Tx,
  { email, passwordHash, language, now }: { email: string; passwordHash: string; language: string; now: Date },
): Promise<number> {
  const row = await tx.sql.row(insertMember, [email, passwordHash, language, now]);
  if (!row) throw new Failure('EMAIL_TAKEN');
  return row.id;
}

const addToMember = statement({
  name: 'account-add-points',
  params: [integer('memberId'), integer('points')],
  columns: { id: integer },
  text: 'update member set point = point + $2 where id = $1 returning id',
});

/** Adds integral points to those that an account shows, or takes them where there are less than none. */
export async function addPoints(tx: Tx, memberId: number, points: number): Promise<void> {
  await tx.sql.row(addToMember, [memberId, points]);
}
