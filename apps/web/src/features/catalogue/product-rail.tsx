import type { ReactElement } from 'react';
import type { Population } from '../../lib/population.ts';
import { type ListView, type ProductList, useProductPage } from './catalogue.api.ts';
import { ProductsRail, type ProductsRailProps, RailPending } from './products-rail.tsx';

interface ProductRailProps extends Omit<ProductsRailProps, 'products'> {
  population: Population;
  list: ProductList;
  view?: ListView;
}

/** The first products of a list in a row. It stays away when the list is empty or does not come: pages work without. */
export function ProductRail({ population, list, view = {}, ...rail }: ProductRailProps): ReactElement | null {
  const { data, isPending } = useProductPage(population, list, view);
  if (isPending) return <RailPending className={rail.className} />;
  return <ProductsRail {...rail} products={data?.list ?? []} />;
}
