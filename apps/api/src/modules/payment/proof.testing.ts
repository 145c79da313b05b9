import type { TestApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { placeOrder } from '../orders/orders.testing.ts';
import { itemOf, uploadProof } from '../review/review.testing.ts';

/** Orders, their proofs, and what becomes of both. */
export function proofsOf(api: TestApi) {
  const { world } = api;
  const order = async (member: TestMember) => (await placeOrder(api, member, await world.product())).orderId;
  const prove = async (
    member: TestMember,
    ids: readonly number[],
    { payType = 2, picture, address }: { payType?: number; picture?: Buffer; address?: string } = {},
  ) =>
    api.call.as(member).post('trade/order/payTradeOrder', {
      payType,
      tradeOrderIdList: ids,
      payOrderPic: address ?? (await uploadProof(api, member, picture)),
    });
  const detail = async (member: TestMember, id: number) =>
    (await api.call.as(member).get('order/get-detailFirst', { id })).data;
  const proofOf = async (orderId: number) => {
    const [row] = await world.query<{ id: number }>(
      'select max(proof_id) as id from payment_proof_order where order_id = $1',
      [orderId],
    );
    return itemOf(api, 1, row?.id ?? 0);
  };
  const entriesOf = (cause: string) =>
    world.query<{ kind: number; amount: string; log_type: number | null }>(
      `select kind, amount, log_type from ledger_entry
       join ledger_account on ledger_account.tenant_id = ledger_entry.tenant_id and ledger_account.id = account_id
       join ledger_transaction on ledger_transaction.tenant_id = ledger_entry.tenant_id and ledger_transaction.id = transaction_id
       where cause = $1 order by kind`,
      [cause],
    );
  const balanceOf = async (member: TestMember) => (await api.call.as(member).get('pay/wallet/get')).data.balance;
  return { order, prove, detail, proofOf, entriesOf, balanceOf };
}
