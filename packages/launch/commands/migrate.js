import { claimFolder, MIGRATION_STEPS, migrate, PACKAGE_STEPS, preparePackages } from '../bring-up.js';
import { sharedEmbeddedDatabase } from '../embedded-database.js';
import { makeDataFolder } from '../folder.js';
import { progress } from '../progress.js';
import { readSettings } from '../settings.js';

/**
 * Brings the database that `npm start` uses to the newest schema, be it running or not, and makes nothing else.
 *
 * @param {import('../session.js').Session} session
 */
export async function run(session) {
  const settings = readSettings();
  makeDataFolder();
  settings.databaseUrl ??= sharedEmbeddedDatabase();
  claimFolder(session, settings, 'npm run migrate');
  progress.begin(PACKAGE_STEPS + MIGRATION_STEPS);
  await preparePackages(session);
  await migrate(session, settings, { line: 'migrate', mode: 'demo' });
  return 0;
}
