import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@passage/launch/postgres';
import { copyCluster } from './kept-clusters.ts';
import type { TemplateName } from './templates.ts';

export interface ThrowawayCluster {
  /** The superuser's address of the maintenance database: templates and clones are made through it. */
  url: string;
  /** Holds PostgreSQL and, with the demo world, the files that its seed uploaded. */
  folder: string;
  stop(): Promise<void>;
}

/** What a crash may lose is thrown away anyhow, so nothing waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 400,
  max_locks_per_transaction: 256,
  shared_buffers: '128MB',
  // A worker of autovacuum that sits in a template delays its clones, and its timing changes plans between runs.
  autovacuum: 'off',
};

/**
 * A PostgreSQL in a temporary folder, with the migrated empty template and, where that is asked for, the demo world's. It
 * ends with this process at the latest.
 */
export async function startThrowawayCluster(template: TemplateName = 'empty'): Promise<ThrowawayCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-test-'));
  try {
    await copyCluster(template, folder);
    const cluster = await startCluster({ folder, settings: SETTINGS, isThrowaway: true });
    return { url: cluster.url('postgres'), folder, stop: () => cluster.stop('immediate') };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
