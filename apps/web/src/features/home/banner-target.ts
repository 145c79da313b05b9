import { LIST_TYPES, paths } from '../../lib/paths.ts';
import { type Target, targetOf } from '../../lib/target.ts';
import type { Banner } from './home.api.ts';

/** What a home banner opens, by its type: 1 product, 2 category, 3 brand, 4 designer, 5 another address. */
export function bannerTarget({ type, buyId, shopId, name, title }: Banner): Target | undefined {
  const id = Number(buyId);
  const label = name || title;
  switch (type) {
    case 1:
      return { to: paths.productDetail({ no: id, ...(shopId > 0 ? { shopId } : {}) }) };
    case 2:
      return { to: paths.categoryIndex({ type: LIST_TYPES.category, categoryId: id, name: label }) };
    case 3:
      return { to: paths.categoryIndex({ type: LIST_TYPES.brand, name: label, brandId: id, navigation: 0 }) };
    case 4:
      return { to: paths.categoryIndex({ type: 2, desno: String(buyId), navigation: 0, name: label }) };
    case 5:
      return targetOf(String(buyId));
  }
}
