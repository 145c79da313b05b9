import { beforeEach, describe, expect, it } from 'vitest';
import { act, askFor, buy, buyShipped } from '../modules/after-sales/after-sales.testing.ts';
import { answer, write } from '../modules/chat/chat.testing.ts';
import { liftHoldBounds, placeOrder } from '../modules/orders/orders.testing.ts';
import { deskOf, handInRecharge } from '../modules/review/review.testing.ts';
import { startApi } from '../testing/api.ts';
import type { Answer } from '../testing/caller.ts';
import type { TestMember, TestProduct } from '../testing/world.ts';
import { BY_TIME, walkOf } from './walk.ts';

/** A list whose rows leave it: how its rows come, go and are asked for. */
interface Walked {
  /** One more row. @returns what it is known by in the list */
  add(): Promise<number>;
  /** Takes a row out of the list. */
  leave(id: number): Promise<Answer>;
  page(input: object): Promise<Answer>;
  /** The field that a row is known by; id unless told otherwise. */
  key?: string;
  /** What another view of the same list is asked by. */
  otherFilter: object;
  /** The oldest row first; else the newest. */
  isOldestFirst?: boolean;
}

interface Row {
  readonly id: number;
  readonly cursor?: string;
}

const SIZE = 4;

describe('lists whose rows leave them', async () => {
  const api = await startApi();
  const { world, call } = api;
  await liftHoldBounds(api);
  let shopper: TestMember;
  let owner: TestMember;
  let reviewer: TestMember;
  let shopId: number;
  let product: TestProduct;
  beforeEach(async () => {
    shopper = await world.member({ balance: 10_000_000 });
    owner = await world.member();
    reviewer = await world.member({ role: 2 });
    shopId = await world.shop({ ownerId: owner.id, freight: 0 });
    product = await world.product({ shopId, name: { en: 'Beret' }, skus: [{ price: 5000, stock: 10_000 }] });
  });

  const LISTS: Record<string, () => Walked> = {
    'GET /admin-api/review/recharges': () => {
      const desk = deskOf(api, reviewer);
      return {
        add: async () => (await handInRecharge(api, await world.member())).itemId,
        leave: (id) => desk.act('recharges', id, 'approve'),
        page: (input) => desk.list('recharges', { status: 0, ...input }),
        otherFilter: { status: 1 },
        isOldestFirst: true,
      };
    },
    'GET /admin-api/orders?status=10': () => ({
      add: async () => (await buy(api, shopper, [{ product, count: 1 }])).orderId,
      leave: (id) =>
        call.as(owner).post(`/admin-api/orders/${id}/ship`, { company: 'DHL', trackingNumber: `JD00${id}` }),
      page: (input) => call.as(owner).get('/admin-api/orders', { status: 10, ...input }),
      otherFilter: { status: 20 },
    }),
    'GET /admin-api/after-sales?status=10': () => ({
      add: async () => askFor(api, shopper, (await buyShipped(api, shopper, product)).itemId),
      leave: (id) => act(api, owner, id, 'refuse'),
      page: (input) => call.as(owner).get('/admin-api/after-sales', { status: 10, ...input }),
      otherFilter: { status: 20 },
    }),
    'GET /admin-api/products?status=1': () => ({
      add: async () => (await world.product({ shopId, name: { en: 'Loden coat' } })).spuId,
      leave: (id) => call.as(owner).post('/admin-api/products/shelve', { ids: [id], isOn: false }),
      page: (input) => call.as(owner).get('/admin-api/products', { status: 1, searchName: 'coat', ...input }),
      otherFilter: { searchName: 'cap' },
    }),
    'GET /admin-api/chat/sessions': () => {
      const writers = new Map<number, { member: TestMember; messageId: number }>();
      return {
        add: async () => {
          const member = await world.member();
          writers.set(member.id, { member, messageId: await write(api, member, shopId) });
          return member.id;
        },
        // A conversation without messages is shown to nobody.
        leave: async (id) => {
          const writer = writers.get(id);
          if (!writer) throw new Error(`no conversation with ${id}`);
          return call.as(writer.member).post(`message/delete/message/${writer.messageId}`);
        },
        page: (input) => call.as(owner).get('/admin-api/chat/sessions', input),
        key: 'memberId',
        otherFilter: {},
      };
    },
    'trade/order/pageFirst?status=0': () => ({
      add: async () => (await placeOrder(api, shopper, product)).orderId,
      leave: (id) => call.as(shopper).delete('trade/order/cancel', { id }),
      page: (input) => call.as(shopper).get('trade/order/pageFirst', { status: 0, ...input }),
      otherFilter: { status: 20 },
    }),
    'trade/after-sale/afterSalePage?status=10': () => ({
      add: async () => askFor(api, shopper, (await buyShipped(api, shopper, product)).itemId),
      leave: (id) => call.as(shopper).post('trade/after-sale/cancel', { id }),
      page: (input) => call.as(shopper).get('trade/after-sale/afterSalePage', { status: 10, ...input }),
      otherFilter: { status: 20 },
    }),
    'product/favorite-two/list': () => ({
      add: async () => {
        const { spuId } = await world.product({ shopId });
        await call.as(shopper).post('product/favorite-two/create', { spuId });
        return spuId;
      },
      leave: (spuId) => call.as(shopper).delete('product/favorite-two/delete', { spuId }),
      page: (input) => call.as(shopper).get('product/favorite-two/list', input),
      key: 'spuId',
      otherFilter: {},
    }),
    'shop/shopFavorite/list': () => ({
      add: async () => {
        const id = await world.shop();
        await call.as(shopper).post('shop/shopFavorite/add', { shopId: id });
        return id;
      },
      leave: (id) => call.as(shopper).post('shop/shopFavorite/remove', { shopId: id }),
      page: (input) => call.as(shopper).get('shop/shopFavorite/list', input),
      otherFilter: {},
    }),
    'message/getUserSessionAllList type 0': () => {
      return {
        add: async () => {
          const keeper = await world.member();
          const id = await world.shop({ ownerId: keeper.id });
          await write(api, shopper, id);
          await answer(api, keeper, shopper);
          return id;
        },
        leave: (id) => call.as(shopper).post('message/user/read/msg/batch', { shopId: id }),
        page: async (input) => {
          const found = await call.as(shopper).post('message/getUserSessionAllList', { type: 0, ...input });
          if (found.code !== 0) return found;
          const list: readonly Row[] = found.data;
          const last = list.length < SIZE ? undefined : list.at(-1);
          return { ...found, data: { list, next: last?.cursor ?? null } };
        },
        key: 'shopId',
        otherFilter: { type: 1 },
      };
    },
  };

  const idsOf = ({ key = 'id' }: Walked, { data }: Answer): number[] =>
    data.list.map((row: Readonly<Record<string, number>>) => row[key]);
  const add = async ({ add }: Walked, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let n = 0; n < count; n++) ids.push(await add());
    return ids;
  };
  const expectDone = ({ code, msg }: Answer): void => expect([code, msg]).toEqual([0, expect.any(String)]);

  for (const [name, listOf] of Object.entries(LISTS))
    it(`fault:pagination-51 trust-60 ${name} is walked by its cursor: no row is skipped or shown twice while rows leave it and come`, async () => {
      const list = listOf();
      const made = await add(list, 11);
      const inOrder = list.isOldestFirst ? made : made.toReversed();
      const first = await list.page({ pageNo: 1, pageSize: SIZE });
      expectDone(first);
      expect(idsOf(list, first)).toEqual(inOrder.slice(0, 4));
      for (const id of inOrder.slice(0, 4)) expectDone(await list.leave(id));
      const newer = await list.add();
      const second = await list.page({ after: first.data.next, pageSize: SIZE });
      expect(idsOf(list, second)).toEqual(inOrder.slice(4, 8));
      // The row that the cursor names and one that is still to come leave too.
      for (const id of [inOrder[7], inOrder[8]]) expectDone(await list.leave(id ?? 0));
      const third = await list.page({ after: second.data.next, pageSize: SIZE });
      const rest = inOrder.slice(9);
      expect(idsOf(list, third)).toEqual(list.isOldestFirst ? [...rest, newer] : rest);
      expect(third.data.next).toBeNull();
      // A page's number means what it always meant.
      const left = [...inOrder.slice(4, 7), ...rest];
      const all = list.isOldestFirst ? [...left, newer] : [newer, ...left];
      expect(idsOf(list, await list.page({ pageNo: 2, pageSize: 2 }))).toEqual(all.slice(2, 4));

      const cursor: string = first.data.next;
      const [position = '', signature = ''] = cursor.split('.');
      const moved = Buffer.from(JSON.stringify(['2020-01-01', 1])).toString('base64url');
      const strange = ['x', '.', cursor.slice(1), position, `${moved}.${signature}`, `${cursor}.`, `${cursor}x`];
      for (const after of strange) {
        const refused = await list.page({ after, pageSize: SIZE });
        expect([after, refused.code, refused.data?.issues?.map(({ path }: { path: string }) => path)]).toEqual([
          after,
          400,
          ['after'],
        ]);
      }
      if (Object.keys(list.otherFilter).length === 0) return;
      const other = await list.page({ ...list.otherFilter, after: cursor });
      expect([other.code, other.data]).toEqual([
        400,
        { issues: [{ path: 'after', message: expect.stringContaining('does not belong here') }] },
      ]);
    });

  it('trust-60 a cursor of another list, tenant or caller is refused at after', async () => {
    const list = 'product/favorite-two/list';
    const input = { pageNo: 1, pageSize: 20 };
    const after = (tenantId: number, callerId: number, name: string): string => {
      const caller = { id: callerId, email: '', role: 'shopper', sessionId: '' } as const;
      const key = ['2999-01-01 00:00:00+00', 1] as const;
      return walkOf({ platform: api.platform, tenantId, caller }, name, BY_TIME, input).cursorOf([...key]);
    };
    const codeOf = async (cursor: string) => (await call.as(shopper).get(list, { after: cursor })).code;
    expect(await codeOf(after(1, shopper.id, 'favorites.list'))).toBe(0);
    expect(await codeOf(after(2, shopper.id, 'favorites.list'))).toBe(400);
    expect(await codeOf(after(1, owner.id, 'favorites.list'))).toBe(400);
    expect(await codeOf(after(1, shopper.id, 'shops.favorites'))).toBe(400);
  });
});
