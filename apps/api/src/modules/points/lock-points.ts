import { statement, type Tx } from '@passage/database';

const lockMember = statement<{ id: number }, [memberId: number]>(
  'points-lock-member',
  'select id from member where id = $1 for no key update',
);

/** Locks what adjustPoints changes of a member, for who locks accounts before the points are adjusted. */
export async function lockPoints(tx: Tx, memberId: number): Promise<void> {
  await tx.sql.row(lockMember, [memberId]);
}
