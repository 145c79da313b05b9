import { placeOf } from './database-place.js';
import { isDemoWorldUnwanted } from './settings.js';

const MIGRATES = 'brings its schema to the newest';

/**
 * What each command does to the database that it opens, for the line that it prints before.
 *
 * @type {Readonly<Record<string, string>>}
 */
const DOES = {
  migrate: MIGRATES,
  prove: 'reads the books and the audit, and changes nothing',
  'prove-consent': 'reads the ledger and who decided on it, and changes nothing',
  'verify-audit': 'reads the audit, and changes nothing',
  jobs: 'reads how the jobs stand, and changes nothing',
  'jobs again': 'has the jobs that were given up run again',
  sql: 'reads one tenant as the app does, and changes nothing',
  'sql --write': 'runs a statement in one tenant as the app does',
  backup: 'reads all rows, and changes nothing',
  restore: 'fills it from the backup, where it is empty',
  'index-search': 'makes its search index anew',
  'store host add': 'gives a store a host, and writes that into its audit',
  'store host remove': 'takes a host from its store, and writes that into its audit',
};
/** Those that make the demo world too. */
const SEEDING = ['start', 'dev', 'seed'];

/**
 * The line that a command prints before it opens a database.
 *
 * @param {string} command such as prove or jobs again
 * @param {string} databaseUrl
 * @param {import('./settings.js').Environment} [environment] which may want no demo world
 * @returns {string} with host, port and name, without user and password
 */
export function databaseLine(command, databaseUrl, environment = {}) {
  const seeds = isDemoWorldUnwanted(environment) ? 'makes no demo world' : 'makes the demo world where it is missing';
  const does = SEEDING.includes(command) ? `${MIGRATES} and ${seeds}` : DOES[command];
  if (does === undefined) throw new Error(`${command} is no command`);
  return `Database ${placeOf(databaseUrl)}: ${does}.`;
}
