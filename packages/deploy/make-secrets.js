// Makes what the services tell each other apart by, where it does not exist yet: nobody has to think of a password, and
// none stands in a file that many have read. Two folders: what serves reads the first alone; the second, with the password
// of the database's owner, is for PostgreSQL and for what migrates and fills the database.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [app = '/run/passage', owner = '/run/passage-owner'] = process.argv.slice(2);

/**
 * A file that is there whole or not at all.
 *
 * @param {string} path
 * @param {() => string} text
 * @param {number} mode
 */
function keep(path, text, mode) {
  if (existsSync(path)) return;
  writeFileSync(`${path}.new`, text(), { mode: 0o600 });
  chmodSync(`${path}.new`, mode);
  renameSync(`${path}.new`, path);
  console.log(`${path} made`);
}

/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const secret = (bytes = 24) => randomBytes(bytes).toString('hex');

// PostgreSQL runs as another user.
const READABLE = 0o444;
const OURS_ALONE = 0o400;

// Where one folder held everything, the database and those who are signed in know these.
const shared = { password: join(app, 'database-password'), settings: join(app, 'settings') };
const [, tokenSecret] = /^PASSAGE_SECRET=(.+)$/m.exec(read(shared.settings) ?? '') ?? [];

keep(join(owner, 'database-password'), () => read(shared.password) ?? secret(), READABLE);
const password = read(join(owner, 'database-password'));
keep(
  join(owner, 'settings'),
  () => `DATABASE_OWNER_URL=postgres://passage:${password}@postgres:5432/passage\n`,
  OURS_ALONE,
);
keep(
  join(app, 'app-settings'),
  () => `DATABASE_URL=postgres://passage_login:${secret()}@postgres:5432/passage
PASSAGE_SECRET=${tokenSecret ?? secret(32)}
`,
  OURS_ALONE,
);
for (const path of Object.values(shared)) rmSync(path, { force: true });
