/**
 * Command: measures how long the event loop is held and how long the category tree takes while members upload large
 * pictures and product pictures are drawn, beside the same without that load.
 *
 *   npx tsx packages/bench/src/pictures.ts [--members 50] [--side 7000] [--drawings 500] [--cluster postgres://…]
 *
 * Without --cluster it starts a PostgreSQL of its own. It prints a table and ends with 0 whatever the figures are.
 */
import { startThrowawayCluster } from '@passage/testing/throwaway-cluster';
import { measurePictures } from './measure-pictures.ts';
import { numberOption, option } from './options.ts';
import { pictureTable } from './picture-table.ts';

const plan = {
  members: numberOption('members', 50),
  side: numberOption('side', 7_000),
  drawings: numberOption('drawings', 500),
  quietMs: numberOption('quiet', 10_000),
};
const given = option('cluster');
const own = given === undefined ? await startThrowawayCluster() : undefined;
try {
  const clusterUrl = given ?? own?.url ?? '';
  console.log(pictureTable(await measurePictures({ ...plan, clusterUrl, tell: (line) => console.error(line) })));
} finally {
  await own?.stop();
}
