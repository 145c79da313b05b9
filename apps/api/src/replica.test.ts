/** The catalogue on a real streaming replica, everything else on the primary. */
import { endpoints } from '@passage/contract';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { startReplicatedDatabase } from '@passage/testing/replicated-database';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startAnother } from './modules/live/live.testing.ts';
import { startApi } from './testing/api.ts';

const store = await startReplicatedDatabase();
afterAll(() => store.stop());
const { primary, replicaUrl, replicaOwnerUrl } = store;
const api = await startApi({
  database: primary,
  settings: { DATABASE_REPLICA_URL: replicaUrl, DATABASE_REPLICA_LAG: '600' },
});
const { call, world } = api;
const replica = new Client({ connectionString: replicaOwnerUrl });
await replica.connect();
// It ends with its server.
replica.on('error', () => undefined);

const SOON = { timeout: HUNG_RUN_MS };
const visited = async (caller = call) =>
  (await caller.post('product/spuFirst/page', { pageNo: 1, pageSize: 50 })).data.list.map(
    ({ productId }: { productId: number }) => productId,
  );
/** Whether a process has been asking the replica, by its own figures. */
const hasAsked = async (caller = call) =>
  /^passage_pool_connections\{pool="replica",state="idle"\} [1-9]/m.test((await caller.get('/metrics')).text);

it('ops-25 the windows of the store are read on the replica and everything else on the primary, to which all comes back without it', async () => {
  const member = await world.member({ balance: 1_000_000 });
  const addressId = await world.address(member);
  const old = await world.product();
  await expect.poll(async () => [await visited(), await hasAsked()], SOON).toEqual([[old.spuId], true]);

  const strict = await startAnother(api, { replicaBehindSeconds: 1 });
  await expect
    .poll(async () => [await visited(strict.call), await hasAsked(strict.call)], SOON)
    .toEqual([[old.spuId], true]);

  await replica.query('select pg_wal_replay_pause()');
  const state = async () => (await replica.query('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state;
  // It pauses at the next thing that it has to replay.
  await expect
    .poll(async () => {
      await world.query('select pg_current_xact_id()');
      return state();
    }, SOON)
    .toBe('paused');
  const fresh = await world.product({ name: { en: 'Silk scarf', zh: '丝巾' } });

  // Visitors see the windows as they were.
  expect(await visited()).toEqual([old.spuId]);
  expect((await call.get('product/spuFirst/get-detail', { id: fresh.spuId })).code).toBe(404);
  expect(
    (await call.post('product/spuFirst/page', { searchparam: 'silk', pageNo: 1, pageSize: 10 })).data.list,
  ).toEqual([]);
  // What a member does and has is as it is.
  const shopper = call.as(member);
  const line = { spuId: fresh.spuId, skuId: fresh.skuId, count: 1 };
  expect((await shopper.post('trade/cart/addFirst', line)).code).toBe(0);
  expect((await shopper.get('trade/cart/listFirst')).data.list).toHaveLength(1);
  const { data } = await shopper.post('trade/order/createFirst', {
    items: [{ skuId: fresh.skuId, count: 1 }],
    addressId,
  });
  const [orderId] = data.tradeOrderIdList;
  expect((await shopper.get('trade/order/get-detailFirst', { id: orderId })).data.id).toBe(orderId);
  expect((await shopper.get('trade/order/pageFirst')).data.list).toHaveLength(1);
  expect((await shopper.post('product/favorite-two/create', { spuId: fresh.spuId })).code).toBe(0);
  expect((await shopper.get('product/spuFirst/get-detail', { id: fresh.spuId })).data.id).toBe(fresh.spuId);
  expect((await visited(shopper)).sort()).toEqual([old.spuId, fresh.spuId].sort());

  // Who minds how old it is finds out, and asks the primary.
  await expect.poll(() => visited(strict.call), SOON).toHaveLength(2);
  expect(await visited()).toEqual([old.spuId]);

  await replica.query('select pg_wal_replay_resume()');
  await expect.poll(() => visited(), SOON).toHaveLength(2);

  await store.stopReplica();
  expect(await visited()).toHaveLength(2);
  const late = await world.product();
  expect(await visited()).toContain(late.spuId);
});

it('ops-25 nothing that only a member may see, and nothing that changes anything, is read on the replica', () => {
  const ofWindows = endpoints.filter(({ endpoint }) => endpoint.staleOk !== undefined);
  expect(ofWindows.length).toBeGreaterThan(15);
  expect(ofWindows.filter(({ endpoint }) => endpoint.access !== 'public' || endpoint.effect)).toEqual([]);
});
