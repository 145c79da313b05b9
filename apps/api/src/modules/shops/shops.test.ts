import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const { world, call, clock } = await startApi();
const { shops } = contract;

async function namedShop(
  name: string,
  { tenantId = 1, status = 1 as 0 | 1, ownerId = undefined as number | undefined } = {},
): Promise<number> {
  const id = await world.shop({ tenantId, status, name, ...(ownerId === undefined ? {} : { ownerId }) });
  await world.query(
    `update shop set description = $2, logo = 'scene/crest.1/square.svg', address = '8 passage Graslin', url = 'http://shop.test' where id = $1`,
    [id, { en: `About ${name}`, zh: `关于${name}` }],
  );
  return id;
}
const infoOf = async (shopId: number, caller = call) => (await caller.endpoint(shops.info, { shopId })).data;

describe('a shop', () => {
  it('shop-03 is told with its fields, its description in the caller’s language', async () => {
    const owner = await world.member();
    const id = await namedShop('Kuramae Works', { ownerId: owner.id });
    const { code, data } = await call.get('system/shop/getShopInfoByShopId', { shopId: id });
    expect(code).toBe(0);
    expect(data).toEqual({
      id,
      shopname: 'Kuramae Works',
      logo: '/files/scene/crest.1/square.svg',
      shopDesc: 'About Kuramae Works',
      favoriteCount: 0,
      storeReputation: 0,
      favoriteFlag: 0,
      shopComment: true,
      mno: owner.id,
      address: '8 passage Graslin',
      url: 'http://shop.test',
      status: 1,
      formerNames: [],
    });
    expect((await infoOf(id, call.with({ language: 'zh' }))).shopDesc).toBe('关于Kuramae Works');
    expect((await infoOf(id, call.with({ language: 'fr' }))).shopDesc).toBe('About Kuramae Works');
  });

  it('shop-03 that is closed says so and takes no messages; one of another store is not there', async () => {
    const [closed, foreign] = [await namedShop('Closed', { status: 0 }), await namedShop('Foreign', { tenantId: 2 })];
    expect(await infoOf(closed)).toMatchObject({ status: 0, shopComment: false });
    for (const shopId of [foreign, 2_000_000_000]) expect((await call.endpoint(shops.info, { shopId })).code).toBe(404);
  });

  it('shop-04 shop-20 is told to its owner, and nothing to who has none', async () => {
    const [owner, nobody] = [await world.member(), await world.member()];
    const id = await namedShop('Own', { ownerId: owner.id });
    const read = async (member: typeof owner) => (await call.as(member).get('system/shop/getShopInfoflag')).data;
    expect(await read(owner)).toEqual({
      status: 1,
      data: { id, shopname: 'Own', url: 'http://shop.test', address: '8 passage Graslin' },
    });
    expect(await read(nobody)).toEqual({ status: 0, data: null });
    expect((await call.endpoint(shops.own)).code).toBe(401);
  });
});

describe('shops by name', () => {
  it('shop-02 are found by a part of the name, whatever its case and accents, open ones of this store alone', async () => {
    const [verriere, grande] = [await namedShop('Galerie Verrière'), await namedShop('La Grande Galerie')];
    await namedShop('Galerie fermée', { status: 0 });
    await namedShop('Galerie Deux', { tenantId: 2 });
    const find = async (shopname: string) => {
      const { data } = await call.get('system/shop/getByshopname', { shopname });
      return [data.total, ...data.list.map(({ id }: { id: number }) => id)];
    };
    expect(await find('galerie')).toEqual([2, verriere, grande]);
    expect(await find('VERRIERE')).toEqual([1, verriere]);
    expect(await find('la gr')).toEqual([1, grande]);
    for (const word of ['%', '_', "'", '\\', 'nobody', '🧥']) expect(await find(word)).toEqual([0]);
    const { data } = await call.endpoint(shops.search, { shopname: 'verriere' });
    expect({ ...data.list[0], formerNames: [] }).toEqual(await infoOf(verriere));
  });

  it('shop-02 all come without a name, in pages whose rows never repeat', async () => {
    for (let made = 0; made < 3; made++) await namedShop(`Zz ${made}`);
    const read = async (payload: object) => (await call.endpoint(shops.search, payload)).data;
    const all = await read({ shopname: '' });
    expect(all.list.length).toBe(all.total);
    const paged = [];
    for (let pageNo = 1; paged.length < all.total; pageNo++) paged.push(...(await read({ pageNo, pageSize: 2 })).list);
    expect(paged).toEqual(all.list);
    expect(await read({ pageNo: 1_000, pageSize: 2 })).toEqual({ list: [], total: all.total });
    for (const pageSize of [0, 201]) expect((await call.endpoint(shops.search, { pageSize })).code).toBe(400);
  });
});

