import { claimFolder, DATABASE_STEPS, PACKAGE_STEPS, prepareDatabase, preparePackages } from '../bring-up.js';
import { sharedEmbeddedDatabase } from '../embedded-database.js';
import { makeDataFolder } from '../folder.js';
import { runProgram } from '../programs.js';
import { progress } from '../progress.js';
import { readSettings } from '../settings.js';

/**
 * Proves every account, transaction, paid order and stock from what was written, and that no row of the audit was
 * changed, be the demo running or not.
 *
 * @param {import('../session.js').Session} session
 */
export async function run(session) {
  const settings = readSettings();
  makeDataFolder();
  settings.databaseUrl ??= sharedEmbeddedDatabase();
  claimFolder(session, settings, 'npm run prove');
  progress.begin(PACKAGE_STEPS + DATABASE_STEPS + 2);
  await preparePackages(session);
  const url = await prepareDatabase(session, settings, { mode: 'demo' });
  await progress.step('Books', async () => {
    const output = await runProgram(session, {
      name: 'prove',
      words: ['--import', 'tsx', 'apps/api/src/prove.ts'],
      env: { DATABASE_URL: url },
      failure: (text) => text.trim().split('\n').at(-1) || 'The books could not be read.',
    });
    return output.trim();
  });
  await progress.step('Audit chain', async () => {
    const output = await runProgram(session, {
      name: 'verify-audit',
      words: ['--import', 'tsx', 'apps/api/src/verify-audit.ts'],
      env: { DATABASE_URL: url },
      failure: (text) => text.trim().split('\n').at(-1) || 'The audit could not be read.',
    });
    return output.trim().split('\n').at(-1) ?? '';
  });
  return 0;
}
