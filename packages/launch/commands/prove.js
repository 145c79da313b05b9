import { runOnDatabase } from '../run-on-database.js';

/**
 * Proves every account, transaction, paid order and stock from what was written, that each posting which a person
 * decides has the decisions it needed, and that no row of the audit was changed, be the demo running or not.
 *
 * @param {import('../session.js').Session} session
 * @param {string[]} words
 */
export const run = (session, words) =>
  runOnDatabase(session, words, {
    command: 'npm run prove',
    line: 'prove',
    steps: [
      { title: 'Books', file: 'prove', otherwise: 'The books could not be read.' },
      // Each posting that lacks a decision is named on a line of its own.
      { title: 'Decisions', file: 'prove-consent', otherwise: 'The decisions could not be read.', showsFailure: true },
      { title: 'Audit chain', file: 'verify-audit', otherwise: 'The audit could not be read.' },
    ],
  });
