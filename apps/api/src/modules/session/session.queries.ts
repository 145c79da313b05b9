import { type Db, statement } from '@passage/database';

const credentials = statement<{ id: number; password_hash: string; user_name: string }, [email: string]>(
  'session-credentials',
  'select id, password_hash, user_name from member where email = $1',
);
const memberByEmail = statement<{ id: number }, [email: string]>(
  'session-member-by-email',
  'select id from member where email = $1',
);

/** @param email in lower case */
export async function findCredentials(
  db: Db,
  email: string,
): Promise<{ id: number; passwordHash: string; userName: string } | undefined> {
  const row = await db.sql.row(credentials, [email]);
  return row && { id: row.id, passwordHash: row.password_hash, userName: row.user_name };
}

/** @param email in lower case */
export const isRegistered = async (db: Db, email: string): Promise<boolean> =>
  (await db.sql.row(memberByEmail, [email])) !== undefined;
