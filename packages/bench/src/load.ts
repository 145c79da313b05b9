/**
 * Command: loads the API with a mix of lists, searches, products, carts and orders: for long at 80 % of its capacity, then
 * with twice of it, then with half of it.
 *
 *   npx tsx packages/bench/src/load.ts [--minutes 30] [--connections 600] [--burst 30] [--capacity 15] [--cluster postgres://…]
 *
 * --burst and --capacity are seconds. Without --cluster it starts a PostgreSQL of its own. It prints a table and ends with 0
 * whatever the figures are.
 */
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { loadTable } from './load-table.ts';
import { measureLoad } from './measure-load.ts';
import { numberOption, option } from './options.ts';

const plan = {
  connections: numberOption('connections', 600),
  minutes: numberOption('minutes', 30),
  burstMs: numberOption('burst', 30) * 1000,
  capacityMs: numberOption('capacity', 15) * 1000,
  tell: (line: string) => console.error(line),
};
const given = option('cluster');
const own = given === undefined ? await startThrowawayCluster() : undefined;
try {
  console.log(loadTable(await measureLoad({ ...plan, clusterUrl: given ?? own?.url ?? '' })));
} finally {
  await own?.stop();
}
