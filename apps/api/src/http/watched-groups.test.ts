import { expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { watchRows, writersOf } from './watched-groups.testing.ts';

const { world } = await startApi();

/** Twenty endpoints of which some do what is planted in them. */
const group = (planted: Readonly<Record<number, () => Promise<unknown>>>) =>
  Array.from({ length: 20 }, (_, index) => ({ name: `endpoint.${index}`, run: planted[index] }));
const act = async ({ run }: { run: (() => Promise<unknown>) | undefined }): Promise<void> => {
  await run?.();
};

it('house-40 a planted endpoint that writes where it must not is named alone, whatever it does to which row', async () => {
  const [victim, other] = [await world.member({ email: 'victim@passage.test', balance: 500 }), await world.member()];
  await world.address(victim);
  const rows = await watchRows(world, 1, { pattern: 'victim@' });
  const before = await rows.print();
  expect(Object.keys(before).length).toBeGreaterThan(50);
  expect([before.member, before.address]).not.toContain('0 0');

  const own = () => world.query(`update member set first_name = 'X' where id = $1`, [other.id]);
  const plants = {
    change: () => world.query(`update member set first_name = 'X' where id = $1`, [victim.id]),
    conceal: () => world.query(`update member set email = 'gone@passage.test' where id = $1`, [victim.id]),
    delete: () => world.query('delete from address where member_id = $1', [victim.id]),
    insert: () => world.address(victim),
  };
  for (const [what, plant] of Object.entries(plants)) {
    const endpoints = group({ 0: own, 13: plant, 19: own });
    for (const endpoint of endpoints) await act(endpoint);
    const table = ['change', 'conceal'].includes(what) ? 'member' : 'address';
    expect([what, await writersOf(endpoints, act, rows, before)]).toEqual([what, [`endpoint.13 writes ${table}`]]);
    // The next group meets the rows as they were.
    expect(await rows.print()).toEqual(before);
  }
  const innocent = group({ 4: own });
  for (const endpoint of innocent) await act(endpoint);
  expect(await writersOf(innocent, act, rows, before)).toEqual([]);
});

it('house-40 of several each is named, and one whose check fails as well', async () => {
  const rows = await watchRows(world, 2);
  const before = await rows.print();
  const endpoints = group({
    2: () => world.member({ tenantId: 2 }),
    3: () => Promise.reject(new Error('its check fails')),
    11: async () => {
      await world.shop({ tenantId: 2 });
      throw new Error('its check fails');
    },
  });
  for (const endpoint of endpoints) await act(endpoint).catch(() => undefined);
  const named = (await writersOf(endpoints, act, rows, before)).map((line) => line.split(' ')[0]);
  expect(named).toEqual(['endpoint.2', 'endpoint.11']);
});
