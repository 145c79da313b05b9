import { afterAll, beforeAll, inject } from 'vitest';
import { HUNG_RUN_MS } from './limits.ts';
import './cluster.ts';
import { cloneDatabase, type TestDatabase } from './clone-database.ts';
import type { TemplateName } from './templates.ts';

export type { TestDatabase } from './clone-database.ts';
export type { TemplateName } from './templates.ts';

export interface TestDatabaseOptions {
  /** `empty`: migrated, no rows but those of migrations. `demo`: the demo world of `npm start`. */
  template?: TemplateName;
}

/** A database of its own, copied from a template. Whoever made it drops it. */
export function createTestDatabase({ template = 'empty' }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  return cloneDatabase(inject('clusterUrl'), template);
}

/**
 * A database for the tests of one file (or of one `describe`): made before them, dropped after them.
 *
 * Hooks run in the order of their registration before the tests and in the reverse order after them, so a pool or a
 * server that is opened in a later `beforeAll` closes before its database is dropped.
 */
export function useTestDatabase({
  template = 'empty',
}: TestDatabaseOptions = {}): Pick<TestDatabase, 'url' | 'appUrl'> {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase({ template });
  }, HUNG_RUN_MS);
  afterAll(() => database?.drop(), HUNG_RUN_MS);
  const made = (): TestDatabase => {
    if (!database) throw new Error('The test database exists from beforeAll on: read its url in a hook or a test.');
    return database;
  };
  return {
    get url() {
      return made().url;
    },
    get appUrl() {
      return made().appUrl;
    },
  };
}
