import { DATA, logFileOf } from './folder.js';
import { clusterFault } from './postgres.js';
import { runProgram } from './programs.js';

/**
 * Brings the database to the newest schema.
 *
 * @param {import('./session.js').Session} session
 * @param {Record<string, string>} env
 * @param {boolean} isEmbedded
 * @returns {Promise<string>}
 */
export async function migrateDatabase(session, env, isEmbedded) {
  const output = await runProgram(session, {
    name: 'migrate',
    words: ['--import', 'tsx', 'packages/database/src/migrate.ts'],
    env,
    failure: (text) => {
      const login =
        /^(The owner may not make or change the login|The PostgreSQL does not let|Beside DATABASE_OWNER_URL,) .+$/m.exec(
          text,
        );
      if (login) return login[0];
      const fault = isEmbedded ? clusterFault(DATA) : undefined;
      if (fault) return fault;
      const details = `details: ${logFileOf('migrate')}`;
      if (/permission denied|must be (owner|superuser)|42501/.test(text)) {
        return `The user of DATABASE_URL may not change the schema (${details}): use the database's owner, with the right to create roles.`;
      }
      return isEmbedded
        ? `The database cannot be brought to the newest schema (${details}): delete ${DATA} and run the command again, the demo world is made anew.`
        : `The database at DATABASE_URL cannot be brought to the newest schema (${details}): use an empty database, or repair this one.`;
    },
  });
  return output.trim().split('\n').at(-1) || 'done';
}

/**
 * Seeds the demo world; the seed itself knows what is there already.
 *
 * @param {import('./session.js').Session} session
 * @param {Record<string, string>} env
 * @param {boolean} isEmbedded
 * @param {(note: string) => void} tell
 * @param {string[]} [words]
 * @returns {Promise<string>}
 */
export async function seedDemoWorld(session, env, isEmbedded, tell, words = []) {
  await runProgram(session, {
    name: 'seed',
    words: ['--import', 'tsx', 'prisma/seed/main.ts', ...words],
    env,
    onLine: tell,
    failure: () =>
      (isEmbedded ? clusterFault(DATA) : undefined) ??
      `The demo world cannot be seeded (details: ${logFileOf('seed')}): delete ${DATA} (or empty the database at DATABASE_URL) and run the command again.`,
  });
  return 'done';
}
