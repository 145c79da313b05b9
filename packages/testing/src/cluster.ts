import type { TestProject } from 'vitest/node';
import { startThrowawayCluster, type ThrowawayCluster } from './throwaway-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the run's throwaway PostgreSQL. */
    clusterUrl: string;
  }
}

/** Each project loads its own copy of this module; the run has one cluster all the same. */
interface Shared {
  cluster: Promise<ThrowawayCluster>;
  users: number;
}
const shared = globalThis as typeof globalThis & { passageTestCluster?: Shared };

/** Vitest's global set-up of every project whose tests need PostgreSQL: a run without them starts none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.passageTestCluster ??= { cluster: startThrowawayCluster(), users: 0 };
  const run = shared.passageTestCluster;
  run.users += 1;
  const { url } = await run.cluster;
  project.provide('clusterUrl', url);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete shared.passageTestCluster;
    await (await run.cluster).stop();
  };
}
