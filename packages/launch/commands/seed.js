import { claimFolder, DATABASE_STEPS, PACKAGE_STEPS, prepareDatabase, preparePackages } from '../bring-up.js';
import { sharedEmbeddedDatabase } from '../embedded-database.js';
import { makeDataFolder } from '../folder.js';
import { progress } from '../progress.js';
import { readSettings } from '../settings.js';

/**
 * Seeds into the database that `npm start` uses, be it running or not; the words go to the seed.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 */
export async function run(session, words) {
  const settings = readSettings({ makesDemoWorld: true });
  makeDataFolder();
  settings.databaseUrl ??= sharedEmbeddedDatabase();
  claimFolder(session, settings, 'npm run seed');
  progress.begin(PACKAGE_STEPS + DATABASE_STEPS);
  await preparePackages(session);
  await prepareDatabase(session, settings, { line: 'seed', mode: 'demo', seedWords: words });
  return 0;
}
