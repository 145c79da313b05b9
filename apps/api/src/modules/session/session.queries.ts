import type { StaffRole } from '@passage/contract';
import { type Db, statement } from '@passage/database';

/** Roles of staff by the number that members carry; any other number is a shopper's. */
export const STAFF_ROLE: Readonly<Record<number, StaffRole>> = { 1: 'admin', 2: 'reviewer', 3: 'support' };

const credentials = statement<{ id: number; password_hash: string; user_name: string; role: number }, [email: string]>(
  'session-credentials',
  'select id, password_hash, user_name, role from member where email = $1',
);
const memberByEmail = statement<{ id: number }, [email: string]>(
  'session-member-by-email',
  'select id from member where email = $1',
);

/** @param email in lower case */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ id: number; passwordHash: string; userName: string; role: StaffRole | undefined } | undefined> {
  const row = await db.sql.row(credentials, [email]);
  return row && { id: row.id, passwordHash: row.password_hash, userName: row.user_name, role: STAFF_ROLE[row.role] };
}

/** @param email in lower case */
export const isRegistered = async (db: Db, email: string): Promise<boolean> =>
  (await db.sql.row(memberByEmail, [email])) !== undefined;
