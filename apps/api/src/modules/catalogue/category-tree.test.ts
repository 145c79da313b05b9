import { contract } from '@passage/contract';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const { world, call, clock } = await startApi();
const { tree, crumbs } = contract.catalogue;

const root = await world.category({ population: 2, name: { en: 'Clothing', zh: '服装' } });
const coats = await world.category({ population: 2, parentId: root, name: { en: 'Coats', zh: '大衣' } });
const trenches = await world.category({ population: 2, parentId: coats, name: { en: 'Trench coats' } });
const shoes = await world.category({ population: 1, name: { en: 'Shoes', zh: '鞋履' } });
const toys = await world.category({ population: 3, name: { en: 'Little ones', zh: '宝宝' } });
const foreign = await world.category({ tenantId: 2, population: 2, name: { en: 'Elsewhere', zh: '别处' } });
clock.advanceMs(60_000);

it('catalogue-01 catalogue-02 answers a tree per population, each node with id, name, parentId and child', async () => {
  const { data } = await call.endpoint(tree);
  expect(data).toEqual({
    female: [
      {
        id: root,
        name: 'Clothing',
        parentId: 0,
        child: [
          {
            id: coats,
            name: 'Coats',
            parentId: root,
            child: [{ id: trenches, name: 'Trench coats', parentId: coats, child: [] }],
          },
        ],
      },
    ],
    male: [{ id: shoes, name: 'Shoes', parentId: 0, child: [] }],
    children: [{ id: toys, name: 'Little ones', parentId: 0, child: [] }],
  });
});

it('catalogue-02 with sex only that population is filled', async () => {
  expect((await call.endpoint(tree, { sex: 1 })).data).toMatchObject({
    female: [],
    male: [{ id: shoes }],
    children: [],
  });
  expect((await call.endpoint(tree, { sex: '3' })).data).toMatchObject({
    female: [],
    male: [],
    children: [{ id: toys }],
  });
  expect((await call.endpoint(tree, { sex: 4 })).code).toBe(400);
});

it('i18n-09 names come in the reader’s language and in English where that has none', async () => {
  const { data } = await call.with({ language: 'zh' }).endpoint(tree, { sex: 2 });
  expect(data.female[0].name).toBe('服装');
  expect(data.female[0].child[0].child[0].name).toBe('Trench coats');
  expect((await call.with({ language: 'kor' }).endpoint(crumbs, { categoryId: coats })).data[1].name).toBe('Coats');
});

it('catalogue-04 answers the path from the root to a category', async () => {
  const { data } = await call.with({ language: 'zh' }).endpoint(crumbs, { categoryId: trenches });
  expect(data).toEqual([
    { id: root, name: '服装' },
    { id: coats, name: '大衣' },
    { id: trenches, name: 'Trench coats' },
  ]);
});

it('a category of another tenant or of nobody has no path', async () => {
  for (const categoryId of [foreign, 2_000_000_000])
    expect((await call.endpoint(crumbs, { categoryId })).code).toBe(404);
});

it('fault:tenant-02 tenant-21 a tree that was asked for in one tenant and language is never answered in another', async () => {
  const inTenants = [1, 2, 1, 2].map(
    async (tenantId) => (await call.with({ tenantId, language: 'en' }).endpoint(tree, { sex: 2 })).data.female,
  );
  const [first, second, third, fourth] = await Promise.all(inTenants);
  expect(first[0].id).toBe(root);
  expect(second).toMatchObject([{ id: foreign, name: 'Elsewhere', child: [] }]);
  expect([third, fourth]).toEqual([first, second]);
  expect((await call.with({ tenantId: 2, language: 'zh' }).endpoint(tree, { sex: 2 })).data.female[0].name).toBe(
    '别处',
  );
});

it('a change of the categories shows within seconds', async () => {
  await call.endpoint(tree);
  const hats = await world.category({ population: 1, name: { en: 'Hats' } });
  clock.advanceMs(6_000);
  expect((await call.endpoint(tree, { sex: 1 })).data.male).toMatchObject([{ id: shoes }, { id: hats }]);
});
