import { statement, type WritableDb } from '@passage/database';
import { found } from '../../http/failure.ts';

const saveInfo = statement<
  { id: number },
  [memberId: number, firstName: string, lastName: string, phone: string, sex: number | null]
>(
  'account-save-info',
  `update member set first_name = $2, last_name = $3, phone = $4, sex = coalesce($5, sex) where id = $1 returning id`,
);

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
