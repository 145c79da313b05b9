import type { ReactElement } from 'react';
import type { OrderDetail } from '../../features/orders/orders.api.ts';

/** Where the order goes, as it stands on the parcel. */
export function ReceiverAddress({ order }: { order: OrderDetail }): ReactElement {
  return (
    <>
      {order.receiverName}
      <br />
      {order.receiverDetailAddress}
      <br />
      {[order.receiverZipcode, order.receiverCity].filter(Boolean).join(' ')}, {order.receiverAreaName}
      <br />
      {order.receiverMobile}
    </>
  );
}
