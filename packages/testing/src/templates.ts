import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { appUrlOf } from '@passage/database/login-url';
import { migrate } from '@passage/database/migrate-database';
import pg from 'pg';

export type TemplateName = 'empty' | 'demo';

const DATABASE_OF: Record<TemplateName, string> = { empty: 'passage_template', demo: 'passage_demo' };
/** Any number that nothing else in the cluster locks. */
const TEMPLATE_LOCK = 7_011_978;
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The same server, another database. */
export function urlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Migrates once what every other database of the run is copied from. */
export async function makeEmptyTemplate(clusterUrl: string): Promise<void> {
  await makeTemplate(clusterUrl, 'empty', 'template0', (url) => migrate(url));
}

/**
 * The template's database, made at its first use: whichever worker comes first makes it and the others wait.
 *
 * @param filesFolder where a seed puts the files that it uploads
 */
export async function templateDatabase(
  clusterUrl: string,
  template: TemplateName,
  filesFolder?: string,
): Promise<string> {
  if (template === 'demo')
    await makeTemplate(clusterUrl, 'demo', DATABASE_OF.empty, (url) => seedDemo(url, filesFolder));
  return DATABASE_OF[template];
}

async function makeTemplate(
  clusterUrl: string,
  template: TemplateName,
  source: string,
  fill: (url: string) => Promise<unknown>,
): Promise<void> {
  const name = DATABASE_OF[template];
  const draft = `${name}_draft`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} TEMPLATE ${source} STRATEGY FILE_COPY`);
    await fill(urlOf(clusterUrl, draft));
    // Renamed when whole: a template that carries its name is one to trust. Nobody may sit in it and so block copies.
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [draft]);
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  } finally {
    await client.end();
  }
}

/**
 * Seeds the demo world in a process of its own, as `npm start` does.
 *
 * @param filesFolder where it puts the files that it uploads, `.data/files` unless said otherwise
 * @throws Error with what the process printed, when it fails
 */
export function seedDemo(ownerUrl: string, filesFolder = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'prisma/seed/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DEMO_WORLD: '',
        STORAGE_FOLDER: filesFolder,
        DATABASE_OWNER_URL: ownerUrl,
        DATABASE_URL: appUrlOf(ownerUrl),
        PASSAGE_MODE: 'demo',
        BCRYPT_ROUNDS: '4',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The demo world cannot be seeded:\n${output.slice(-4000)}`));
    });
  });
}
