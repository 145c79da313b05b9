import { claimFolder, DATABASE_STEPS, PACKAGE_STEPS, prepareDatabase, preparePackages } from '../bring-up.js';
import { sharedEmbeddedDatabase } from '../embedded-database.js';
import { makeDataFolder } from '../folder.js';
import { runProgram } from '../programs.js';
import { progress } from '../progress.js';
import { readSettings } from '../settings.js';

/**
 * Tells how many jobs wait, fail and were given up, and why, be the demo running or not. With the word again those that
 * were given up run again, as soon as the demo runs.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 */
export async function run(session, words) {
  const settings = readSettings();
  makeDataFolder();
  settings.databaseUrl ??= sharedEmbeddedDatabase();
  claimFolder(session, settings, 'npm run jobs');
  progress.begin(PACKAGE_STEPS + DATABASE_STEPS + 1);
  await preparePackages(session);
  const url = await prepareDatabase(session, settings, { mode: 'demo' });
  let told = '';
  await progress.step('Jobs', async () => {
    told = await runProgram(session, {
      name: 'jobs',
      words: ['--import', 'tsx', 'apps/api/src/jobs.ts', ...words],
      env: { DATABASE_URL: url },
      failure: (text) => text.trim().split('\n').at(-1) || 'The jobs could not be read.',
    });
    return words.includes('again') ? 'set again' : 'read';
  });
  process.stdout.write(told);
  return 0;
}
