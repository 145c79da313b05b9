/** What many tenants cost a process: memory, sweeps and the first request of one that nobody has visited yet. */
import { readConfig } from '@passage/api/config';
import { openPlatform } from '@passage/api/platform/open-platform';
import { worldOf } from '@passage/api/testing/world';
import { startWorker } from '@passage/api/worker';
import { cloneDatabase } from '@passage/testing/clone-database';
import { median } from './median.ts';
import { startApiProcess } from './server-process.ts';

export interface TenantFigures {
  readonly tenants: number;
  /** Of a process that many tenants visited, less one that a single tenant visited as often. */
  readonly memoryMb: number;
  /** Of all sweeps over all tenants, with nothing due. */
  readonly sweepMs: number;
  /** The median of tenants' first lists, less that of their second. */
  readonly coldMs: number;
}

interface Options {
  readonly clusterUrl: string;
  readonly tenants: number;
  readonly tell?: (line: string) => void;
}

const FIRST = 1_001;
/** Whatever a process needs to answer at all it has after these. */
const WARMING = 50;
const LIST = '/app-api/product/spuFirst/page?pageNo=1&pageSize=20';

export async function measureTenants({ clusterUrl, tenants, tell = () => undefined }: Options): Promise<TenantFigures> {
  const database = await cloneDatabase(clusterUrl, 'empty');
  const platform = openPlatform(
    readConfig({ PASSAGE_MODE: 'test', DATABASE_URL: database.appUrl, LOG_LEVEL: 'silent' }),
  );
  const world = await worldOf(database.url, platform, 'empty');
  try {
    await world.query(
      `insert into tenant (id, key, name, default_language, default_currency)
       select $1::int + n, 't' || n, 'Store ' || n, 'en', 'USD' from generate_series(0, $2::int - 1) as n`,
      [FIRST, tenants],
    );
    await world.query('analyze');
    const ids = Array.from({ length: tenants }, (_, index) => FIRST + index);

    tell('one tenant');
    const one = await visited(
      database,
      ids.map(() => 1),
    );
    tell(`${tenants} tenants`);
    const all = await visited(database, ids);

    tell('sweeps');
    const worker = await startWorker(platform);
    await worker.sweep();
    const began = performance.now();
    await worker.sweep();
    const sweepMs = performance.now() - began;
    await worker.stop();
    return { tenants, memoryMb: all.memoryMb - one.memoryMb, sweepMs, coldMs: all.coldMs };
  } finally {
    await world.close();
    await platform.database.close();
    await database.drop();
  }
}

/** A process of its own that these tenants ask for a list, each twice. */
async function visited(
  database: { readonly url: string; readonly appUrl: string },
  tenantIds: readonly number[],
): Promise<{ readonly memoryMb: number; readonly coldMs: number }> {
  const api = await startApiProcess(database);
  const list = async (tenantId: number): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${api.origin}${LIST}`, { headers: { 'tenant-id': String(tenantId) } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the list is not answered: ${answer.status}`);
    return performance.now() - began;
  };
  try {
    for (let turn = 0; turn < WARMING; turn++) await list(2);
    const [cold, warm]: [number[], number[]] = [[], []];
    for (const id of tenantIds) {
      cold.push(await list(id));
      warm.push(await list(id));
    }
    return { memoryMb: await api.memoryMb(), coldMs: median(cold) - median(warm) };
  } finally {
    await api.stop();
  }
}
