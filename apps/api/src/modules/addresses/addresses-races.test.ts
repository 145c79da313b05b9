import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { defaultsOf, FORM, rowsOfMember } from './addresses.testing.ts';

const { world, call } = await startApi();
const { addresses } = contract;

const twenty = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => act(index)));

it('20 first addresses at once leave one default', async () => {
  const member = await world.member();
  const answers = await twenty(() => call.as(member).endpoint(addresses.create, { ...FORM, defaultStatus: true }));
  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
  expect(await rowsOfMember(world, member)).toHaveLength(20);
  expect(await defaultsOf(world, member)).toHaveLength(1);
});

it('the 50 addresses are not passed by 20 more at once', async () => {
  const member = await world.member();
  for (let saved = 0; saved < 45; saved++) await world.address(member);
  const answers = await twenty(() => call.as(member).endpoint(addresses.create, FORM));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 1022)).toHaveLength(15);
  expect(await rowsOfMember(world, member)).toHaveLength(50);
});

it('address-06 the default moves between 20 addresses at once and is one at the end', async () => {
  const member = await world.member();
  const ids: number[] = [];
  for (let saved = 0; saved < 20; saved++) ids.push(await world.address(member));
  const answers = await twenty((index) =>
    index % 2 === 0
      ? call.as(member).endpoint(addresses.setDefault, { id: ids[index] })
      : call.as(member).endpoint(addresses.update, { id: ids[index], ...FORM, defaultStatus: true }),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0));
  expect(await defaultsOf(world, member)).toHaveLength(1);
});

it('address-05 deleting one address 20 times at once deletes it once and names one new default', async () => {
  const member = await world.member();
  const [kept, gone] = [await world.address(member), await world.address(member, { isDefault: 1 })];
  await world.address(member);
  const answers = await twenty(() => call.as(member).endpoint(addresses.remove, { id: gone }));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 404)).toHaveLength(19);
  expect((await rowsOfMember(world, member)).map(({ id }) => id)).toContain(kept);
  expect(await defaultsOf(world, member)).toHaveLength(1);
});

it('deleting all of 20 addresses at once, defaults moving, leaves none and no fault', async () => {
  const member = await world.member();
  const ids: number[] = [];
  for (let saved = 0; saved < 20; saved++) ids.push(await world.address(member, { isDefault: saved === 0 ? 1 : 0 }));
  const answers = await Promise.all(
    ids.flatMap((id, index) => [
      call.as(member).endpoint(addresses.remove, { id }),
      call.as(member).endpoint(addresses.setDefault, { id: ids[(index + 7) % 20] }),
    ]),
  );
  expect(answers.every(({ code }) => code === 0 || code === 404)).toBe(true);
  expect(await rowsOfMember(world, member)).toEqual([]);
});
