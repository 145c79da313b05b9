import type { Language } from '@passage/contract';
import { type Database, type Db, integer, nullable, type RowOf, smallint, statement, text } from '@passage/database';
import { type Clock, SECOND_MS } from '../../platform/clock.ts';
import { type TenantCache, tenantCache } from '../../platform/tenant-cache.ts';

export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  /** 0 for a root. */
  readonly parentId: number;
  readonly child: CategoryNode[];
}

/** Trees by population: 1 male, 2 female, 3 children. */
export type CategoryForest = Readonly<Record<1 | 2 | 3, CategoryNode[]>>;

type CategoryRow = RowOf<typeof allCategories>;

const allCategories = statement({
  name: 'catalogue-categories',
  params: [text.as<Language>()('language')],
  columns: { id: integer, parent_id: nullable(integer), population: smallint.as<1 | 2 | 3>(), name: text },
  text: `select id, parent_id, population, coalesce(name->>$1, name->>'en', '') as name
   from category order by population, parent_id, position, id`,
});

/** Changes with every change of a category: each one gives its row another transaction. */
const versionOfAll = statement({
  name: 'catalogue-categories-version',
  columns: { version: text },
  text: `select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as version from category`,
});

const KEPT_MS = 5 * SECOND_MS;

interface KeptForest {
  readonly forest: CategoryForest;
  readonly version: string;
}

/** Per database, so that two APIs in one process never share what they keep. */
const kept = new WeakMap<Database, TenantCache<KeptForest>>();

/**
 * The tenant's categories in a language. Every page asks for them, so they are kept for some seconds.
 *
 * @param isFresh asks whether what is kept still holds, so that a change shows at once
 */
export async function categoryForest(
  db: Db,
  language: Language,
  database: Database,
  clock: Clock,
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Promise<CategoryForest> {
  let forests = kept.get(database);
  if (!forests) {
    forests = tenantCache<KeptForest>('categories', { bound: 700, keptMs: KEPT_MS, clock });
    kept.set(database, forests);
  }
  const known = forests.get(db.tenantId, language);
  if (known && !isFresh) return known.forest;
  // Read before the categories: what changes meanwhile makes the next one ask again.
  const { version = '' } = (await db.sql.row(versionOfAll, [])) ?? {};
  if (known?.version === version) return known.forest;
  const forest = grow(await db.sql.rows(allCategories, [language]));
  forests.set(db.tenantId, language, { forest, version });
  return forest;
}

function grow(rows: readonly CategoryRow[]): CategoryForest {
  const forest: CategoryForest = { 1: [], 2: [], 3: [] };
  const nodes = new Map(
    rows.map(({ id, name, parent_id }) => [id, { id, name, parentId: parent_id ?? 0, child: [] as CategoryNode[] }]),
  );
  for (const { id, parent_id, population } of rows) {
    const node = nodes.get(id);
    const siblings = parent_id === null ? forest[population] : nodes.get(parent_id)?.child;
    if (node) siblings?.push(node);
  }
  return forest;
}
