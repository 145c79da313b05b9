/** Whether an after-sale of an order is open, for which its receipt and its settlement wait. */
import { REFUND_STATUS } from '@passage/contract';
import { boolean, integer, statement, type Tx } from '@passage/database';

const { waitCheck, waitReturn, waitReceive, waitRefund } = REFUND_STATUS;

// By the items and in the words of the index after_sale_one_open.
const isOpen = statement({
  name: 'orders-open-after-sale',
  params: [integer('orderId')],
  columns: { is_open: boolean },
  text: `select exists (
     select from order_item join after_sale on after_sale.order_item_id = order_item.id
     where order_item.order_id = $1 and after_sale.status in (${waitCheck}, ${waitReturn}, ${waitReceive}, ${waitRefund})
   ) as is_open`,
});

/** To be asked when the order is locked: an after-sale locks it before it opens. */
export const hasOpenAfterSale = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await tx.sql.row(isOpen, [orderId]))?.is_open ?? false;
