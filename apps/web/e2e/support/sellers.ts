import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { api } from './api.ts';
import { type Good, type OrderAnswer, orderOf, placeOrders } from './goods.ts';
import { freshPicture } from './pictures.ts';
import type { ShownOrders } from './screens.ts';
import type { Shopper } from './shopper.ts';
import { fillWallet, staffToken, uploadPicture } from './staff.ts';

export const CARRIER = { company: 'Meridian Post', trackingNumber: 'MP 4471 0098 22' } as const;

const BALANCE = 4;
const CARD = 2;

/** Orders a good and pays for it from a balance that suffices for just that. */
export async function placePaidOrder(
  request: APIRequestContext,
  shopper: Shopper,
  goods: readonly Good[],
  { count = 1 }: { count?: number } = {},
): Promise<OrderAnswer> {
  const [id] = await placeOrders(request, shopper, goods, { count });
  if (id === undefined) throw new Error('no order');
  const { payPrice } = await orderOf(request, shopper, id);
  await fillWallet(request, shopper, payPrice / 100);
  await api(request, 'trade/order/payTradeOrder', {
    method: 'POST',
    token: shopper.token,
    payload: { payType: BALANCE, tradeOrderIdList: [id], payPassword: shopper.payPassword },
    headers: { 'idempotency-key': randomUUID() },
  });
  return orderOf(request, shopper, id);
}

/** An order whose payment waits for its review. */
export async function placeProvenOrder(
  request: APIRequestContext,
  shopper: Shopper,
  goods: readonly Good[],
): Promise<OrderAnswer> {
  const [id] = await placeOrders(request, shopper, goods);
  if (id === undefined) throw new Error('no order');
  await api(request, 'trade/order/payTradeOrder', {
    method: 'POST',
    token: shopper.token,
    payload: { payType: CARD, tradeOrderIdList: [id], payOrderPic: await uploadPicture(request, shopper) },
  });
  return orderOf(request, shopper, id);
}

/** An order in each state in which a screen shows it. */
export async function placeShownOrders(
  request: APIRequestContext,
  shopper: Shopper,
  goods: readonly Good[],
): Promise<ShownOrders> {
  const [unpaid] = await placeOrders(request, shopper, goods);
  if (unpaid === undefined) throw new Error('no order');
  const paid = await placePaidOrder(request, shopper, goods);
  const underReview = await placeProvenOrder(request, shopper, goods);
  return { unpaid, paid: paid.id, underReview: underReview.id };
}

/** A paid order that is on its way, with one event on it. */
export async function placeShippedOrder(
  request: APIRequestContext,
  shopper: Shopper,
  goods: readonly Good[],
  options: { count?: number } = {},
): Promise<OrderAnswer> {
  const { id } = await placePaidOrder(request, shopper, goods, options);
  const token = await staffToken(request, 'staff');
  await api(request, `/admin-api/orders/${id}/ship`, { method: 'POST', token, payload: CARRIER });
  return orderOf(request, shopper, id);
}

/** The carrier tells how far an order has come. */
export async function track(request: APIRequestContext, id: number, content: string): Promise<void> {
  const token = await staffToken(request, 'staff');
  await api(request, `/admin-api/orders/${id}/track`, { method: 'POST', token, payload: { content } });
}

/** An order that has arrived. */
export async function placeReceivedOrder(
  request: APIRequestContext,
  shopper: Shopper,
  goods: readonly Good[],
  options: { count?: number } = {},
): Promise<OrderAnswer> {
  const { id } = await placeShippedOrder(request, shopper, goods, options);
  await api(request, 'member/address/confirmReceipt', { method: 'POST', token: shopper.token, payload: { id } });
  return orderOf(request, shopper, id);
}

/** Uploads a picture past the browser; answers its address. */
export async function uploadFor(
  request: APIRequestContext,
  { token }: Shopper,
  purpose: 'review' | 'aftersale',
): Promise<string> {
  const response = await request.post('/app-api/infra/file/upload', {
    headers: { 'tenant-id': '1', Authorization: token },
    multipart: { purpose, file: freshPicture() },
  });
  const { code, msg, data }: { code: number; msg: string; data: string } = await response.json();
  if (code !== 0) throw new Error(`the upload answered ${code}: ${msg}`);
  return data;
}

interface Application {
  way?: 10 | 20;
  /** In dollars, of a piece. */
  price: number;
  count?: number;
  pictures?: number;
}

/** Asks for a refund of an item; answers the after-sale's id. */
export async function askForRefund(
  request: APIRequestContext,
  shopper: Shopper,
  orderItemId: number,
  { way = 10, price, count = 1, pictures = 0 }: Application,
): Promise<number> {
  const addresses = await Promise.all(Array.from({ length: pictures }, () => uploadFor(request, shopper, 'aftersale')));
  const { id } = await api<{ id: number }>(request, 'trade/after-sale/create', {
    method: 'POST',
    token: shopper.token,
    payload: {
      way,
      orderItemId,
      refundCount: count,
      refundPrice: Math.round(price * 100) * count,
      applyReason: 4,
      applyDescription: 'The lining is torn.',
      applyPicUrls: addresses,
    },
  });
  return id;
}

/** A seller takes a step with an after-sale. */
export async function decideAfterSale(
  request: APIRequestContext,
  id: number,
  step: 'approve' | 'refuse' | 'receive' | 'refuse-goods' | 'refund',
  remark?: string,
): Promise<void> {
  const token = await staffToken(request, 'staff');
  await api(request, `/admin-api/after-sales/${id}/${step}`, { method: 'POST', token, payload: { remark } });
}

/** Says the same of every item of an order. */
export async function review(
  request: APIRequestContext,
  shopper: Shopper,
  { items }: Pick<OrderAnswer, 'items'>,
  { remark = 'Cut as drawn, and warm.', pictures = 1 }: { remark?: string; pictures?: number } = {},
): Promise<void> {
  const list = [];
  for (const { id } of items) {
    const picUrls = [];
    for (let count = 0; count < pictures; count++) picUrls.push(await uploadFor(request, shopper, 'review'));
    list.push({
      itemId: id,
      describeScore: 4,
      logisticsServiceScore: 3,
      serviceAttitudeScore: 5,
      remark,
      picUrls: JSON.stringify(picUrls),
    });
  }
  await api(request, 'trade/orderItemEvaluate/createItemEvaluate', {
    method: 'POST',
    token: shopper.token,
    payload: { list },
  });
}
