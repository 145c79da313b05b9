import { runOnDatabase } from '../run-on-database.js';

/**
 * Tells how many jobs wait, fail and were given up, and why, be the demo running or not. With the word again those that
 * were given up run again, as soon as the demo runs.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 */
export const run = (session, words) =>
  runOnDatabase(session, words, {
    command: 'npm run jobs',
    line: words[0] === 'again' ? 'jobs again' : 'jobs',
    showsAll: true,
    steps: [{ title: 'Jobs', file: 'jobs', otherwise: 'The jobs could not be read.' }],
  });
