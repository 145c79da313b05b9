/** What tests of after-sales need: orders that were shipped, completed or settled, and those who decide. */
import type { TestApi } from '../../testing/api.ts';
import type { Answer } from '../../testing/caller.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';
import { deskOf, newPicture } from '../review/review.testing.ts';
import { settleOrder } from '../settlement/index.ts';

export interface Bought {
  readonly orderId: number;
  readonly orderNo: string;
  /** In the order of the products. */
  readonly itemIds: readonly number[];
  /** The first item. */
  readonly itemId: number;
}

export const support = (api: TestApi, tenantId = 1): Promise<TestMember> => api.world.member({ role: 3, tenantId });

/** Orders pieces of each product, all of one shop, and pays. The order waits for delivery. */
export async function buy(
  api: TestApi,
  member: TestMember,
  wanted: readonly { product: TestProduct; count: number }[],
): Promise<Bought> {
  const addressId = await api.world.address(member);
  const call = api.call.as(member);
  const items = wanted.map(({ product, count }) => ({ skuId: product.skuId, count }));
  const made = await call.post('trade/order/createFirst', { items, addressId });
  if (made.code !== 0) throw new Error(`no order: ${made.text}`);
  const { tradeOrderIdList } = made.data;
  const paid = await call.post('trade/order/payTradeOrder', {
    payType: 4,
    tradeOrderIdList,
    payPassword: PAY_PASSWORD,
  });
  if (paid.code !== 0) throw new Error(`not paid: ${paid.text}`);
  const [orderId] = tradeOrderIdList;
  const rows = await api.world.query<{ id: number; sku_id: number; no: string }>(
    `select order_item.id, sku_id, trade_order.no from order_item join trade_order on trade_order.id = order_id
     where order_id = $1`,
    [orderId],
  );
  const itemIds = wanted.map(({ product }) => rows.find((row) => row.sku_id === product.skuId)?.id ?? 0);
  return { orderId, orderNo: rows[0]?.no ?? '', itemIds, itemId: itemIds[0] ?? 0 };
}

/** The goods are on their way, by the hand of an administrator. */
export async function ship(api: TestApi, { orderId }: Bought, tenantId = 1): Promise<void> {
  const admin = await api.world.member({ role: 1, tenantId });
  const answer = await api.call
    .as(admin)
    .post(`/admin-api/orders/${orderId}/ship`, { company: 'Colissimo', trackingNumber: '6A01234567890' });
  if (answer.code !== 0) throw new Error(`not shipped: ${answer.text}`);
}

/** An order of pieces of one product that is on its way. */
export async function buyShipped(api: TestApi, member: TestMember, product: TestProduct, count = 1): Promise<Bought> {
  const bought = await buy(api, member, [{ product, count }]);
  await ship(api, bought, member.tenantId);
  return bought;
}

export async function confirm(api: TestApi, member: TestMember, { orderId }: Bought): Promise<void> {
  const answer = await api.call.as(member).post('member/address/confirmReceipt', { id: orderId });
  if (answer.code !== 0) throw new Error(`not confirmed: ${answer.text}`);
}

/** As if it had been completed longer ago than its window lasts. */
export const makeDue = (api: TestApi, { orderId }: Bought): Promise<unknown> =>
  api.world.query(`update trade_order set completed_at = completed_at - interval '8 days' where id = $1`, [orderId]);

export const settle = (api: TestApi, { orderId }: Bought, tenantId = 1): Promise<void> =>
  api.platform.database
    .forTenant(tenantId)
    .writable.inTransaction((tx) => settleOrder(tx, orderId, api.platform.clock.now()));

/** Asks for a refund of pieces of an item: of one, at its price, unless told otherwise. */
export const ask = (api: TestApi, member: TestMember, orderItemId: number, claim: object = {}): Promise<Answer> =>
  api.call.as(member).post('trade/after-sale/create', {
    way: 10,
    orderItemId,
    refundCount: 1,
    refundPrice: 5000,
    applyReason: 1,
    ...claim,
  });

