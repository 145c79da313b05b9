import type { TestApi } from '../../testing/api.ts';
import type { TestMember, TestProduct } from '../../testing/world.ts';

/** Orders pieces of a product over HTTP. @returns the order's id and what it comes to in cents */
export async function placeOrder(
  api: TestApi,
  member: TestMember,
  product: TestProduct,
  count = 1,
): Promise<{ orderId: number; totalPrice: number; addressId: number }> {
  const addressId = await api.world.address(member);
  const answer = await api.call
    .as(member)
    .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count }], addressId });
  if (answer.code !== 0) throw new Error(`no order: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
  return { orderId: answer.data.tradeOrderIdList[0], totalPrice: answer.data.totalPrice, addressId };
}
