/** What tests of refunds after settlement need: a shop whose owner was paid, and what its books then say. */
import type { TestApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { act, askFor, type Bought, buyShipped, confirm, makeDue, settle } from './after-sales.testing.ts';

export interface Stall {
  readonly owner: TestMember;
  readonly shopId: number;
}

/** A shop without freight, of which settling keeps 5 %, and its owner, who has what is given in cents. */
export async function openStall(api: TestApi, balance = 0): Promise<Stall> {
  const owner = await api.world.member({ balance });
  return { owner, shopId: await api.world.shop({ ownerId: owner.id, freight: 0 }) };
}

export interface Sold extends Bought {
  readonly buyer: TestMember;
  readonly price: number;
}

/** A piece of the shop that was bought, shipped and received; its settlement is due. */
export async function sell(api: TestApi, { shopId }: Stall, price: number): Promise<Sold> {
  const buyer = await api.world.member({ balance: price });
  const bought = await buyShipped(api, buyer, await api.world.product({ shopId, skus: [{ price, stock: 1 }] }));
  await confirm(api, buyer, bought);
  await makeDue(api, bought);
  return { ...bought, buyer, price };
}

/** A piece like that of `sell`, whose settlement is in the shop's balance. @param price in cents */
export async function sellSettled(api: TestApi, stall: Stall, price: number): Promise<Sold> {
  const sold = await sell(api, stall, price);
  await settle(api, sold);
  return sold;
}

/** Asks for all that was paid, and grants it as the shop's owner. @returns the after-sale, which waits for its refund */
export async function grant(api: TestApi, { owner }: Stall, { buyer, itemId, price }: Sold): Promise<number> {
  const id = await askFor(api, buyer, itemId, { refundPrice: price });
  const answer = await act(api, owner, id, 'approve');
  if (answer.code !== 0) throw new Error(`not granted: ${answer.text}`);
  return id;
}

/** What a shop owes, in cents. */
export const debtOf = async (api: TestApi, { shopId }: Stall): Promise<number> =>
  (
    await api.world.query<{ debt: number }>(
      'select coalesce(-sum(balance), 0)::int as debt from ledger_account where shop_id = $1',
      [shopId],
    )
  )[0]?.debt ?? 0;

/** Withdrawals of a member, the newest first: sta and dollars. */
export const withdrawalsOf = async (api: TestApi, member: TestMember): Promise<[number, number][]> =>
  (await api.call.as(member).get('apppay/bus-withdrawal-order/list', { pageNo: 1, pageSize: 10 })).data.list.map(
    ({ sta, amt }: { sta: number; amt: number }) => [sta, amt],
  );
