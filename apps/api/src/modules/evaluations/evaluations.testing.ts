import sharp from 'sharp';
import type { TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';

export interface CompletedOrder {
  readonly orderId: number;
  readonly orderNo: string;
  /** In the order of the products. */
  readonly itemIds: readonly number[];
}

/** Orders a piece of each product over HTTP, pays it from the balance and has it arrive. All must be of one shop. */
export async function completedOrder(
  { world, call, clock }: TestApi,
  member: TestMember,
  products: readonly TestProduct[],
): Promise<CompletedOrder> {
  const caller = call.as(member);
  const items = products.map(({ skuId }) => ({ skuId, count: 1 }));
  const ordered = await caller.post('trade/order/createFirst', { items, addressId: await world.address(member) });
  const orderId: number = ordered.data.tradeOrderIdList[0];
  const payment = { tradeOrderIdList: [orderId], payType: 4, payPassword: PAY_PASSWORD };
  const paid = await caller.post('trade/order/payTradeOrder', payment);
  if (paid.code !== 0) throw new Error(`not paid: ${paid.msg}`);
  const [order] = await world.query<{ no: string }>(
    `update trade_order set status = 30, shipped_at = $2, completed_at = $2 where tenant_id = $3 and id = $1 returning no`,
    [orderId, clock.now(), member.tenantId],
  );
  const rows = await world.query<{ id: number; sku_id: number }>(
    'select id, sku_id from order_item where tenant_id = $1 and order_id = $2',
    [member.tenantId, orderId],
  );
  const itemIds = products.map(({ skuId }) => rows.find((row) => row.sku_id === skuId)?.id ?? 0);
  return { orderId, orderNo: order?.no ?? '', itemIds };
}

const PNG = await sharp({ create: { width: 24, height: 32, channels: 3, background: '#96521a' } })
  .png()
  .toBuffer();

/** Uploads a picture. @returns its address, as a client sends it back */
export async function uploadPicture({ call }: TestApi, member: TestMember, purpose = 'review'): Promise<string> {
  const { data, msg } = await call.as(member).upload('infra/file/upload', PNG, { fields: { purpose } });
  if (typeof data !== 'string') throw new Error(`no picture: ${msg}`);
  return data;
}
