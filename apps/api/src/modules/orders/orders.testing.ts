import { cents } from '@passage/money';
import type { TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { postLedger } from '../ledger/index.ts';
import { adjustPoints } from '../points/index.ts';

/** Orders pieces of a product over HTTP. @returns the order's id and what it comes to in cents */
export async function placeOrder(
  api: TestApi,
  member: TestMember,
  product: TestProduct,
  count = 1,
  more: object = {},
): Promise<{ orderId: number; totalPrice: number; addressId: number }> {
  const addressId = await api.world.address(member);
  const answer = await api.call
    .as(member)
    .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count }], addressId, ...more });
  if (answer.code !== 0) throw new Error(`no order: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return { orderId: answer.data.tradeOrderIdList[0], totalPrice: answer.data.totalPrice, addressId };
}

/** Orders pieces of a product and pays for them from the balance. */
export async function buyPieces(
  api: TestApi,
  member: TestMember,
  product: TestProduct,
  count = 1,
  more: object = {},
): Promise<number> {
  const { orderId } = await placeOrder(api, member, product, count, more);
  const answer = await api.call
    .as(member)
    .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [orderId], payPassword: PAY_PASSWORD });
  if (answer.code !== 0) throw new Error(`not paid: ${answer.code} ${answer.msg}`);
  return orderId;
}

interface ItemRow {
  id: number;
  tenant_id: number;
  member_id: number;
  shop_id: number;
  unit_price: string;
}

/** Refunds pieces of an order's first item from escrow, as an after-sale that staff paid out before the settlement. */
export async function refundPieces(api: TestApi, orderId: number, count: number): Promise<void> {
  const { world, platform } = api;
  const [item] = await world.query<ItemRow>(
    `select order_item.id, order_item.tenant_id, member_id, shop_id, unit_price
     from order_item join trade_order on trade_order.tenant_id = order_item.tenant_id and trade_order.id = order_id
     where order_id = $1 order by order_item.id limit 1`,
    [orderId],
  );
  if (!item) throw new Error(`no item of order ${orderId}`);
  const amount = cents(BigInt(item.unit_price) * BigInt(count));
  const now = platform.clock.now();
  const [afterSale] = await world.query<{ id: number }>(
    `insert into after_sale (tenant_id, no, member_id, shop_id, order_id, order_item_id, way, status, count, amount, reason, prior_item_status)
     values ($1, gen_random_uuid()::text, $2, $3, $4, $5, 10, 50, $6, $7, 1, 0) returning id`,
    [item.tenant_id, item.member_id, item.shop_id, orderId, item.id, count, amount.toString()],
  );
  await platform.database.forTenant(item.tenant_id).writable.inTransaction(async (tx) => {
    await tx.prisma.tradeOrder.updateMany({ where: { id: orderId }, data: { refundedAmount: { increment: amount } } });
    await tx.prisma.orderItem.updateMany({
      where: { id: item.id },
      data: { refundedAmount: { increment: amount }, refundedCount: { increment: count } },
    });
    await adjustPoints(tx, orderId, now);
    await postLedger(tx, `after-sale-refund:${afterSale?.id}`, now, [
      { account: { kind: 'escrow' }, amount: cents(-amount) },
      { account: { kind: 'available', memberId: item.member_id }, amount, logType: 4 },
    ]);
  });
}