/** @returns the id of the after-sale that was asked for */
export async function askFor(api: TestApi, member: TestMember, itemId: number, claim: object = {}): Promise<number> {
  const answer = await ask(api, member, itemId, claim);
  if (answer.code !== 0) throw new Error(`no after-sale: ${answer.text}`);
  return answer.data.id;
}

export type SellersStep = 'approve' | 'refuse' | 'receive' | 'refuse-goods' | 'refund';

/** A step of staff or of the shop. */
export const act = (api: TestApi, seller: TestMember, id: number, step: SellersStep, input: object = {}) =>
  api.call
    .as(seller)
    .post(
      `/admin-api/after-sales/${id}/${step}`,
      step.startsWith('refuse') ? { remark: 'It was worn.', ...input } : input,
    );

/** What waits for a decision about an after-sale's refund: the item in the queue, as it stands. */
export async function waitingItemOf(api: TestApi, afterSaleId: number): Promise<{ id: number; version: number }> {
  const [row] = await api.world.query<{ id: number; version: number }>(
    `select item.id, item.version from review_item as item join refund_request as request on request.id = item.subject_id
     where item.queue = 5 and item.status = 0 and request.after_sale_id = $1`,
    [afterSaleId],
  );
  if (!row) throw new Error(`no waiting item for after-sale ${afterSaleId}`);
  return row;
}

/** A decision of staff about the platform's part in a refund. */
export async function decideRefund(
  api: TestApi,
  staff: TestMember,
  afterSaleId: number,
  step: 'approve' | 'reject',
): Promise<Answer> {
  const { id, version } = await waitingItemOf(api, afterSaleId);
  return deskOf(api, staff).act('refunds', id, step, { version });
}

export const giveUp = (api: TestApi, member: TestMember, id: number): Promise<Answer> =>
  api.call.as(member).post('trade/after-sale/cancel', { id });

export const sendBack = (api: TestApi, member: TestMember, id: number, input: object = {}): Promise<Answer> =>
  api.call
    .as(member)
    .put('trade/after-sale/delivery', { id, logisticsCompany: 'La Poste', logisticsNo: '8R40001', ...input });

/** Asks, approves and refunds. */
export async function refundPieces(
  api: TestApi,
  { buyer, seller, itemId, claim = {} }: { buyer: TestMember; seller: TestMember; itemId: number; claim?: object },
): Promise<number> {
  const id = await askFor(api, buyer, itemId, claim);
  for (const step of ['approve', 'refund'] as const) {
    const answer = await act(api, seller, id, step);
    if (answer.code !== 0) throw new Error(`no ${step}: ${answer.text}`);
  }
  return id;
}

export async function uploadPicture(api: TestApi, member: TestMember, format: 'png' | 'jpeg' = 'png'): Promise<string> {
  const answer = await api.call
    .as(member)
    .upload('infra/file/upload', await newPicture(format), { fields: { purpose: 'aftersale' } });
  if (answer.code !== 0) throw new Error(`no upload: ${answer.text}`);
  return answer.data;
}

export interface ItemState {
  after_sale_status: number;
  refunded_count: number;
  refunded_amount: number;
  status: number;
}

/** How an item stands, and its order's status. */
export async function stateOf(api: TestApi, itemId: number): Promise<ItemState | undefined> {
  const [row] = await api.world.query<ItemState>(
    `select after_sale_status, refunded_count, order_item.refunded_amount::int as refunded_amount, trade_order.status
     from order_item join trade_order on trade_order.id = order_item.order_id where order_item.id = $1`,
    [itemId],
  );
  return row;
}

export const statusOf = async (api: TestApi, id: number): Promise<number | undefined> =>
  (await api.world.query<{ status: number }>('select status from after_sale where id = $1', [id]))[0]?.status;

/** What a member can spend, in dollars. */
export const balanceOf = async (api: TestApi, member: TestMember): Promise<number> =>
  (await api.call.as(member).get('pay/wallet/get')).data.balance;

/** The newest lines of a member's wallet log: type, signless dollars and remark. */
export const logOf = async (api: TestApi, member: TestMember): Promise<[number, number, string][]> =>
  (await api.call.as(member).get('apppay/log-amount/page')).data.list.map(
    ({ type, amt, remark }: { type: number; amt: number; remark: string }) => [type, Math.abs(amt), remark],
  );
