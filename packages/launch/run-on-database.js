import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseLine } from '../settings/command-lines.js';
import { claimFolder, findDatabase, PACKAGE_STEPS, preparePackages } from './bring-up.js';
import { sharedEmbeddedDatabase } from './embedded-database.js';
import { DATA, makeDataFolder } from './folder.js';
import { LaunchFailure } from './launch-failure.js';
import { runProgram, startProgram } from './programs.js';
import { progress } from './progress.js';
import { readSettings } from './settings.js';

/**
 * @typedef {object} Step
 * @property {string} title for the person
 * @property {string} file of the API, which does it
 * @property {string} [otherwise] what is said where it fails without a word
 * @property {boolean} [showsFailure] whether all is shown that it says, where it fails too
 *
 * @typedef {object} Work
 * @property {string} command what is typed, for whoever comes second
 * @property {string} line as `databaseLine` knows it
 * @property {boolean} [makesDatabase] whether it makes the embedded database where there is none
 * @property {boolean} [isPlain] whether its one step prints to the terminal by itself, past the log: rows may be anybody's
 * @property {boolean} [showsAll] whether all is shown that the last step prints, not its last line alone
 * @property {Step[]} steps
 */

/**
 * Runs commands of the API on the database that `npm start` uses, be that running or not, and as it is: neither migrated
 * nor seeded.
 *
 * @param {import('./session.js').Session} session
 * @param {string[]} words for the commands
 * @param {Work} work
 * @returns {Promise<number>}
 */
export async function runOnDatabase(
  session,
  words,
  { command, line, makesDatabase = false, isPlain = false, showsAll = false, steps },
) {
  const settings = readSettings();
  if (!settings.databaseUrl && !makesDatabase && !existsSync(join(DATA, 'postgres'))) {
    throw new LaunchFailure('There is no database in this folder yet: run npm start first, or set DATABASE_URL.');
  }
  makeDataFolder();
  settings.databaseUrl ??= sharedEmbeddedDatabase();
  claimFolder(session, settings, command);
  progress.begin(PACKAGE_STEPS + 1 + (isPlain ? 0 : steps.length));
  await preparePackages(session);
  const addresses = await findDatabase(session, settings);
  const env = { ...addresses, PASSAGE_MODE: 'demo' };
  const wordsOf = (/** @type {string} */ file) => ['--import', 'tsx', `apps/api/src/${file}.ts`, ...words];
  const [only] = steps;
  if (isPlain && only) {
    const { code } = await startProgram(session, {
      name: only.file,
      words: wordsOf(only.file),
      env,
      output: 'terminal',
    }).ended;
    return code;
  }
  const named = databaseLine(line, addresses.DATABASE_OWNER_URL);
  process.stdout.write(`${named}\n`);
  let told = '';
  for (const { title, file, otherwise = `${command} failed.`, showsFailure = false } of steps) {
    await progress.step(title, async (tell) => {
      const output = await runProgram(session, {
        name: file,
        words: wordsOf(file),
        env,
        // Every table's name is news for a moment, not for a log.
        ...(process.stdout.isTTY ? { onLine: tell } : {}),
        failure: (text) => (showsFailure ? withoutLine(text) : text.trim().split('\n').at(-1)) || otherwise,
      });
      // The command names the database too, for whom runs it by itself.
      told = withoutLine(output);
      return showsFailure ? told.trim() : showsAll ? 'done' : (told.trim().split('\n').at(-1) ?? '');
    });
  }
  if (showsAll) process.stdout.write(told);
  return 0;
}

/**
 * What a command prints, without the line by which it names the database.
 *
 * @param {string} text
 * @returns {string}
 */
function withoutLine(text) {
  return text.replace(/^Database .*\n/, '');
}
