import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { indexAll, SEARCHED, searchEngine } from './index.ts';

const { world, call, platform } = await startApi();
const { page, suggest } = contract.catalogue;
const { writable } = platform.database.forTenant(1);

const named = async (name: Record<string, string> | string, more: object = {}): Promise<number> =>
  (await world.product({ name: typeof name === 'string' ? { en: name } : name, ...more })).spuId;
const search = async (searchparam: string, more: object = {}, caller = call): Promise<number[]> => {
  const { code, data } = await caller.endpoint(page, { searchparam, row: 200, ...more });
  expect(code).toBe(0);
  return data.list.map(({ productId }: { productId: number }) => productId);
};

describe('words', () => {
  it('search-10 finds whole words, beginnings, middles and ends of words, in any order', async () => {
    const id = await named('Herringbone overcoat');
    for (const word of [
      'herringbone',
      'overcoat',
      'herr',
      'ringb',
      'coat herring',
      'verco bone',
      'HERRINGBONE Overcoat',
    ])
      expect([word, await search(word)]).toEqual([word, [id]]);
    expect(await search('herringbone trousers')).toEqual([]);
  });

  it('search-12 ignores case and accents on both sides', async () => {
    const [accented, plain] = [await named('Crêpe Géorgette'), await named('Tulle corsage')];
    for (const word of ['crepe', 'CRÊPE', 'georgette', 'GÉORGETTE']) expect(await search(word)).toEqual([accented]);
    for (const word of ['TÜLLE', 'corságe']) expect(await search(word)).toEqual([plain]);
  });

  it('search-13 forgives a wrong, missing, extra or swapped letter, and no more', async () => {
    const id = await named('Gabardine trench');
    for (const word of ['gabardime', 'gabrdine', 'gabbardine', 'gabadrine', 'trensh gabardine'])
      expect([word, await search(word)]).toEqual([word, [id]]);
    for (const word of ['gbrdine', 'gobordine']) expect([word, await search(word)]).toEqual([word, []]);
  });

  it('search-17 whole words come first, then parts, then mistyped ones, whatever is more popular', async () => {
    const [mistyped, partial, whole] = [await named('Paisley shawl'), await named('Paislet'), await named('Paisle')];
    const beginning = await named('Paislehurst');
    await world.query('update spu set popularity = 1000 where tenant_id = 1 and id = any ($1)', [[mistyped, partial]]);
    for (const spuId of [mistyped, partial]) await world.refresh({ tenantId: 1, spuId });
    expect(await search('paisle')).toEqual([whole, partial, mistyped, beginning]);
    const near = await search('paislet');
    expect(near[0]).toBe(partial);
    expect(new Set(near)).toEqual(new Set([partial, mistyped, whole]));
  });

  it('search-17 of what matches alike, what is recommended comes first', async () => {
    const [first, second] = [await named('Seersucker'), await named('Seersucker')];
    await world.query('update spu set popularity = 5 where tenant_id = 1 and id = $1', [first]);
    await world.refresh({ tenantId: 1, spuId: first });
    expect(await search('seersucker')).toEqual([first, second]);
    expect(await search('seersucker', { searchForm: { sort: 3 } })).toEqual([second, first]);
  });
});

describe('other scripts', () => {
  it('search-11 finds Chinese, Japanese and Korean by any of their characters', async () => {
    const id = await named({
      en: 'Quilted robe',
      zh: '绗缝长袍外套',
      zhTW: '絎縫長袍外套',
      jp: 'キルティングローブコート',
      kor: '퀼팅 로브 코트',
    });
    for (const word of [
      '绗缝',
      '长袍',
      '长袍外套',
      '缝',
      '袍',
      '套',
      '絎縫',
      'ローブ',
      'キルティング',
      'ｷﾙﾃｨﾝｸﾞ',
      '퀼팅',
      '로브',
      '퀼',
      'quilted 长袍',
    ])
      expect([word, await search(word)]).toEqual([word, [id]]);
    expect([await search('袍长'), await search('绗袍')]).toEqual([[], []]);
  });

  it('search-11 finds a name of any language whatever language is spoken', async () => {
    const id = await named({ en: 'Sleeveless blouse', fr: 'Chemisier sans manches', id: 'Blus tanpa lengan' });
    for (const language of ['en', 'zh', 'fr'])
      for (const word of ['chemisier', 'sleeveless', 'tanpa lengan'])
        expect(await search(word, {}, call.with({ language }))).toEqual([id]);
  });
});

