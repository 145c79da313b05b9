/**
 * Command: measures what many tenants cost a process in memory, in the time of a round of sweeps and in a tenant's first
 * list.
 *
 *   npx tsx packages/bench/src/tenants.ts [--tenants 1000] [--cluster postgres://…]
 *
 * Without --cluster it starts a PostgreSQL of its own. It prints a table and ends with 0 whatever the figures are.
 */
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { measureTenants } from './measure-tenants.ts';
import { numberOption, option } from './options.ts';
import { tenantTable } from './tenant-table.ts';

const tenants = numberOption('tenants', 1_000);
const given = option('cluster');
const own = given === undefined ? await startThrowawayCluster() : undefined;
try {
  const clusterUrl = given ?? own?.url ?? '';
  const tell = (line: string) => console.error(line);
  console.log(tenantTable(await measureTenants({ clusterUrl, tenants, tell })));
} finally {
  await own?.stop();
}
