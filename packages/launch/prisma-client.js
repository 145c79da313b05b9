import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, isRemembered, remember } from './fingerprint.js';
import { logFileOf, ROOT } from './folder.js';
import { runProgram } from './programs.js';

const CLIENT = join(ROOT, 'packages', 'database', 'src', 'generated', 'client.ts');
const MARKER = join(ROOT, 'node_modules', '.passage-prisma-client');
const SOURCES = ['prisma/schema', 'packages/database/generate.js', 'packages/database/package.json'];

/**
 * Generates the Prisma client when the schema changed.
 *
 * @param {import('./session.js').Session} session
 * @returns {Promise<string>}
 */
export async function generatePrismaClient(session) {
  const fingerprint = fingerprintOf(SOURCES);
  if (existsSync(CLIENT) && isRemembered(MARKER, fingerprint)) return 'up to date';
  await runProgram(session, {
    name: 'prisma-client',
    words: ['packages/database/generate.js'],
    failure: () =>
      `The Prisma client could not be generated (details: ${logFileOf('prisma-client')}): correct prisma/schema and run the command again.`,
  });
  remember(MARKER, fingerprint);
  return 'generated';
}
