import { readFileSync } from 'node:fs';
import type { TestProject, Vitest } from 'vitest/node';
import { isKept } from './kept-clusters.ts';
import type { TemplateName } from './templates.ts';
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

/**
 * The demo world is in the cluster from the start where a kept one has it or a file of the run asks for it. Where that is
 * not to be seen from the file, whoever asks first seeds it into the running cluster.
 */
function wantedTemplate(vitest: Vitest): TemplateName {
  const asks = (file: string): boolean => /\btemplate: 'demo'/.test(readFileSync(file, 'utf8'));
  return isKept('demo') || vitest.state.getPaths().some(asks) ? 'demo' : 'empty';
}

/** Vitest's global set-up of every project whose tests need PostgreSQL: a run without them starts none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.passageTestCluster ??= {
    cluster: startThrowawayCluster(wantedTemplate(project.vitest)),
    users: 0,
  };
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
