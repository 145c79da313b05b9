import type { Contract, InputOf, Language, OutputOf } from '@passage/contract';
import type { Db } from '@passage/database';
import { SEARCHED, searchEngine } from '../search/index.ts';
import { type NamedRow, namesOf } from './catalogue.queries.ts';
import { productsOf, SCOPE } from './list-products.queries.ts';
import { toListProduct } from './to-list-product.ts';

type Suggest = Contract['catalogue']['suggest'];

const MOST_PRODUCTS = 6;
const MOST_OTHERS = 4;

/** What a word that is being typed may mean: a few of each kind, best first. */
export async function suggest(
  db: Db,
  { word, sex }: InputOf<Suggest>,
  reader: { readonly language: Language; readonly memberId: number | undefined },
): Promise<OutputOf<Suggest>> {
  const named = async (what: 'brand' | 'designer' | 'category' | 'shop'): Promise<NamedRow[]> => {
    const ids = await searchEngine.find(db, SEARCHED[what], { text: word, most: MOST_OTHERS });
    return ids.length === 0 ? [] : namesOf(db, what, ids, reader.language);
  };
  const products = async () => {
    const within = sex === undefined ? [] : [{ scope: SCOPE.population, scopeIds: [sex] }];
    const ids = await searchEngine.find(db, SEARCHED.product, { text: word, within, most: MOST_PRODUCTS });
    return productsOf(db, ids, reader);
  };
  const [shown, brands, designers, categories, shops] = await Promise.all([
    products(),
    named('brand'),
    named('designer'),
    named('category'),
    named('shop'),
  ]);
  return {
    products: shown.map(toListProduct),
    brands: brands.map(({ id, name }) => ({ id, name })),
    designers: designers.map(({ id, name, desno }) => ({ id, name, desno: desno ?? '' })),
    categories: categories.map(({ id, name }) => ({ id, name })),
    shops: shops.map(({ id, name }) => ({ id, shopname: name })),
  };
}
