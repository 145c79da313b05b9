import { Client, type ClientBase, type Pool } from 'pg';
import { LOGINS, type Process } from '../login-url.js';

/**
 * What a connection could become or change. Whoever it is a member of it may become; a superuser is a member of all, and
 * the database's owner of pg_database_owner.
 */
const STANDING = `
  with within_reach as (select * from pg_roles where pg_has_role(session_user, oid, 'member'))
  select session_user::text as login, current_user::text as role,
    bool_or(rolsuper) as is_superuser,
    bool_or(rolbypassrls or rolreplication) as is_free,
    bool_or(rolcreaterole or rolcreatedb) as makes_roles,
    coalesce(array_agg(rolname::text order by rolname) filter (where rolname not in (session_user, $1)), '{}') as others,
    exists (select from pg_shdepend where deptype = 'o' and refclassid = 'pg_authid'::regclass
            and refobjid = (select oid from pg_roles where rolname = session_user))
    or exists (select from pg_class where relowner in (select oid from within_reach)
               and relnamespace in ('public'::regnamespace, to_regnamespace('passage'))) as is_owner
  from within_reach`;

interface Standing {
  readonly login: string;
  readonly role: string;
  readonly is_superuser: boolean;
  readonly is_free: boolean;
  readonly makes_roles: boolean;
  readonly others: string[];
  readonly is_owner: boolean;
}

/**
 * Refuses a connection that row-level security does not bind, or that one statement could unbind.
 *
 * @param connection of a process's own, made as it makes them
 * @param as which of the processes' logins it has to be
 * @throws Error telling why it is refused
 */
export async function assertBound(connection: ClientBase | Pool, as: Process): Promise<void> {
  const { rows } = await connection.query<Standing>(STANDING, [LOGINS[as].role]);
  const [standing] = rows;
  const why = standing === undefined ? 'it is unknown' : whyRefused(standing, LOGINS[as].role);
  if (why !== undefined)
    throw new Error(
      `The database login ${standing?.login ?? '?'} could bypass row-level security (${why}): set DATABASE_URL to the address of ${LOGINS.app.login}, which the migration command makes, and DATABASE_OWNER_URL to the owner's, for migrations alone.`,
    );
}

function whyRefused(standing: Standing, role: string): string | undefined {
  if (standing.is_superuser) return 'it is a superuser or may become one';
  if (standing.is_free) return 'it is above row-level security or may read all that is written';
  if (standing.makes_roles) return 'it may make roles or databases';
  if (standing.is_owner) return 'it owns what it uses';
  if (standing.others.length > 0) return `it may become ${standing.others.join(', ')}`;
  return standing.role === role ? undefined : `it runs as ${standing.role}, not as ${role}`;
}

/**
 * The same for an address, on a connection of its own.
 *
 * @param url as a process uses it
 * @throws Error telling why it is refused, or that nothing answers
 */
export async function assertBoundLogin(url: string, as: Process): Promise<void> {
  const client = new Client({
    connectionString: url,
    options: `-c role=${LOGINS[as].role}`,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await assertBound(client, as);
  } finally {
    await client.end().catch(() => undefined);
  }
}
