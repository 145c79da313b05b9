import { type Contract, contract, type OutputOf } from '@passage/contract';
import { cents } from '@passage/money';
import { found } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { fileUrl } from '../files/index.ts';
import { crumbsOf, designerIdOf } from './catalogue.queries.ts';
import { categoryForest } from './category-tree.ts';
import { chooseList, isPlace } from './choose-list.ts';
import { type ProductRow, productsInPlace, productsNarrowed } from './list-products.queries.ts';
import { detailOf } from './product-detail.queries.ts';
import { showProduct } from './show-product.ts';

export const catalogueRoutes = implement(contract.catalogue, {
  tree: async ({ db, language, platform }, { sex }) => {
    const forest = await categoryForest(db, language, platform.database, platform.clock);
    const of = (population: 1 | 2 | 3) => (sex === undefined || sex === population ? forest[population] : []);
    return { female: of(2), male: of(1), children: of(3) };
  },

  crumbs: async ({ db, language }, { categoryId }) => {
    const path = await crumbsOf(db, categoryId, language);
    return found(path.length > 0 ? path : undefined);
  },

  page: async ({ db, language, caller }, input) => {
    const designerId = input.desno === undefined ? null : await designerIdOf(db, input.desno);
    if (designerId === undefined) return { list: [], total: 0 };
    const { pageNo, pageSize, searchForm } = input;
    const page = { language, memberId: caller?.id, pageSize, offset: (pageNo - 1) * pageSize };
    const list = chooseList(input, designerId);
    const sort = searchForm.sort ?? 0;
    const { rows, total } = await (isPlace(list)
      ? productsInPlace(db, list, sort, page)
      : productsNarrowed(db, list, sort, page));
    return { list: rows.map(toListProduct), total };
  },

  detail: async ({ db, language, caller }, { id, shopId }) =>
    showProduct(found(await detailOf(db, id, shopId, caller?.id, language))),
});

export const toListProduct = (row: ProductRow): OutputOf<Contract['catalogue']['page']>['list'][number] => ({
  productId: row.id,
  shopId: row.shop_id,
  producctName: row.name,
  brandName: row.brand_name,
  brandId: row.brand_id,
  imglist: row.files.map(fileUrl),
  price: cents(row.price),
  marketPrice: cents(row.market_price),
  collectflag: row.is_favorite,
  collectFlag: row.is_favorite,
});
