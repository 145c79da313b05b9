import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import type { Population } from '../../lib/population.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useProductPage } from './catalogue.api.ts';

interface FeaturedProductProps {
  population: Population;
  categoryId: number;
  onNavigate: () => void;
}

/** The product that a category's panel recommends; nothing when there is none. */
export function FeaturedProduct({ population, categoryId, onNavigate }: FeaturedProductProps): ReactElement | null {
  const { data } = useProductPage(population, { categoryId }, { pageSize: 1 });
  const product = data?.list[0];
  if (!product) return null;
  const { productId, shopId, brandName, producctName, imglist } = product;
  return (
    <Link to={paths.productDetail({ no: productId, shopId })} onClick={onNavigate} className="group block">
      <Picture src={imglist[0]} hoverSrc={imglist[1]} alt="" />
      <span className="flex items-baseline justify-between gap-4 pt-4 text-sm">
        <span className="min-w-0">
          <span className="block truncate font-medium">{brandName}</span>
          <span className="block text-ink-soft">{producctName}</span>
        </span>
        <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
      </span>
    </Link>
  );
}
