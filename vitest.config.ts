import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HUNG_RUN_MS } from './packages/testing/src/limits.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The set-up that starts the run's throwaway PostgreSQL. */
const cluster = at('packages/testing/src/cluster.ts');
/** Whoever asks the database has its answers held against what its statements declare. */
const answers = at('packages/testing/src/check-answers.ts');

/**
 * One project per workspace package; `npx vitest run --project api` runs one of them. Files share what they import, which
 * takes longer to load than most of them to run: what a module keeps must not differ between tests.
 */
function project(
  name: string,
  root: string,
  { needsCluster = false, include = ['src/**/*.test.ts'], isolate = false } = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root: at(root),
      include,
      isolate,
      ...(needsCluster ? { globalSetup: [cluster], setupFiles: [answers] } : {}),
      testTimeout: HUNG_RUN_MS,
      hookTimeout: HUNG_RUN_MS,
      expect: { poll: { timeout: HUNG_RUN_MS } },
    },
  };
}

/** The launcher starts whole stores: what takes longest begins first, so that nobody waits for it alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ project: { name } }: TestSpecification): boolean => name === 'launch';
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const webConfig = at('apps/web/vitest.config.ts');

export default defineConfig({
  test: {
    // Two cores are what a small machine has; each further worker loads all that the tests import once more.
    maxWorkers: 2,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('money', 'packages/money'),
      project('contract', 'packages/contract'),
      project('settings', 'packages/settings', { include: ['*.test.ts'] }),
      project('studio', 'packages/studio'),
      project('database', 'packages/database', { needsCluster: true }),
      project('testing', 'packages/testing', { needsCluster: true }),
      project('bench', 'packages/bench', { needsCluster: true }),
      project('soak', 'packages/soak', { needsCluster: true }),
      project('api', 'apps/api', { needsCluster: true }),
      project('demo', 'prisma', { needsCluster: true, include: ['seed/**/*.test.ts'] }),
      project('launch', 'packages/launch', { include: ['*.test.ts'], isolate: true }),
      existsSync(webConfig) ? webConfig : project('web', 'apps/web', { include: ['src/**/*.test.{ts,tsx}'] }),
    ],
  },
});
