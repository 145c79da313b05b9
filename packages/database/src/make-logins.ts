import { Client } from 'pg';
import { LOGINS, type Process, urlAs } from '../login-url.js';
import { sqlState } from './errors.ts';
import { scramVerifier } from './scram-verifier.ts';

const PROCESSES: readonly Process[] = ['app', 'relay', 'queue'];
/** PostgreSQL's words for a password that is refused, and for a way in that is not open. */
const REFUSED = ['28P01', '28000'];
/** What is left of two migrations of one cluster that make the same role at once. */
const MADE_MEANWHILE = ['42710', '23505', 'XX000'];
const ATTEMPTS = 5;

/** Logins that cannot be made; the message is a sentence for the person who migrates. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
}

interface Standing {
  readonly is_fit: boolean;
  readonly is_member: boolean;
  readonly others: string[];
}

const STANDING = `
  select rolcanlogin and not (rolsuper or rolinherit or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls) as is_fit,
    exists (select from pg_auth_members where member = login.oid and roleid = $2::regrole) as is_member,
    array(select roleid::regrole::text from pg_auth_members where member = login.oid and roleid <> $2::regrole) as others
  from pg_roles as login where rolname = $1`;

// Logins are the whole server's, rights are of one database each: whose tables the role may read is served by its login.
const SERVED_ELSEWHERE = `
  select distinct pg_database.datname as name
  from pg_shdepend as granted join pg_database on pg_database.oid = granted.dbid
  where granted.refclassid = 'pg_authid'::regclass and granted.refobjid = $1::regrole and granted.deptype = 'a'
    and pg_database.datallowconn and pg_database.datname <> current_database() order by 1`;

/**
 * Makes the roles that processes log in as: they own nothing, inherit nothing and may take on the one role whose rights
 * they need. Where they stand as they should nothing is sent that changes anything; a password that the address does not
 * know is replaced by the address's, unless another database of the server is served with it.
 *
 * @param owner is connected as the owner
 * @param appUrl the address of the app's login
 * @throws LoginError where a login stands otherwise and the owner may not change it, and where a new password would shut
 * the processes of another database out
 */
export async function makeLogins(owner: Client, appUrl: string): Promise<void> {
  if (new URL(appUrl).username !== LOGINS.app.login)
    throw new LoginError(
      `Beside DATABASE_OWNER_URL, DATABASE_URL has to be the address of ${LOGINS.app.login}, with a password that you think of.`,
    );
  for (const process of PROCESSES) {
    const { login, role } = LOGINS[process];
    const url = urlAs(appUrl, process);
    for (let attempt = 1; ; attempt++) {
      try {
        await makeLogin(owner, { login, role, url });
        break;
      } catch (error) {
        if (sqlState(error) === '42501')
          throw new LoginError(
            `The owner may not make or change the login ${login}, which another owner of this PostgreSQL made: set DATABASE_URL to its address and DATABASE_OWNER_URL to the owner's.`,
            { cause: error },
          );
        if (attempt === ATTEMPTS || !MADE_MEANWHILE.includes(sqlState(error) ?? '')) throw error;
      }
    }
  }
  await guardDatabase(owner);
}

async function makeLogin(
  owner: Client,
  { login, role, url }: { readonly login: string; readonly role: string; readonly url: string },
): Promise<void> {
  const password = decodeURIComponent(new URL(url).password);
  const kept = password === '' ? 'null' : `'${scramVerifier(password)}'`;
  const standing = async () => (await owner.query<Standing>(STANDING, [login, role])).rows[0];
  const before = await standing();
  if (!before) await owner.query(`create role ${login} login noinherit password ${kept}`);
  else if (!before.is_fit)
    await owner.query(
      `alter role ${login} login noinherit nosuperuser nocreaterole nocreatedb noreplication nobypassrls`,
    );
  for (const other of before?.others ?? []) await owner.query(`revoke ${other} from ${login}`);
  if (!before?.is_member) await owner.query(`grant ${role} to ${login}`);
  const { rows } = await owner.query<{ may_connect: boolean; name: string }>(
    "select has_database_privilege($1, current_database(), 'connect') as may_connect, quote_ident(current_database()) as name",
    [login],
  );
  if (rows[0]?.may_connect === false) await owner.query(`grant connect on database ${rows[0].name} to ${login}`);
  if (await isLetIn(url)) return;
  if (before) await refuseToShutOthersOut(owner, login, role);
  await owner.query(`alter role ${login} password ${kept}`);
  if (!(await isLetIn(url)))
    throw new LoginError(
      `The PostgreSQL does not let ${login} in: its pg_hba.conf has to, with the password of DATABASE_URL.`,
    );
}

async function refuseToShutOthersOut(owner: Client, login: string, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(SERVED_ELSEWHERE, [role]);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new LoginError(
    `The login ${login} has another password, with which this PostgreSQL serves ${names} too: name it in DATABASE_URL beside DATABASE_OWNER_URL, or change it by hand for all of them.`,
  );
}

async function isLetIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (REFUSED.includes(sqlState(error) ?? '') || (error instanceof Error && /password must be a/.test(error.message)))
      return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Takes from everybody what PostgreSQL gives to everybody in a new database: temporary tables, which only the queue's
 * functions make, and tables in the schema public. A copy of a database starts without it.
 *
 * @param owner is connected as the owner; nothing happens where that is not the database's
 */
export async function guardDatabase(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; is_open: boolean }>(
    `select quote_ident(datname) as name,
       exists (
         select from aclexplode(coalesce(datacl, acldefault('d', datdba))) as given
         where given.grantee = 0 and given.privilege_type = 'TEMPORARY'
       ) or exists (
         select from pg_namespace cross join aclexplode(coalesce(nspacl, acldefault('n', nspowner))) as given
         where nspname = 'public' and given.grantee = 0 and given.privilege_type = 'CREATE'
       ) as is_open
     from pg_database where datname = current_database() and pg_has_role(current_user, datdba, 'usage')`,
  );
  const [database] = rows;
  if (!database?.is_open) return;
  await owner.query(`
    revoke temporary on database ${database.name} from public;
    grant temporary on database ${database.name} to ${LOGINS.queue.role};
    revoke create on schema public from public;
  `);
}
