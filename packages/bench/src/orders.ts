/**
 * Command: measures how many orders a second are created and paid over HTTP, beside one bare transaction through pg with
 * the same writes.
 *
 *   npx tsx packages/bench/src/orders.ts [--connections 16] [--rounds 5] [--seconds 4] [--bcrypt 4] [--cluster postgres://…]
 *
 * Without --cluster it starts a PostgreSQL of its own. It prints a table and ends with 0 whatever the figures are.
 */
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { measureOrders } from './measure-orders.ts';
import { numberOption, option } from './options.ts';
import { orderTable } from './order-table.ts';

const connections = numberOption('connections', 16);
const rounds = numberOption('rounds', 5);
const seconds = numberOption('seconds', 4);
const bcryptRounds = numberOption('bcrypt', 4);

const given = option('cluster');
const own = given === undefined ? await startThrowawayCluster() : undefined;
try {
  const clusterUrl = given ?? own?.url ?? '';
  const tell = (line: string) => console.error(line);
  const figures = await measureOrders({
    clusterUrl,
    connections,
    rounds,
    roundMs: seconds * 1000,
    bcryptRounds,
    tell,
  });
  console.log(orderTable(figures));
} finally {
  await own?.stop();
}
