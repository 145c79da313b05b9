import { appUrlOf } from '../database/login-url.js';
import { databaseLine } from '../settings/command-lines.js';
import { migrateDatabase, seedDemoWorld } from './demo-world.js';
import { holdEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.js';
import { checkExternalDatabase } from './external-database.js';
import { makeDataFolder } from './folder.js';
import { installPackages } from './packages.js';
import { oneAtATime } from './prepare.js';
import { generatePrismaClient } from './prisma-client.js';
import { progress } from './progress.js';
import { buildWeb } from './web-build.js';

/** How many steps `preparePackages`, `migrate` and `prepareDatabase` are. */
export const PACKAGE_STEPS = 2;
export const MIGRATION_STEPS = 2;
export const DATABASE_STEPS = 3;

/**
 * Takes what the folder has one of, before the long steps.
 *
 * @param {import('./session.js').Session} session
 * @param {import('./settings.js').Settings} settings
 * @param {string} note for whoever comes second
 */
export function claimFolder(session, settings, note) {
  makeDataFolder();
  if (!settings.databaseUrl) holdEmbeddedDatabase(session, note);
}

/** @param {import('./session.js').Session} session */
export async function preparePackages(session) {
  await progress.step('Packages', (tell) => oneAtATime(session, tell, () => installPackages(session, tell)));
  await progress.step('Prisma client', (tell) => oneAtATime(session, tell, () => generatePrismaClient(session)));
}

/**
 * @typedef {object} Addresses
 * @property {string} DATABASE_OWNER_URL for what migrates, fills, backs up, restores and proves
 * @property {string} DATABASE_URL for what serves
 */

/**
 * Starts or finds the database, in one step, and leaves it as it is.
 *
 * @param {import('./session.js').Session} session
 * @param {import('./settings.js').Settings} settings
 * @returns {Promise<Addresses>}
 */
export async function findDatabase(session, settings) {
  let url = settings.databaseUrl ?? '';
  await progress.step('Database', async () => {
    if (settings.databaseUrl) return checkExternalDatabase(settings.databaseUrl);
    url = await startEmbeddedDatabase(session);
    return 'PostgreSQL in .data/postgres';
  });
  return { DATABASE_OWNER_URL: url, DATABASE_URL: settings.appUrl ?? appUrlOf(url) };
}

/**
 * Starts or finds the database, says what is done there, and migrates it.
 *
 * @param {import('./session.js').Session} session
 * @param {import('./settings.js').Settings} settings
 * @param {{ line: string, mode: string }} options the command as `databaseLine` knows it
 * @returns {Promise<{ addresses: Addresses, env: Record<string, string>, isEmbedded: boolean }>}
 */
export async function migrate(session, settings, { line, mode }) {
  const addresses = await findDatabase(session, settings);
  process.stdout.write(`${databaseLine(line, addresses.DATABASE_OWNER_URL, process.env)}\n`);
  const env = { ...addresses, PASSAGE_MODE: mode };
  const isEmbedded = !settings.databaseUrl;
  await progress.step('Migrations', () => migrateDatabase(session, env, isEmbedded));
  return { addresses, env, isEmbedded };
}

/**
 * Starts or finds the database, migrates and seeds it.
 *
 * @param {import('./session.js').Session} session
 * @param {import('./settings.js').Settings} settings
 * @param {{ line: string, mode: string, seedWords?: string[] }} options
 * @returns {Promise<Addresses>}
 */
export async function prepareDatabase(session, settings, { line, mode, seedWords = [] }) {
  const { addresses, env, isEmbedded } = await migrate(session, settings, { line, mode });
  await progress.step('Demo world', (tell) => seedDemoWorld(session, env, isEmbedded, tell, seedWords));
  return addresses;
}

/** @param {import('./session.js').Session} session */
export async function prepareWeb(session) {
  await progress.step('Storefront', (tell) => oneAtATime(session, tell, () => buildWeb(session)));
}
