import { runOnDatabase } from '../run-on-database.js';

/**
 * Runs one SQL statement as the app does, in the rows of one tenant, be the demo running or not.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words the statement, --tenant N, --write
 */
export const run = (session, words) =>
  runOnDatabase(session, words, {
    command: 'npm run sql',
    line: words.includes('--write') ? 'sql --write' : 'sql',
    isPlain: true,
    steps: [{ title: 'SQL', file: 'sql' }],
  });
