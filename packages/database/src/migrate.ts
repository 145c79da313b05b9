/**
 * Command: brings a database to the newest schema and makes the logins of the processes. DATABASE_OWNER_URL connects as the
 * owner and DATABASE_URL as the app; where that alone is set it is the owner's.
 */
import { faultsOf, settingOf, WRONG_SETTING } from '@passage/settings';
import { databaseLine } from '@passage/settings/command-lines';
import { LoginError } from './make-logins.ts';
import { migrate } from './migrate-database.ts';
import { migrationFault } from './schema-version.ts';

function stopWith(sentence: string, code: number): never {
  console.error(sentence);
  process.exit(code);
}

const faults = faultsOf(process.env);
if (faults.length > 0) stopWith(faults.join('\n'), WRONG_SETTING);
const [owner, other] = [settingOf(process.env, 'DATABASE_OWNER_URL'), settingOf(process.env, 'DATABASE_URL')];
const ownerUrl =
  owner ?? other ?? stopWith('Set DATABASE_OWNER_URL to the PostgreSQL database to migrate.', WRONG_SETTING);
console.log(databaseLine('migrate', ownerUrl));
const fault = await migrationFault(ownerUrl);
if (fault !== undefined) stopWith(fault, WRONG_SETTING);
try {
  const applied = await migrate(ownerUrl, { appUrl: owner === undefined ? undefined : other });
  const [first, last] = [applied[0], applied.at(-1)];
  // All that there is would be a line of two screens.
  const told = applied.length > 3 ? `${applied.length} from ${first} to ${last}` : applied.join(', ');
  console.log(applied.length ? `applied ${told}` : 'nothing to apply');
} catch (error) {
  if (!(error instanceof LoginError)) throw error;
  stopWith(error.message, WRONG_SETTING);
}
// The engine leaves the timer of its lock behind, which would keep the process for ten seconds.
process.exit(0);
