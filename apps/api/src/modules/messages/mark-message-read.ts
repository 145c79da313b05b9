import { boolean, integer, statement, type Tx, timestamptz } from '@passage/database';
import { announce } from '../../platform/live.ts';

// One that is read already is left as it is: it keeps the moment at which it was read.
const markRead = statement({
  name: 'messages-mark-read',
  params: [integer('id'), integer('memberId'), timestamptz('now')],
  columns: { id: integer, changed: boolean },
  text: `with mine as (select id from system_message where id = $1 and member_id = $2),
     done as (
       update system_message set read_at = $3 where id = $1 and member_id = $2 and read_at is null returning id
     )
   select id, exists (select from done) as changed from mine`,
});

/**
 * Marks a message of the member's read, which the member's other open pages hear of.
 *
 * @returns its id; none where the member has no such message
 */
export async function markMessageRead(tx: Tx, memberId: number, id: number, now: Date): Promise<number | undefined> {
  const row = await tx.sql.row(markRead, [id, memberId, now]);
  if (row?.changed) announce(tx, { about: 'unread', id: memberId });
  return row?.id;
}
