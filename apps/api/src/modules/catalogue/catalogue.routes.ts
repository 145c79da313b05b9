import { contract } from '@passage/contract';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { fileUrl } from '../files/index.ts';
import { allBrands, allDesigners, initialOf, type MakerRow } from './brands-and-designers.queries.ts';
import { crumbsOf, picturesOfCategories } from './catalogue.queries.ts';
import { categoryForest } from './category-tree.ts';
import { filterOptions, listCatalogue } from './list-catalogue.ts';
import { detailOf } from './product-detail.queries.ts';
import { findReviews } from './product-reviews.queries.ts';
import { recommendProducts } from './recommend-products.ts';
import { brandsOfShop, categoriesOfShop, shopOf } from './shop-catalogue.queries.ts';
import { listShopProducts } from './shop-products.ts';
import { showProduct } from './show-product.ts';
import { suggest } from './suggest.ts';
import { toListProduct, toShopProduct } from './to-list-product.ts';

export const catalogueRoutes = implement(contract.catalogue, {
  tree: async ({ db, language, platform }, { sex }) => {
    const forest = await categoryForest(db, language, platform.database, platform.clock, { isFresh: true });
    const of = (population: 1 | 2 | 3) => (sex === undefined || sex === population ? forest[population] : []);
    return { female: of(2), male: of(1), children: of(3) };
  },

  levelOne: async ({ db, language, platform }, { sex }) => {
    const forest = await categoryForest(db, language, platform.database, platform.clock);
    const roots = sex === undefined ? [...forest[2], ...forest[1], ...forest[3]] : forest[sex];
    const pictures = await picturesOfCategories(
      db,
      roots.map(({ id }) => id),
    );
    return roots.map(({ id, name, parentId }) => {
      const file = pictures.get(id);
      return { id, name, parentId, ...(file === undefined ? {} : { picUrl: fileUrl(file) }) };
    });
  },

  crumbs: async ({ db, language }, { categoryId }) => {
    const path = await crumbsOf(db, categoryId, language);
    return found(path.length > 0 ? path : undefined);
  },

  page: async ({ db, language, caller }, input) => {
    const { rows, total } = await listCatalogue(db, input, { language, memberId: caller?.id });
    return { list: rows.map(toListProduct), total };
  },

  options: async ({ db, language, platform }, input) =>
    filterOptions(db, input, language, await categoryForest(db, language, platform.database, platform.clock)),

  detail: async ({ db, language, caller }, { id, shopId }) =>
    showProduct(found(await detailOf(db, id, shopId, caller?.id, language))),

  recommended: async ({ db, language, caller }, input) =>
    (await recommendProducts(db, input, { language, memberId: caller?.id })).map(toListProduct),

  suggest: ({ db, language, caller }, input) => suggest(db, input, { language, memberId: caller?.id }),

  reviews: async ({ db, language }, input) => found(await findReviews(db, input, language)),

  brands: async ({ db }) => (await allBrands(db)).map(toMaker),

  designers: async ({ db }) => (await allDesigners(db)).map((row) => ({ ...toMaker(row), desno: row.desno ?? '' })),

  shopProducts: async ({ db, language, caller }, input) => {
    const { rows, total } = await listShopProducts(db, input, { language, memberId: caller?.id });
    return { list: rows.map(toShopProduct), total };
  },

  shopCategories: async ({ db, language }, { shopId }) => {
    found(await shopOf(db, shopId));
    const rows = await categoriesOfShop(db, shopId, language);
    return rows.map(({ parent_id, ...row }) => ({ ...row, parentId: parent_id ?? 0 }));
  },

  shopBrands: async ({ db }, { shopId }) => {
    found(await shopOf(db, shopId));
    return (await brandsOfShop(db, shopId)).map(({ id, name, logo, count }) => ({
      id,
      name,
      count,
      ...pictured(logo),
    }));
  },
});

const pictured = (logo: string | null) => (logo === null ? {} : { logo: fileUrl(logo) });

const toMaker = ({ id, name, logo, count }: MakerRow) => ({
  id,
  name,
  ...pictured(logo),
  initial: initialOf(name),
  count,
});
