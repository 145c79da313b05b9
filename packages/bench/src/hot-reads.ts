/**
 * Command: measures the hot reads over HTTP beside their own SELECT run bare through pg, on databases of several sizes.
 *
 *   npx tsx packages/bench/src/hot-reads.ts --products 1000,100000 [--rounds 40] [--cluster postgres://…]
 *
 * Without --cluster it starts a PostgreSQL of its own. It prints a table and ends with 0 whatever the figures are.
 */
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { measureHotReads } from './measure-hot-reads.ts';
import { numberOption, option } from './options.ts';
import { ratioTable } from './ratio-table.ts';

const sizes = (option('products') ?? '1000,100000')
  .split(',')
  .map(Number)
  .sort((a, b) => a - b);
const rounds = numberOption('rounds', 40);
if (!sizes.every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--products takes numbers of products joined by commas.');
  process.exit(1);
}

const given = option('cluster');
const own = given === undefined ? await startThrowawayCluster() : undefined;
try {
  const figures = await measureHotReads({
    clusterUrl: given ?? own?.url ?? '',
    sizes,
    rounds,
    tell: (line) => console.error(line),
  });
  console.log(ratioTable(figures));
} finally {
  await own?.stop();
}
