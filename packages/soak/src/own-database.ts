/** A PostgreSQL of the run's own that can be cut off in the middle and lose nothing that was committed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@passage/launch/postgres';
import { makeEmptyTemplate } from '@passage/testing/templates';

export interface OwnCluster {
  /** The superuser's address of the maintenance database. */
  readonly url: string;
  /** Ends the server as a crash does and starts it again at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The machine itself does not crash, so that nothing need reach its disk; a commit does reach the operating system. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'on',
  max_connections: 300,
  max_locks_per_transaction: 256,
  shared_buffers: '128MB',
};

export async function startOwnCluster(): Promise<OwnCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-soak-'));
  let cluster = await startCluster({ folder, settings: SETTINGS });
  const url = cluster.url('postgres');
  const stop = async () => {
    await cluster.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeEmptyTemplate(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    restart: async () => {
      await cluster.stop('immediate');
      cluster = await startCluster({ folder, settings: SETTINGS });
      if (cluster.url('postgres') !== url) throw new Error('PostgreSQL came back at another address');
    },
    stop,
  };
}