describe('signs', () => {
  it('search-14 fault:search-01 are text and match only themselves', async () => {
    const names = [
      'Percent 55% tencel',
      'Under_score knit',
      "Quote d'Orsay pump",
      'Back\\slash belt',
      'Parka 🧥 edition',
    ];
    const ids = await Promise.all(names.map((name) => named(name)));
    for (const [index, word] of ['%', '_', "'", '\\', '🧥'].entries())
      expect([word, await search(word)]).toEqual([word, [ids[index]]]);
    for (const word of ['55%', 'under_', "d'orsay", 'back\\slash', 'parka 🧥'])
      expect(await search(word)).toHaveLength(1);
    for (const word of ['%inen', '5_%', 'Und_r', '👗', '%%_']) expect([word, await search(word)]).toEqual([word, []]);
  });

  it('fault:search-01 what means something to an index is text: no fault, and never everything', async () => {
    await named('Ordinary thing');
    for (const word of [
      '"',
      '<script>',
      'a&b',
      ':*',
      '!',
      '|',
      '(',
      ')',
      '&',
      '<->',
      'ordinary:*',
      '!ordinary',
      "'ordinary'",
      'ordinary & !x',
      'a'.repeat(200),
      '#'.repeat(200),
      '字'.repeat(200),
    ])
      expect([word, await search(word)]).toEqual([word, []]);
    expect(await search('<ordinary')).toEqual([]);
  });

  it('fault:search-01 a blank text is no filter, and too long a one is refused with its field', async () => {
    const all = (await call.endpoint(page, {})).data.total;
    for (const searchparam of ['', '   ', '\t'])
      expect((await call.endpoint(page, { searchparam })).data.total).toBe(all);
    const refused = await call.endpoint(page, { searchparam: 'x'.repeat(10_000) });
    expect(refused).toMatchObject({ code: 400, data: { issues: [{ path: 'searchparam' }] } });
    expect(await search('\u200b')).toEqual([]);
  });

  it('a dash joins words', async () => {
    const id = await named('Double-faced peacoat');
    for (const word of ['double-faced', 'double faced', 'double‑faced peacoat'])
      expect(await search(word)).toEqual([id]);
  });
});

