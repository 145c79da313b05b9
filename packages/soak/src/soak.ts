/**
 * Command: thousands of random actions of random users over HTTP, while processes are killed, the database is cut off and
 * Redis is wiped; then the books are proved and impossible states are looked for.
 *
 *   npx tsx packages/soak/src/soak.ts [--actions 5000] [--connections 16] [--seed 1] [--buyers 14] [--redis] [--calm]
 *
 * Prints its figures and ends with 1 when anything is not as it should be. Ctrl-C has it finish early; with
 * --calm nothing is killed, and whatever fails is a fault.
 */
import { startTestRedis } from '@passage/testing/redis';
import { openSoak } from './open-soak.ts';
import { startOwnCluster } from './own-database.ts';
import { reportOf } from './report.ts';

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const actions = option('actions', 5_000);
const connections = option('connections', 16);
const seed = option('seed', 1);
/** In each tenant. The fewer there are, the more they get in each other's way. */
const buyers = option('buyers', 14);
if (![actions, connections, seed, buyers].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--actions, --connections, --seed and --buyers take positive whole numbers.');
  process.exit(1);
}
/** Beyond the pay window and the time after which a job that was lost is handed over anew. */
const CALM = { dueWithinMs: 65_000, limitMs: 360_000 };

const tell = (line: string) => console.error(line);
const cluster = await startOwnCluster();
const redis = process.argv.includes('--redis') ? await startTestRedis() : undefined;
try {
  const soak = await openSoak({
    clusterUrl: cluster.url,
    restartDatabase: cluster.restart,
    redisUrl: redis?.url,
    actions,
    connections,
    seed,
    apis: 2,
    workers: 2,
    buyersPerTenant: buyers,
    chaosPauseMs: process.argv.includes('--calm') ? undefined : [4_000, 12_000],
    tell,
  });
  try {
    process.once('SIGINT', soak.finishEarly);
    const tookMs = await soak.run();
    tell('waiting until nothing is left to do');
    if (!(await soak.calmDown(CALM))) soak.journal.fault('work was left when the time for it was over');
    const differences = await soak.check();
    console.log(`seed ${seed}${redis ? ', queues on Redis' : ''}\n${await reportOf(soak, tookMs, differences)}`);
    process.exitCode = differences.length + soak.journal.faults.length > 0 ? 1 : 0;
  } finally {
    await soak.close();
  }
} finally {
  await redis?.stop();
  await cluster.stop();
}
