import { integer, statement, type Tx } from '@passage/database';

const lockMember = statement({
  name: 'points-lock-member',
  params: [integer('memberId')],
  columns: { id: integer },
  text: 'select id from member where id = $1 for no key update',
});

/** Locks what adjustPoints changes of a member, for who locks accounts before the points are adjusted. */
export async function lockPoints(tx: Tx, memberId: number): Promise<void> {
  await tx.sql.row(lockMember, [memberId]);
}
