import { runOnDatabase } from '../run-on-database.js';

/**
 * Writes the database as of one moment and the uploaded files into a new folder, be the demo running or not.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words the folder, where it is not to be one below backups/
 */
export const run = (session, words) =>
  runOnDatabase(session, words, {
    command: 'npm run backup',
    line: 'backup',
    steps: [{ title: 'Backup', file: 'backup' }],
  });
