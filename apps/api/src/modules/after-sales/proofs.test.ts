import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { proveBooks } from '../ledger/prove-books.ts';
import { askFor, buyShipped, confirm, makeDue, refundPieces, settle, support } from './after-sales.testing.ts';

describe('the proofs of after-sales', async () => {
  const api = await startApi();
  const { world } = api;
  const seller = await support(api);
  const owner = await world.member();
  const product = await world.product({ shopId: await world.shop({ ownerId: owner.id }) });
  const buyer = await world.member({ balance: 100_000 });
  const open = await buyShipped(api, buyer, product);
  const waiting = await askFor(api, buyer, open.itemId);
  const settled = await buyShipped(api, buyer, product, 2);
  await confirm(api, buyer, settled);
  await makeDue(api, settled);
  await settle(api, settled);
  const done = await refundPieces(api, { buyer, seller, itemId: settled.itemId });

  const change = async (sql: string) => {
    await world.query('begin');
    await world.query('set local session_replication_role = replica');
    await world.query(sql);
    await world.query('commit');
  };
  const EACH_REFUND =
    'each after-sale that succeeded refunded exactly its amount to its buyer, once, and no other refunded any';
  const EACH_ITEM =
    'what was refunded of each item is the sum of its successful after-sales, and no more than was paid';
  const FAULTS: readonly (readonly [proof: string, change: string, undone: string])[] = [
    [
      EACH_REFUND,
      `update after_sale set status = 50 where id = ${waiting}`,
      `update after_sale set status = 10 where id = ${waiting}`,
    ],
    [
      EACH_REFUND,
      `update after_sale set amount = 4999 where id = ${done}`,
      `update after_sale set amount = 5000 where id = ${done}`,
    ],
    [
      'no refund was posted for an after-sale that is not there',
      `update ledger_transaction set cause = 'after-sale-refund:999999' where cause = 'after-sale-refund:${done}'`,
      `update ledger_transaction set cause = 'after-sale-refund:${done}' where cause = 'after-sale-refund:999999'`,
    ],
    [
      EACH_ITEM,
      `update order_item set refunded_count = 2 where id = ${settled.itemId}`,
      `update order_item set refunded_count = 1 where id = ${settled.itemId}`,
    ],
    [
      'what was refunded of each order is the sum of its items',
      `update trade_order set refunded_amount = 4999 where id = ${settled.orderId}`,
      `update trade_order set refunded_amount = 5000 where id = ${settled.orderId}`,
    ],
    [
      'an order is refunded exactly when every piece of it is',
      `update trade_order set status = 40 where id = ${settled.orderId}`,
      `update trade_order set status = 30 where id = ${settled.orderId}`,
    ],
    [
      'each item stands as its after-sales say',
      `update order_item set after_sale_status = 20 where id = ${settled.itemId}`,
      `update order_item set after_sale_status = 40 where id = ${settled.itemId}`,
    ],
    [
      'the latest event of each after-sale is its status',
      `update after_sale_event set status = 20 where after_sale_id = ${waiting}`,
      `update after_sale_event set status = 10 where after_sale_id = ${waiting}`,
    ],
    [
      'of an order that was settled the platform keeps the commission on what was not refunded',
      `update trade_order set commission_rate = 6 where id = ${settled.orderId}`,
      `update trade_order set commission_rate = 5 where id = ${settled.orderId}`,
    ],
  ];

  it.each(FAULTS)('aftersale-29 find what breaks: %s', async (proof, faulty, undone) => {
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
    await change(faulty);
    expect((await proveBooks(api.databaseUrl)).map((difference) => difference.proof)).toContain(proof);
    await change(undone);
  });
});
