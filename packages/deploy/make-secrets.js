// Makes what the services tell each other apart by, where it does not exist yet: nobody has to think of a password, and
// none stands in a file that many have read.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '/run/passage';

/**
 * A file that is there whole or not at all.
 *
 * @param {string} name
 * @param {string} text
 * @param {number} mode
 */
function keep(name, text, mode) {
  const path = join(FOLDER, name);
  if (existsSync(path)) return;
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  chmodSync(`${path}.new`, mode);
  renameSync(`${path}.new`, path);
  console.log(`${name} made`);
}

// PostgreSQL runs as another user.
const READABLE = 0o444;
const OURS_ALONE = 0o400;

keep('database-password', randomBytes(24).toString('hex'), READABLE);
const password = readFileSync(join(FOLDER, 'database-password'), 'utf8');
keep(
  'settings',
  `DATABASE_URL=postgres://passage:${password}@postgres:5432/passage
PASSAGE_SECRET=${randomBytes(32).toString('hex')}
`,
  OURS_ALONE,
);