describe('what is searched', () => {
  it('search-16 the names of products, brands, designers, categories above and shops', async () => {
    const top = await world.category({ name: { en: 'Knitwear', fr: 'Mailles' } });
    const leaf = await world.category({ parentId: top, name: { en: 'Turtlenecks' } });
    const { spuId, shopId } = await world.product({ categoryId: leaf, name: { en: 'Ribbed top' } });
    const [designer] = await world.query<{ id: number }>(
      `insert into designer (tenant_id, desno, name) values (1, 'D-50', 'Ottoline Zweig') returning id`,
    );
    await world.query(
      `with named as (update brand set name = 'Maison Voltaire' from spu where spu.tenant_id = 1 and spu.id = $1 and brand.tenant_id = 1 and brand.id = spu.brand_id)
       update spu set designer_id = $2 where tenant_id = 1 and id = $1`,
      [spuId, designer?.id],
    );
    await world.query(`update shop set name = 'Atelier Quimper' where tenant_id = 1 and id = $1`, [shopId]);
    await world.refresh({ tenantId: 1, spuId });
    for (const word of [
      'ribbed',
      'voltaire',
      'zweig',
      'turtlenecks',
      'knitwear',
      'mailles',
      'quimper',
      'ribbed voltaire',
    ])
      expect([word, await search(word)]).toEqual([word, [spuId]]);
  });

  it('search-16 a word of the name counts more than one of what the product belongs to', async () => {
    const categoryId = await world.category({ name: { en: 'Anoraks' } });
    const [belongs, own] = [await named('Hooded smock', { categoryId }), await named('Anoraks in wax')];
    await world.query('update spu set popularity = 900 where tenant_id = 1 and id = $1', [belongs]);
    await world.refresh({ tenantId: 1, spuId: belongs });
    expect(await search('anoraks')).toEqual([own, belongs]);
  });

  it('search-10 narrows to the population, and to what else is chosen', async () => {
    const [woman, man] = [await named('Loden cape'), await named('Loden cape', { population: 1 })];
    expect((await search('loden')).sort()).toEqual([woman, man].sort());
    expect(await search('loden', { sex: 1 })).toEqual([man]);
    const [row] = await world.query<{ brand_id: number }>('select brand_id from spu where tenant_id = 1 and id = $1', [
      woman,
    ]);
    expect(await search('loden', { searchForm: { brandIds: [row?.brand_id], sort: 2 } })).toEqual([woman]);
  });

  it('fault:pagination-01 pages of a search hold each product once', async () => {
    const ids = [];
    for (let made = 0; made < 7; made++) ids.push(await named('Bouclette'));
    for (const sort of [undefined, 1, 2, 3]) {
      const read = [];
      for (const pageNo of [1, 2, 3, 4]) {
        const { data } = await call.endpoint(page, {
          searchparam: 'bouclette',
          searchForm: { sort },
          page: pageNo,
          row: 2,
        });
        expect(data.total).toBe(7);
        read.push(...data.list.map(({ productId }: { productId: number }) => productId));
      }
      expect(read.sort((a, b) => a - b)).toEqual(ids);
    }
  });

  it('follows names as they change, and only what is shown is found', async () => {
    const spuId = await named('Balaclava');
    await world.query(`update spu set name = '{"en":"Bonnet"}' where tenant_id = 1 and id = $1`, [spuId]);
    await world.refresh({ tenantId: 1, spuId });
    expect([await search('balaclava'), await search('bonnet')]).toEqual([[], [spuId]]);
    await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [spuId]);
    await world.refresh({ tenantId: 1, spuId });
    expect(await search('bonnet')).toEqual([]);
    const [kept] = await world.query<{ count: number }>(
      'select count(*)::int from search_entry where kind = 1 and entry_id = $1',
      [spuId],
    );
    expect(kept).toEqual({ count: 0 });
  });

  it('an aborted change leaves the index as it was', async () => {
    const spuId = await named('Dirndl');
    const aborted = writable.inTransaction(async (tx) => {
      await tx.prisma.spu.updateMany({ where: { id: spuId }, data: { name: { en: 'Lederhosen' } } });
      await searchEngine.index(tx, SEARCHED.product, [spuId]);
      throw new Error('no');
    });
    await expect(aborted).rejects.toThrow('no');
    expect([await search('dirndl'), await search('lederhosen')]).toEqual([[spuId], []]);
  });

  it('what is removed is no longer found', async () => {
    const spuId = await named('Fascinator');
    await writable.inTransaction((tx) => searchEngine.remove(tx, SEARCHED.product, [spuId]));
    expect(await search('fascinator')).toEqual([]);
  });

  it('tenant-16 finds nothing of another tenant', async () => {
    const foreign = await named('Ushanka', { tenantId: 2 });
    expect([await search('ushanka'), await search('ushanke'), await search('shank')]).toEqual([[], [], []]);
    expect(await search('ushanka', {}, call.with({ tenantId: 2 }))).toEqual([foreign]);
    expect(
      await searchEngine.find(platform.database.forTenant(1).readable, SEARCHED.product, { text: 'ushanka', most: 10 }),
    ).toEqual([]);
  });

  it('writers of the same new words at once do not fail each other', async () => {
    const words = ['Zephyr', 'Yarn', 'Xylo', 'Wadding', 'Voile'];
    await Promise.all(words.map((_, index) => named([...words.slice(index), ...words.slice(0, index)].join(' '))));
    expect(await search('voile zephyr')).toHaveLength(words.length);
  });
});

