import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appUrlOf } from '@passage/database/login-url';
import { startCluster } from '@passage/launch/postgres';
import pg from 'pg';
import { cloneDatabase, type TestDatabase } from './clone-database.ts';
import { makeEmptyTemplate, urlOf } from './templates.ts';

export interface ReplicatedDatabase {
  readonly primary: TestDatabase;
  /** The same database on a streaming replica, as the app logs in there. */
  readonly replicaUrl: string;
  /** The same as the owner, who may pause it. */
  readonly replicaOwnerUrl: string;
  /** Ends the replica as a crash would. */
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'replica',
  max_wal_senders: 4,
  wal_keep_size: '256MB',
  max_connections: 100,
  max_locks_per_transaction: 256,
  shared_buffers: '64MB',
  autovacuum: 'off',
};

/** A migrated, empty database in a PostgreSQL of its own, and a second PostgreSQL that follows the first. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-replica-'));
  const [source, target] = [join(folder, 'primary'), join(folder, 'replica')];
  mkdirSync(target);
  const cluster = await startCluster({ folder: source, settings: SETTINGS, isThrowaway: true });
  const url = cluster.url('postgres');
  await makeEmptyTemplate(url);
  const primary = await cloneDatabase(url, 'empty');

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('replica', fast => true)");
  // With its owner: PostgreSQL starts on no files but its own.
  execFileSync('cp', ['-a', join(source, 'postgres'), join(source, 'postgres.json'), target]);
  const { rows } = await client.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  const data = join(target, 'postgres');
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(data, name), { force: true });
  const log = join(data, 'pg_wal');
  for (const entry of readdirSync(log, { withFileTypes: true })) if (entry.isFile()) rmSync(join(log, entry.name));
  // Overwritten, they keep the owner of what was copied.
  execFileSync('cp', ['-a', join(data, 'PG_VERSION'), join(data, 'standby.signal')]);
  execFileSync('cp', ['-a', join(data, 'PG_VERSION'), join(data, 'backup_label')]);
  writeFileSync(join(data, 'standby.signal'), '');
  writeFileSync(join(data, 'backup_label'), rows[0]?.label ?? '');
  const { hostname, port, username, password } = new URL(url);
  const replica = await startCluster({
    folder: target,
    settings: { ...SETTINGS, primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}` },
    isThrowaway: true,
  });
  const replicaOwnerUrl = urlOf(replica.url('postgres'), new URL(primary.url).pathname.slice(1));
  const stopReplica = () => replica.stop('immediate');
  return {
    primary,
    replicaUrl: appUrlOf(replicaOwnerUrl),
    replicaOwnerUrl,
    stopReplica,
    stop: async () => {
      await stopReplica();
      await cluster.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
