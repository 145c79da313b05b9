import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { NavigationProduct } from './navigation-entry.ts';

interface FeaturedProductProps {
  product: NavigationProduct;
  onNavigate: () => void;
}

/** The product that an entry's panel recommends. */
export function FeaturedProduct({ product, onNavigate }: FeaturedProductProps): ReactElement {
  const { spuId, shopId, picUrl, name } = product;
  return (
    <Link to={paths.productDetail({ no: spuId, shopId })} onClick={onNavigate} className="group block">
      <Picture src={picUrl} alt="" />
      <span className="flex items-baseline justify-between gap-4 pt-4 text-sm">
        <span className="min-w-0 text-ink-soft group-hover:text-ink">{name}</span>
        <ArrowIcon className="size-5 transition-transform duration-calm ease-passage group-hover:translate-x-1.5" />
      </span>
    </Link>
  );
}
