import type { StaffRole } from '@passage/contract';
import { boolean, type Db, integer, smallint, statement, text } from '@passage/database';

/** Roles of staff by the number that members carry; any other number is a shopper's. */
export const STAFF_ROLE: Readonly<Record<number, StaffRole>> = { 1: 'admin', 2: 'reviewer', 3: 'support' };

const credentials = statement({
  name: 'session-credentials',
  params: [text('email')],
  columns: {
    id: integer,
    password_hash: text,
    user_name: text,
    role: smallint,
    is_demo: boolean,
    is_banned: boolean,
    has_codes: boolean,
    owns_shop: boolean,
  },
  text: `select id, password_hash, user_name, role, is_demo, banned_at is not null as is_banned,
     exists (select from second_factor where second_factor.tenant_id = member.tenant_id
       and second_factor.member_id = member.id and second_factor.confirmed_at is not null) as has_codes,
     exists (select from shop where shop.tenant_id = member.tenant_id and shop.owner_id = member.id) as owns_shop
   from member where email = $1 and disabled_at is null`,
});
const memberByEmail = statement({
  name: 'session-member-by-email',
  params: [text('email')],
  columns: { id: integer },
  text: 'select id from member where email = $1',
});

/** What a sign-in has to know of an account. */
export interface Credentials {
  readonly id: number;
  readonly passwordHash: string;
  readonly userName: string;
  readonly role: StaffRole | undefined;
  readonly ownsShop: boolean;
  readonly isDemo: boolean;
  readonly isBanned: boolean;
  /** Whether the second factor is on. */
  readonly hasCodes: boolean;
}

/** @param email in lower case */
export async function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  const row = await db.sql.row(credentials, [email]);
  return (
    row && {
      id: row.id,
      passwordHash: row.password_hash,
      userName: row.user_name,
      role: STAFF_ROLE[row.role],
      ownsShop: row.owns_shop,
      isDemo: row.is_demo,
      isBanned: row.is_banned,
      hasCodes: row.has_codes,
    }
  );
}

/** @param email in lower case */
export const isRegistered = async (db: Db, email: string): Promise<boolean> =>
  (await db.sql.row(memberByEmail, [email])) !== undefined;
