import { runOnDatabase } from '../run-on-database.js';

/**
 * Fills an empty database and the storage from the folder of a backup, and proves the books and the audit.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words the folder of the backup
 */
export const run = (session, words) =>
  runOnDatabase(session, words, {
    command: 'npm run restore',
    line: 'restore',
    makesDatabase: true,
    steps: [{ title: 'Restore', file: 'restore' }],
  });
