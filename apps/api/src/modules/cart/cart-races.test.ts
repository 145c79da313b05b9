import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { linesOfMember } from './cart.testing.ts';

const { world, call } = await startApi();
const { cart } = contract;

const twenty = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => act(index)));

it('20 adds of one SKU at once make one line of 20 pieces', async () => {
  const [member, { spuId, skuId }] = [await world.member(), await world.product({ skus: [{ stock: 100 }] })];
  const answers = await twenty(() => call.as(member).endpoint(cart.add, { spuId, skuId, count: 1 }));
  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
  expect(answers.map(({ data }) => data.count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  expect(await linesOfMember(world, member)).toMatchObject([{ sku_id: skuId, count: 20 }]);
});

it('20 adds at once stop at the stock', async () => {
  const [member, { spuId, skuId }] = [await world.member(), await world.product({ skus: [{ stock: 7 }] })];
  const answers = await twenty(() => call.as(member).endpoint(cart.add, { spuId, skuId, count: 2 }));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 1002)).toHaveLength(17);
  expect(await linesOfMember(world, member)).toMatchObject([{ count: 6 }]);
});

it('20 adds of different SKUs at once fill the cart to its limit and no further', async () => {
  const member = await world.member();
  const { spuId, skuIds } = await world.product({ skus: Array.from({ length: 215 }, () => ({})) });
  await world.query(
    'insert into cart_line (tenant_id, member_id, sku_id, count, added_price) select 1, $1, id, 1, price from sku where id = any ($2)',
    [member.id, skuIds.slice(20)],
  );
  const answers = await twenty((index) =>
    call.as(member).endpoint(cart.add, { spuId, skuId: skuIds[index], count: 1 }),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 1021)).toHaveLength(15);
  expect(await linesOfMember(world, member)).toHaveLength(200);
});

it('adds, changes and removals at once leave a line that the rules allow', async () => {
  const [member, product] = [await world.member(), await world.product({ skus: [{ stock: 12 }] })];
  const { spuId, skuId } = product;
  const id = await world.cartLine(member, product, 5);
  const answers = await twenty((index) => {
    const mine = call.as(member);
    if (index % 4 === 0) return mine.endpoint(cart.remove, { ids: [id] });
    return index % 2 === 0
      ? mine.endpoint(cart.updateCount, { id, count: 9 })
      : mine.endpoint(cart.add, { spuId, skuId, count: 3 });
  });
  expect(answers.every(({ code }) => [0, 404, 1002].includes(code))).toBe(true);
  const lines = await linesOfMember(world, member);
  expect(lines.length).toBeLessThanOrEqual(1);
  for (const { count } of lines) expect(count).toBeLessThanOrEqual(12);
});
