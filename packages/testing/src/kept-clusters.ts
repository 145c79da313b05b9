/** PostgreSQL clusters with migrated and seeded templates that outlive a run, each under a hash of what it was made from. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fingerprintOf } from '@passage/launch/fingerprint';
import { waitForLock } from '@passage/launch/folder-lock';
import { startCluster } from '@passage/launch/postgres';
import { cacheFolder } from './cache-folder.ts';
import { makeEmptyTemplate, type TemplateName, templateDatabase } from './templates.ts';

/** Folder of the files that the seed uploads, beside the cluster of the demo world. */
export const SEEDED_FILES = 'files';

/** Clusters of one kind that stay: those of a few branches. */
const KEPT = 3;
const LOCK = 'clusters';

/** What decides what the migrated template holds. */
export const MIGRATED_FROM = [
  'pnpm-lock.yaml',
  'prisma/migrations',
  'packages/database',
  'packages/settings',
  'packages/launch/postgres.js',
  'packages/testing/src/kept-clusters.ts',
  'packages/testing/src/templates.ts',
] as const;

/** What decides, beside those and the day, what the demo world holds. */
export const SEEDED_FROM = ['prisma', 'apps/api', 'packages/contract', 'packages/money', 'packages/studio'] as const;

/** Tests and what only they use make no template. */
const isSource = (name: string): boolean => name !== 'testing' && !/\.(test|testing|fixture)\.tsx?$/.test(name);

/**
 * Name of a kept cluster: equal for equal sources, and for the demo world of one UTC day, as its dates count from the day
 * of the seed.
 *
 * @param root folder of the sources, the clone's unless said otherwise
 */
export function keyOf(template: TemplateName, { root, day = new Date() }: { root?: string; day?: Date } = {}): string {
  const sources = template === 'demo' ? [...MIGRATED_FROM, ...SEEDED_FROM] : MIGRATED_FROM;
  const print = fingerprintOf(sources, { isCounted: isSource, ...(root === undefined ? {} : { root }) });
  const made = [template, process.platform, process.arch, print.slice(0, 24)];
  return [...made, ...(template === 'demo' ? [day.toISOString().slice(0, 10)] : [])].join('-');
}

/** Whether a cluster of the present sources is kept. */
export const isKept = (template: TemplateName): boolean => existsSync(join(cacheFolder('clusters'), keyOf(template)));

/**
 * Copies a stopped cluster with that template into a folder, and makes it first where none of the present sources is kept.
 * Of several runs one makes it and the others wait.
 *
 * @param folder exists; takes `postgres`, `postgres.json` and, of the demo world, its files
 * @returns whether it was made
 */
export async function copyCluster(template: TemplateName, folder: string): Promise<boolean> {
  const cache = cacheFolder('clusters');
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const lock = await waitForLock(
    LOCK,
    () => {},
    () => false,
    cache,
  );
  try {
    return await copyLocked(cache, template, folder);
  } finally {
    lock.release();
  }
}

async function copyLocked(cache: string, template: TemplateName, folder: string): Promise<boolean> {
  const kept = join(cache, keyOf(template));
  const isMade = !existsSync(kept);
  if (isMade) {
    // Renamed when whole: a run that is ended leaves a draft, which nobody takes for a cluster.
    const draft = join(cache, `${template}-draft`);
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    if (template === 'demo') await copyLocked(cache, 'empty', draft);
    await fill(template, draft);
    renameSync(draft, kept);
    removeOld(cache, template);
  }
  const now = new Date();
  utimesSync(kept, now, now);
  for (const name of ['postgres', SEEDED_FILES]) if (existsSync(join(kept, name))) copyOwned(join(kept, name), folder);
  const { password } = JSON.parse(readFileSync(join(kept, 'postgres.json'), 'utf8'));
  // Without its port: several copies run at once.
  await writeFile(join(folder, 'postgres.json'), JSON.stringify({ port: 0, password }), { mode: 0o600 });
  return isMade;
}

/** Starts the cluster of a draft, makes its template, and stops it in order, which writes all of it to the disk. */
async function fill(template: TemplateName, folder: string): Promise<void> {
  const settings = { autovacuum: 'off', synchronous_commit: 'off', wal_recycle: 'off', max_wal_size: '64MB' };
  const cluster = await startCluster({ folder, settings: { ...settings, max_locks_per_transaction: 256 } });
  try {
    const url = cluster.url('postgres');
    if (template === 'empty') await makeEmptyTemplate(url);
    else await templateDatabase(url, 'demo', join(folder, SEEDED_FILES));
  } finally {
    await cluster.stop('fast');
  }
}

/** With its owner: PostgreSQL starts on no files but its own. */
function copyOwned(source: string, folder: string): void {
  if (process.platform === 'win32') cpSync(source, join(folder, basename(source)), { recursive: true });
  else execFileSync('cp', ['-pR', source, folder]);
}

/** Removes the clusters of a kind that were used longest ago. */
function removeOld(cache: string, template: TemplateName): void {
  const usedMs = (name: string): number => statSync(join(cache, name)).mtimeMs;
  const ofKind = readdirSync(cache).filter((name) => name.startsWith(`${template}-`) && name !== `${template}-draft`);
  const old = ofKind.sort((one, other) => usedMs(other) - usedMs(one)).slice(KEPT);
  for (const name of old) rmSync(join(cache, name), { recursive: true, force: true });
}
