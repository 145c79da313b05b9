import { bigint, integer, statement, text } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';

const MOST_NAMED = 50;

const tenantIds = statement({
  name: 'demo-account-tenants',
  columns: { id: integer },
  text: 'select id from tenant order by id',
});
const demoAccounts = statement({
  name: 'demo-account-emails',
  params: [bigint('limit')],
  columns: { email: text },
  text: 'select email from member where is_demo order by role = 0, email limit $1',
});

/**
 * Says at a start in production mode which accounts of the demo world there are, staff first, and whether they may
 * sign in.
 */
export async function warnOfDemoAccounts({ database, config, log }: Platform): Promise<void> {
  if (config.mode !== 'production') return;
  const emails: string[] = [];
  for (const { id } of await database.global.rows(tenantIds, [])) {
    const found = await database.forTenant(id).readable.sql.rows(demoAccounts, [MOST_NAMED - emails.length]);
    emails.push(...found.map(({ email }) => email));
    if (emails.length >= MOST_NAMED) break;
  }
  if (emails.length === 0) return;
  log.warn(
    { demoAccounts: emails, areOpen: config.admitsDemoAccounts },
    config.admitsDemoAccounts
      ? 'accounts of the demo world, whose passwords everybody knows, may sign in: DEMO_WORLD is on and only this machine reaches the store'
      : 'accounts of the demo world are in the database and refused',
  );
}
