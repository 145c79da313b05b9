import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { RightIcon, ShopIcon } from '../../ui/icons.tsx';
import type { Order } from './orders.api.ts';

/** Whose order it is, and the way there. */
export function OrderShop({ order }: { order: Order }): ReactElement {
  return (
    <Link
      to={paths.shopProduct({ no: order.shopId, name: order.shopName })}
      className="inline-flex min-h-8 min-w-0 items-center gap-2 font-medium hover:text-accent"
    >
      <ShopIcon />
      <span className="min-w-0 wrap-anywhere">{order.shopName}</span>
      <RightIcon className="size-3.5" />
    </Link>
  );
}
