import { migrateDatabase, seedDemoWorld } from './demo-world.js';
import { holdEmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.js';
import { checkExternalDatabase } from './external-database.js';
import { makeDataFolder } from './folder.js';
import { installPackages } from './packages.js';
import { oneAtATime } from './prepare.js';
import { generatePrismaClient } from './prisma-client.js';
import { progress } from './progress.js';
import { buildWeb } from './web-build.js';

/** How many steps `preparePackages` and `prepareDatabase` are. */
export const PACKAGE_STEPS = 2;
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
 * Starts or finds the database, in one step, and leaves it as it is.
 *
 * @param {import('./session.js').Session} session
 * @param {import('./settings.js').Settings} settings
 * @returns {Promise<string>} the database's address
 */
export async function findDatabase(session, settings) {
  let url = settings.databaseUrl ?? '';
  await progress.step('Database', async () => {
    if (settings.databaseUrl) return checkExternalDatabase(settings.databaseUrl);
    url = await startEmbeddedDatabase(session);
    return 'PostgreSQL in .data/postgres';
  });
  return url;
}

/**
 * Starts or finds the database, migrates and seeds it.
 *
 * @param {import('./session.js').Session} session
 * @param {import('./settings.js').Settings} settings
 * @param {{ mode: string, seedWords?: string[] }} options
 * @returns {Promise<string>} the database's address
 */
export async function prepareDatabase(session, settings, { mode, seedWords = [] }) {
  const url = await findDatabase(session, settings);
  const env = { DATABASE_URL: url, PASSAGE_MODE: mode };
  const isEmbedded = !settings.databaseUrl;
  await progress.step('Migrations', () => migrateDatabase(session, env, isEmbedded));
  await progress.step('Demo world', (tell) => seedDemoWorld(session, env, isEmbedded, tell, seedWords));
  return url;
}

/** @param {import('./session.js').Session} session */
export async function prepareWeb(session) {
  await progress.step('Storefront', (tell) => oneAtATime(session, tell, () => buildWeb(session)));
}
