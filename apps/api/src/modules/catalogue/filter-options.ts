import type { Contract, OutputOf } from '@passage/contract';
import type { CategoryForest, CategoryNode } from './category-tree.ts';
import type { ChosenList } from './choose-list.ts';
import type { OptionRow } from './filter-options.queries.ts';
import { SCOPE } from './list-products.queries.ts';

type Options = OutputOf<Contract['catalogue']['options']>;
type Property = Options['productPropertyListVos'][number];

/** The options of a list as its filter drawer shows them. */
export function showOptions(rows: readonly OptionRow[], list: ChosenList, forest: CategoryForest): Options {
  const of = (scope: number) => rows.filter((row) => row.scope === scope);
  return {
    categoryBaseVOList: categoriesOf(of(SCOPE.category), list, forest),
    productPropertyListVos: propertiesOf(of(SCOPE.value)),
    designerSaveReqVOList: of(SCOPE.designer).map(({ id, name, desno, count }) => ({
      id,
      name,
      desno: desno ?? '',
      count,
    })),
    productBrands: of(SCOPE.brand).map(({ id, name, count }) => ({ id, name, count })),
  };
}

/** In the order of the trees; of a category's own list only that category and what is below it. */
function categoriesOf(rows: readonly OptionRow[], { conditions }: ChosenList, forest: CategoryForest) {
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const roots = conditions.flatMap(({ filter, scope, scopeIds }) =>
    filter === 'list' && scope === SCOPE.category ? scopeIds : [],
  );
  const chosen = new Set(conditions.flatMap(({ filter, scopeIds }) => (filter === 'category' ? scopeIds : [])));
  const trees = [...forest[2], ...forest[1], ...forest[3]];
  const shown = roots.length === 0 ? trees : flatten(trees).filter(({ id }) => roots.includes(id));
  return flatten(shown).flatMap(({ id, name, parentId }) => {
    const count = counts.get(id) ?? 0;
    return count > 0 || chosen.has(id) ? [{ id, name, parentId, count }] : [];
  });
}

/** Each before what is below it. */
export const flatten = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.child)]);

/** The rows stand in the order of properties and values. */
function propertiesOf(rows: readonly OptionRow[]): Property[] {
  const properties = new Map<number, Property>();
  for (const { property_id: propertyId, property_name: propertyName, id, name, count } of rows) {
    if (propertyId === null) continue;
    const property = properties.get(propertyId) ?? { id: propertyId, name: propertyName ?? '', values: [] };
    property.values.push({ id, name, count });
    properties.set(propertyId, property);
  }
  return [...properties.values()];
}
