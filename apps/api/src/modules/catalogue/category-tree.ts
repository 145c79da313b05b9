import type { Language } from '@passage/contract';
import { type Database, type Db, statement } from '@passage/database';
import { LRUCache } from 'lru-cache';
import { type Clock, SECOND_MS } from '../../platform/clock.ts';

export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  /** 0 for a root. */
  readonly parentId: number;
  readonly child: CategoryNode[];
}

/** Trees by population: 1 male, 2 female, 3 children. */
export type CategoryForest = Readonly<Record<1 | 2 | 3, CategoryNode[]>>;

interface CategoryRow {
  id: number;
  parent_id: number | null;
  population: 1 | 2 | 3;
  name: string;
}

const allCategories = statement<CategoryRow, [language: Language]>(
  'catalogue-categories',
  `select id, parent_id, population, coalesce(name->>$1, name->>'en', '') as name
   from category order by population, parent_id, position, id`,
);

const KEPT_MS = 5 * SECOND_MS;

/** Per database, so that two APIs in one process never share what they keep. */
const kept = new WeakMap<Database, LRUCache<string, CategoryForest>>();

/** The tenant's categories in a language. Every page asks for them, so they are kept for some seconds. */
export async function categoryForest(
  db: Db,
  language: Language,
  database: Database,
  clock: Clock,
): Promise<CategoryForest> {
  let forests = kept.get(database);
  if (!forests) {
    forests = new LRUCache({ max: 700, ttl: KEPT_MS, perf: { now: () => clock.now().getTime() } });
    kept.set(database, forests);
  }
  const key = `${db.tenantId}:${language}`;
  const known = forests.get(key);
  if (known) return known;
  const forest = grow(await db.sql.rows(allCategories, [language]));
  forests.set(key, forest);
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
