import type { TestApi } from '../../testing/api.ts';
import { PAY_PASSWORD, type TestMember, type TestProduct } from '../../testing/world.ts';

/** Lets the members of a tenant hold as much unpaid as a test needs. */
export const liftHoldBounds = (api: TestApi, tenantId = 1): Promise<void> =>
  api.world.setting('HOLD_SETTING', { checkouts: 1000, piecesOfOneSku: 1_000_000, pieces: 1_000_000 }, tenantId);

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

type Ids = readonly number[];

const expectDone = (what: string, { code, msg }: { code: number; msg: string }): void => {
  if (code !== 0) throw new Error(`not ${what}: ${code} ${msg}`);
};

/** Ships orders, as an administrator of the store does. */
export async function shipOrders(api: TestApi, orderIds: Ids, tenantId = 1): Promise<void> {
  const staff = api.call.as(await api.world.member({ role: 1, tenantId }));
  for (const id of orderIds)
    expectDone(
      'shipped',
      await staff.post(`/admin-api/orders/${id}/ship`, { company: 'DHL', trackingNumber: `JD${id}` }),
    );
}

/** Orders pieces of a product, pays, has them shipped and confirms their receipt. @returns the order's id */
export async function buyAndReceive(
  api: TestApi,
  member: TestMember,
  product: TestProduct,
  count = 1,
  more: object = {},
): Promise<number> {
  const orderId = await buyPieces(api, member, product, count, more);
  await shipOrders(api, [orderId], member.tenantId);
  expectDone('received', await api.call.as(member).post('member/address/confirmReceipt', { id: orderId }));
  return orderId;
}

/** Asks for pieces of a shipped order's first item back. @returns the after-sale's id */
export async function askForRefund(api: TestApi, member: TestMember, orderId: number, count: number): Promise<number> {
  const call = api.call.as(member);
  const { items } = (await call.get('order/get-detailFirst', { id: orderId })).data;
  const answer = await call.post('trade/after-sale/create', {
    way: 10,
    orderItemId: items[0].id,
    refundCount: count,
    refundPrice: Math.round(items[0].saleprice * 100) * count,
    applyReason: 1,
  });
  expectDone('asked for', answer);
  return answer.data.id;
}

/** Takes steps of an after-sale, as an administrator of the store does. */
export async function decideRefund(api: TestApi, afterSaleId: number, steps: readonly string[]): Promise<void> {
  const staff = api.call.as(await api.world.member({ role: 1 }));
  for (const step of steps)
    expectDone(step, await staff.post(`/admin-api/after-sales/${afterSaleId}/${step}`, { remark: 'So be it.' }));
}

/** Refunds pieces of a shipped order's first item. */
export async function refundPieces(api: TestApi, member: TestMember, orderId: number, count: number): Promise<void> {
  await decideRefund(api, await askForRefund(api, member, orderId, count), ['approve', 'refund']);
}

/** What a cause moved, account by account: kind, amount in cents and log type. */
export async function entriesOf(
  api: TestApi,
  cause: string,
): Promise<[kind: number, cents: number, logType: number | null][]> {
  const rows = await api.world.query<{ kind: number; amount: string; log_type: number | null }>(
    `select kind, amount, log_type from ledger_entry
     join ledger_account on ledger_account.tenant_id = ledger_entry.tenant_id and ledger_account.id = account_id
     join ledger_transaction on ledger_transaction.tenant_id = ledger_entry.tenant_id and ledger_transaction.id = transaction_id
     where cause = $1 order by kind`,
    [cause],
  );
  return rows.map(({ kind, amount, log_type }) => [kind, Number(amount), log_type]);
}

export const balanceOf = async (api: TestApi, member: TestMember): Promise<number> =>
  (await api.call.as(member).get('pay/wallet/get')).data.balance;
