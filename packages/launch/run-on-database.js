import { claimFolder, findDatabase, PACKAGE_STEPS, preparePackages } from './bring-up.js';
import { sharedEmbeddedDatabase } from './embedded-database.js';
import { makeDataFolder } from './folder.js';
import { runProgram } from './programs.js';
import { progress } from './progress.js';
import { readSettings } from './settings.js';

/**
 * Runs a command of the API on the database that `npm start` uses, as that is: neither migrated nor seeded.
 *
 * @param {import('./session.js').Session} session
 * @param {string[]} words for the command
 * @param {{ command: string, title: string, file: string }} what for whoever comes second, for the person, and its file
 * @returns {Promise<number>}
 */
export async function runOnDatabase(session, words, { command, title, file }) {
  const settings = readSettings();
  makeDataFolder();
  settings.databaseUrl ??= sharedEmbeddedDatabase();
  claimFolder(session, settings, command);
  progress.begin(PACKAGE_STEPS + 2);
  await preparePackages(session);
  const url = await findDatabase(session, settings);
  await progress.step(title, async (tell) => {
    const output = await runProgram(session, {
      name: file,
      words: ['--import', 'tsx', `apps/api/src/${file}.ts`, ...words],
      env: { DATABASE_URL: url, PASSAGE_MODE: 'demo' },
      // Every table's name is news for a moment, not for a log.
      ...(process.stdout.isTTY ? { onLine: tell } : {}),
      failure: (text) => text.trim().split('\n').at(-1) || `${command} failed.`,
    });
    return output.trim().split('\n').at(-1) ?? '';
  });
  return 0;
}