it('search-16 search-13 shops are found by their names, mistyped ones after those that match', async () => {
  const names = ['Passementerie Lune', 'Lunes et Soleils', 'Luna House'];
  const ids: number[] = [];
  for (const name of names) {
    const [shop] = await world.query<{ id: number }>('insert into shop (tenant_id, name) values (1, $1) returning id', [
      name,
    ]);
    ids.push(shop?.id ?? 0);
  }
  const [closed] = await world.query<{ id: number }>(
    `insert into shop (tenant_id, name, status) values (1, 'Lune closed', 0) returning id`,
  );
  await writable.inTransaction((tx) => searchEngine.index(tx, SEARCHED.shop, [...ids, closed?.id ?? 0]));
  const shopsNamed = async (shopname: string) =>
    (await call.endpoint(contract.shops.search, { shopname })).data.list.map(({ id }: { id: number }) => id);
  const [lune, lunes, luna] = ids;
  expect(await shopsNamed('lune')).toEqual([lunes, lune, luna]);
  expect(await shopsNamed('pasementerie')).toEqual([lune]);
  for (const name of ['%', '_', '\\']) expect(await shopsNamed(name)).toEqual([]);
});

describe('suggestions', () => {
  it('search-16 a word being typed suggests products, brands, designers, categories and shops', async () => {
    const [brand] = await world.query<{ id: number }>(
      `insert into brand (tenant_id, name) values (1, 'Marlowe & Co') returning id`,
    );
    const [designer] = await world.query<{ id: number }>(
      `insert into designer (tenant_id, desno, name) values (1, 'D-9', 'Iris Marlowe') returning id`,
    );
    const categoryId = await world.category({ name: { en: 'Marlowe coats' } });
    const [shop] = await world.query<{ id: number }>(
      `insert into shop (tenant_id, name) values (1, 'Marlowe House') returning id`,
    );
    const spuId = await named('Marlowe jacket');
    await writable.inTransaction(async (tx) => {
      await searchEngine.index(tx, SEARCHED.brand, [brand?.id ?? 0]);
      await searchEngine.index(tx, SEARCHED.designer, [designer?.id ?? 0]);
      await searchEngine.index(tx, SEARCHED.category, [categoryId]);
      await searchEngine.index(tx, SEARCHED.shop, [shop?.id ?? 0]);
    });
    expect((await call.endpoint(suggest, { word: 'marlo', sex: 2 })).data).toEqual({
      products: [expect.objectContaining({ productId: spuId, producctName: 'Marlowe jacket' })],
      brands: [{ id: brand?.id, name: 'Marlowe & Co' }],
      designers: [{ id: designer?.id, name: 'Iris Marlowe', desno: 'D-9' }],
      categories: [{ id: categoryId, name: 'Marlowe coats' }],
      shops: [{ id: shop?.id, shopname: 'Marlowe House' }],
    });
    const nothing = { products: [], brands: [], designers: [], categories: [], shops: [] };
    for (const word of ['', '  ', 'zzzz', '%'])
      expect((await call.endpoint(suggest, { word, sex: 3 })).data).toEqual(nothing);
  });
});

it('an index that was lost is made anew, of all tenants', async () => {
  const [own, foreign] = [await named('Tarlatan'), await named('Tarlatan', { tenantId: 2 })];
  await world.query('delete from search_entry');
  await world.query('delete from search_form');
  expect(await search('tarlatan')).toEqual([]);
  expect(await indexAll(platform.database)).toBeGreaterThan(2);
  expect([await search('tarlatan'), await search('tarlattan')]).toEqual([[own], [own]]);
  expect(await search('tarlatan', {}, call.with({ tenantId: 2 }))).toEqual([foreign]);
});
