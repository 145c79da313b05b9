import { runOnDatabase } from '../run-on-database.js';

/**
 * Changes what a store is served as: its hosts.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words host add NAME [--primary] [--tenant KEY], or host remove NAME
 */
export const run = (session, words) =>
  runOnDatabase(session, words, {
    command: 'npm run store',
    line: words[1] === 'remove' ? 'store host remove' : 'store host add',
    steps: [{ title: 'Store', file: 'store' }],
  });
