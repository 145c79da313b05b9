/**
 * Command: starts the API in production mode and measures list, search, product, cart and order with many connections at
 * once, each beside what Fastify and pg, or pg alone, reach in the same run.
 *
 *   npx tsx packages/bench/src/production.ts [--products 10000] [--connections 16] [--rounds 5] [--seconds 3]
 *     [--bcrypt 4] [--cluster postgres://…]
 *
 * Without --cluster it starts a PostgreSQL of its own. It prints a table and ends with 0 whatever the figures are.
 */
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { measureProduction } from './measure-production.ts';
import { numberOption, option } from './options.ts';
import { productionTable } from './production-table.ts';

const plan = {
  products: numberOption('products', 10_000),
  connections: numberOption('connections', 16),
  rounds: numberOption('rounds', 5),
  roundMs: numberOption('seconds', 3) * 1000,
  bcryptRounds: numberOption('bcrypt', 4),
  tell: (line: string) => console.error(line),
};
const given = option('cluster');
const own = given === undefined ? await startThrowawayCluster() : undefined;
try {
  console.log(productionTable(await measureProduction({ ...plan, clusterUrl: given ?? own?.url ?? '' })));
} finally {
  await own?.stop();
}
