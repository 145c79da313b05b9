import type { Contract, InputOf, Language, OutputOf } from '@passage/contract';
import type { Db } from '@passage/database';
import { SEARCHED, searchEngine } from '../search/index.ts';
import { designerIdOf } from './catalogue.queries.ts';
import type { CategoryForest } from './category-tree.ts';
import { asPlace, type ChosenList, type Condition, chooseList, type ListInput } from './choose-list.ts';
import { optionsOf } from './filter-options.queries.ts';
import { showOptions } from './filter-options.ts';
import { type Page, type ProductPage, productsInPlace, productsOf, type Sort } from './list-products.queries.ts';
import { narrowList } from './narrow-list.queries.ts';

/** Of what a search finds, what stands further down is not listed. */
const MOST_FOUND = 5_000;

/** The products of a list. What is searched for comes best first, unless the list is sorted. */
export async function listCatalogue(
  db: Db,
  input: InputOf<Contract['catalogue']['page']>,
  reader: { readonly language: Language; readonly memberId: number | undefined },
): Promise<ProductPage> {
  const list = await resolveList(db, input);
  if (list === undefined) return { total: 0, rows: [] };
  const { pageNo, pageSize, searchForm } = input;
  return productsOfList(db, list, searchForm.sort ?? 0, { ...reader, pageSize, offset: (pageNo - 1) * pageSize });
}

export async function productsOfList(db: Db, list: ChosenList, sort: Sort, page: Page): Promise<ProductPage> {
  const place = asPlace(list);
  if (place) return productsInPlace(db, place, sort, page);
  const { total, ids } = await narrowList(db, list, await foundBy(db, list, list.conditions), sort, page);
  return { total, rows: await productsOf(db, ids, page) };
}

/** What a list can be narrowed by. */
export async function filterOptions(
  db: Db,
  input: ListInput,
  language: Language,
  forest: CategoryForest,
): Promise<OutputOf<Contract['catalogue']['options']>> {
  const list = await resolveList(db, input);
  if (list === undefined) return showOptions([], { conditions: [], text: undefined }, forest);
  // What was chosen in filters must not narrow what their own options are counted of.
  const around = [...list.conditions, ...(list.around ? [list.around] : [])].filter(({ filter }) => filter === 'list');
  return showOptions(await optionsOf(db, list, await foundBy(db, list, around), language), list, forest);
}

/** @returns undefined when a designer is named that the tenant does not have */
async function resolveList(db: Db, input: ListInput): Promise<ChosenList | undefined> {
  const designerId = input.desno === undefined ? null : await designerIdOf(db, input.desno);
  return designerId === undefined ? undefined : chooseList(input, designerId);
}

/** What the list's text finds; undefined for a list without one. */
const foundBy = async (
  db: Db,
  { text }: ChosenList,
  within: readonly Condition[],
): Promise<readonly number[] | undefined> =>
  text === undefined ? undefined : searchEngine.find(db, SEARCHED.product, { text, within, most: MOST_FOUND });