describe('favourite shops', () => {
  it('favourite-05 favourite-06 are added and removed by both spellings of the paths, once however often', async () => {
    const [member, shopId] = [await world.member(), await namedShop('Twice')];
    for (const path of ['shop/shopFavorite/add', 'shopFavorite/add'])
      expect((await call.as(member).post(path, { shopId })).data).toEqual({ favoriteFlag: 1, favoriteCount: 1 });
    expect(await infoOf(shopId, call.as(member))).toMatchObject({ favoriteFlag: 1, favoriteCount: 1 });
    expect(await infoOf(shopId)).toMatchObject({ favoriteFlag: 0, favoriteCount: 1 });
    for (const path of ['shop/shopFavorite/remove', 'shopFavorite/remove'])
      expect((await call.as(member).post(path, { shopId })).data).toEqual({ favoriteFlag: 0, favoriteCount: 0 });
  });

  it('fault:favourites-01 favourite-12 are counted right when many like and leave a shop at once', async () => {
    const shopId = await namedShop('Crowded');
    const fans = await Promise.all(Array.from({ length: 8 }, () => world.member()));
    const work = fans.flatMap((fan, index) => [
      call.as(fan).endpoint(shops.addFavorite, { shopId }),
      call.as(fan).endpoint(shops.addFavorite, { shopId }),
      ...(index % 2 === 0 ? [call.as(fan).endpoint(shops.removeFavorite, { shopId })] : []),
    ]);
    for (const { code, data } of await Promise.all(work)) {
      expect(code).toBe(0);
      expect(data.favoriteCount).toBeGreaterThanOrEqual(0);
    }
    const [row] = await world.query<{ rows: number }>(
      'select count(*)::int as rows from favorite_shop where shop_id = $1',
      [shopId],
    );
    expect((await infoOf(shopId)).favoriteCount).toBe(row?.rows);
    expect(row?.rows).toBeGreaterThanOrEqual(4);
  });

  it('favourite-07 are listed newest first with id, logo, name and description, a closed one with its state', async () => {
    const member = await world.member();
    const [first, second] = [await namedShop('Liked first'), await namedShop('Liked then')];
    for (const shopId of [first, second]) {
      await call.as(member).endpoint(shops.addFavorite, { shopId });
      clock.advanceMs(1_000);
    }
    await world.query('update shop set status = 0 where id = $1', [first]);
    for (const path of ['shop/shopFavorite/list', 'shopFavorite/list'])
      expect((await call.as(member).get(path)).data).toEqual({
        total: 2,
        next: null,
        list: [
          {
            id: second,
            logo: '/files/scene/crest.1/square.svg',
            shopname: 'Liked then',
            shopDesc: 'About Liked then',
            status: 1,
          },
          {
            id: first,
            logo: '/files/scene/crest.1/square.svg',
            shopname: 'Liked first',
            shopDesc: 'About Liked first',
            status: 0,
          },
        ],
      });
    const paged = await call.as(member).endpoint(shops.favorites, { pageNo: 2, pageSize: 1 });
    expect(paged.data).toMatchObject({ total: 2, list: [{ id: first }] });
    expect((await call.as(await world.member()).endpoint(shops.favorites)).data).toEqual({
      list: [],
      total: 0,
      next: null,
    });
  });

  it('a shop that the store does not have cannot be liked; a visitor has no favourites', async () => {
    const [member, foreign] = [await world.member(), await namedShop('Far', { tenantId: 2 })];
    for (const shopId of [foreign, 2_000_000_000])
      for (const endpoint of [shops.addFavorite, shops.removeFavorite])
        expect((await call.as(member).endpoint(endpoint, { shopId })).code).toBe(404);
    for (const endpoint of [shops.addFavorite, shops.removeFavorite, shops.favorites])
      expect((await call.endpoint(endpoint, { shopId: foreign })).code).toBe(401);
  });

  it('favourite-05 a product’s page knows whether its shop is liked', async () => {
    const [member, product] = [await world.member(), await world.product()];
    const flag = async () =>
      (await call.as(member).get('spuFirst/get-detail', { id: product.spuId })).data.shopFavoriteFlag;
    expect(await flag()).toBe(0);
    await call.as(member).endpoint(shops.addFavorite, { shopId: product.shopId });
    expect(await flag()).toBe(1);
  });
});
