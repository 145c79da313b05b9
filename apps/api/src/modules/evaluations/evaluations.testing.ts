import { contract } from '@passage/contract';
import sharp from 'sharp';
import type { TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { shipOrders } from '../orders/orders.testing.ts';

export interface CompletedOrder {
  readonly orderId: number;
  readonly orderNo: string;
  /** In the order of the products. */
  readonly itemIds: readonly number[];
}

/** Orders a piece of each product over HTTP, pays, has it shipped and confirms the receipt. All must be of one shop. */
export async function completedOrder(
  api: TestApi,
  member: TestMember,
  products: readonly TestProduct[],
): Promise<CompletedOrder> {
  const { world, call } = api;
  const caller = call.as(member);
  const items = products.map(({ skuId }) => ({ skuId, count: 1 }));
  const ordered = await caller.post('trade/order/createFirst', { items, addressId: await world.address(member) });
  const orderId: number = ordered.data.tradeOrderIdList[0];
  const payment = { tradeOrderIdList: [orderId], payType: 4, payPassword: PAY_PASSWORD };
  await caller.post('trade/order/payTradeOrder', payment);
  await shipOrders(api, [orderId], member.tenantId);
  const received = await caller.endpoint(contract.orders.confirmReceipt, { id: orderId });
  if (received.code !== 0) throw new Error(`not received: ${received.msg}`);
  const rows = await world.query<{ id: number; sku_id: number; no: string }>(
    `select order_item.id, sku_id, no from order_item
     join trade_order on trade_order.tenant_id = order_item.tenant_id and trade_order.id = order_id
     where order_item.tenant_id = $1 and order_id = $2`,
    [member.tenantId, orderId],
  );
  const itemIds = products.map(({ skuId }) => rows.find((row) => row.sku_id === skuId)?.id ?? 0);
  return { orderId, orderNo: rows[0]?.no ?? '', itemIds };
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
