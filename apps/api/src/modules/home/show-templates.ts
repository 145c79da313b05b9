import { type Contract, type Language, NAVIGATION_JUMP, type NavigationType, type OutputOf } from '@passage/contract';
import type { Database, Db } from '@passage/database';
import { type Clock, SECOND_MS } from '../../platform/clock.ts';
import { type TenantCache, tenantCache } from '../../platform/tenant-cache.ts';
import { type CategoryForest, type CategoryNode, categoryForest } from '../catalogue/index.ts';
import { fileUrl } from '../files/index.ts';
import { brandsFor, designersFor, type EntryRow, entriesOf, type TemplateRow, templatesIn } from './home.queries.ts';
import { localise } from './localise.ts';

type Template = OutputOf<Contract['home']['templates']>['list'][number];
type Entry = Template['topNavigationBar']['data'][number];
type Child = Entry['child'][number];

const TYPES: readonly NavigationType[] = ['newGood', 'discount', 'designer', 'category', 'brand'];
const KEPT_MS = 5 * SECOND_MS;
const kept = new WeakMap<Database, TenantCache<Template[]>>();

/** The templates in use. Every page asks for the first hundred, so what was asked for is kept for some seconds. */
export async function showTemplates(
  db: Db,
  language: Language,
  { pageSize, offset }: { pageSize: number; offset: number },
  { database, clock }: { database: Database; clock: Clock },
): Promise<Template[]> {
  const known = kept.get(database) ?? tenantCache<Template[]>('templates', { bound: 200, keptMs: KEPT_MS, clock });
  kept.set(database, known);
  const key = `${language}:${pageSize}:${offset}`;
  const templates = known.get(db.tenantId, key) ?? (await readTemplates());
  known.set(db.tenantId, key, templates);
  return templates;

  async function readTemplates(): Promise<Template[]> {
    const rows = await templatesIn(db, language, pageSize, offset);
    const ids = rows.map(({ id }) => id);
    const [entries, forest] = await Promise.all([
      entriesOf(db, language, ids),
      categoryForest(db, language, database, clock),
    ]);
    return Promise.all(rows.map((row) => toTemplate(db, language, row, entries, forest)));
  }
}

async function toTemplate(
  db: Db,
  language: Language,
  row: TemplateRow,
  entries: readonly EntryRow[],
  forest: CategoryForest,
): Promise<Template> {
  const own = entries.filter(({ template_id }) => template_id === row.id);
  const data = await Promise.all(own.map(async (entry) => toEntry(entry, await childrenOf(db, entry, row, forest))));
  return {
    id: row.id,
    name: row.name,
    category: row.populations,
    topNavigationBar: { data, logoUrl: fileUrl(row.logo) },
    property: JSON.stringify(localise(row.items, language)),
  };
}

const toEntry = (row: EntryRow, child: Child[]): Entry => {
  const type = TYPES[row.type - 1] ?? 'newGood';
  return {
    switch: row.is_on === 1,
    type,
    jump: NAVIGATION_JUMP[type],
    id: row.target_id ?? 0,
    key: row.desno ?? row.key,
    nameLocal: row.name,
    child,
    productSpu:
      row.spu_id === null || row.shop_id === null
        ? null
        : { spuId: row.spu_id, shopId: row.shop_id, picUrl: fileUrl(row.file ?? ''), name: row.spu_name ?? '' },
  };
};

/** What stands below an entry: the tree of its category, or all houses where it names none. */
async function childrenOf(
  db: Db,
  { type, target_id: targetId }: EntryRow,
  { populations }: TemplateRow,
  forest: CategoryForest,
): Promise<Child[]> {
  const kind = TYPES[type - 1];
  if (kind === 'category') {
    const roots = populations.flatMap((population) => forest[population]);
    return (targetId === null ? roots : (findCategory(roots, targetId)?.child ?? [])).map(toChild);
  }
  if (targetId !== null || (kind !== 'brand' && kind !== 'designer')) return [];
  const houses = await (kind === 'brand' ? brandsFor(db, populations) : designersFor(db, populations));
  return houses.map(({ id, name, desno }) => ({ id, name, key: desno || String(id), child: [] }));
}

function findCategory(nodes: readonly CategoryNode[], id: number): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findCategory(node.child, id);
    if (found) return found;
  }
  return undefined;
}

const toChild = ({ id, name, child }: CategoryNode): Child => ({
  id,
  key: String(id),
  name,
  child: child.map(toChild),
});
