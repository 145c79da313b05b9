import { type Db, statement } from '@passage/database';

// One that is read already is left as it is: it keeps the moment at which it was read.
const markRead = statement<{ id: number }, [id: number, memberId: number, now: Date]>(
  'messages-mark-read',
  `with mine as (select id from system_message where id = $1 and member_id = $2),
     done as (
       update system_message set read_at = $3 where id = $1 and member_id = $2 and read_at is null returning id
     )
   select id from mine`,
);

/** @returns the id of the message; none where the member has no such message */
export const markMessageRead = async (db: Db, memberId: number, id: number, now: Date): Promise<number | undefined> =>
  (await db.sql.row(markRead, [id, memberId, now]))?.id;
