import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { completedOrder, uploadPicture } from '../evaluations/evaluations.testing.ts';
import { proveBooks } from '../ledger/prove-books.ts';

const { detail, reviews } = contract.catalogue;

describe('what buyers say of a product', async () => {
  const api = await startApi();
  const { world, call } = api;

  /** Buys a piece of the product and says something of it. */
  async function speak(
    product: Awaited<ReturnType<typeof world.product>>,
    [service, logistics, description]: readonly [number, number, number],
    name = '',
  ): Promise<void> {
    const member = await world.member({ balance: 20_000 });
    await world.query('update member set first_name = $2 where tenant_id = 1 and id = $1', [member.id, name]);
    const { itemIds } = await completedOrder(api, member, [product]);
    const { code } = await call.as(member).endpoint(contract.evaluations.create, {
      list: [
        {
          itemId: itemIds[0],
          serviceAttitudeScore: service,
          logisticsServiceScore: logistics,
          describeScore: description,
          remark: `Said by ${name}.`,
          picUrls: [await uploadPicture(api, member)],
        },
      ],
    });
    expect(code).toBe(0);
  }

  it('catalogue-11 review-12 the scores are means with one decimal, and 0 before anybody has said anything', async () => {
    const product = await world.product();
    const scores = async () => (await call.endpoint(detail, { id: product.spuId })).data.scores;
    expect(await scores()).toEqual({ count: 0, average: 0, service: 0, logistics: 0, description: 0 });
    await speak(product, [5, 4, 1]);
    expect(await scores()).toEqual({ count: 1, average: 3.3, service: 5, logistics: 4, description: 1 });
    await speak(product, [4, 4, 2]);
    await speak(product, [5, 3, 2]);
    expect(await scores()).toEqual({ count: 3, average: 3.3, service: 4.7, logistics: 3.7, description: 1.7 });
    await speak(product, [5, 4, 1]);
    // 19, 15 and 6 of 4: half a tenth is rounded up.
    expect(await scores()).toEqual({ count: 4, average: 3.3, service: 4.8, logistics: 3.8, description: 1.5 });
  });

  it('fault:reviews-02 the scores can be computed anew from the reviews, and the proof finds where they differ', async () => {
    const product = await world.product();
    await speak(product, [5, 4, 3]);
    expect(await proveBooks(api.databaseUrl)).toEqual([]);
    const change = (by: number) =>
      world.query('update spu set service_sum = service_sum + $2 where tenant_id = 1 and id = $1', [product.spuId, by]);
    await change(-1);
    expect(await proveBooks(api.databaseUrl)).toMatchObject([
      { proof: 'the scores of each product are those of its reviews', subject: `product ${product.spuId}` },
      { proof: 'the scores of each shop are those of its products', subject: `shop ${product.shopId}` },
    ]);
    await change(1);
  });

  it('tells what buyers said, newest first, with pictures, properties and no more of a name than its first letter', async () => {
    const product = await world.product();
    for (const name of ['Ana', 'élodie', '王芳', '']) await speak(product, [5, 5, 5], name);
    const all = await call.with({ language: 'zh' }).endpoint(reviews, { spuId: product.spuId });
    expect(all.data.total).toBe(4);
    expect(all.data.list.map((review: { userName: string }) => review.userName)).toEqual([
      expect.stringMatching(/^[0-9A-F]\*\*\*$/),
      '王***',
      'É***',
      'A***',
    ]);
    expect(all.data.list[3]).toEqual({
      id: expect.any(Number),
      userName: 'A***',
      describeScore: 5,
      logisticsServiceScore: 5,
      serviceAttitudeScore: 5,
      remark: 'Said by Ana.',
      picUrls: [expect.stringMatching(/^\/files\/u\/[\w-]+\.png$/)],
      properties: [
        { propertyId: expect.any(Number), propertyName: '尺码', valueId: expect.any(Number), valueName: '1号' },
      ],
      createTime: expect.any(Number),
    });
    expect((await fetch(new URL(all.data.list[3].picUrls[0], api.origin))).status).toBe(200);
    expect(all.text).not.toMatch(/@passage\.test|memberId/);
    const second = await call.endpoint(reviews, { spuId: product.spuId, pageNo: 2, pageSize: 3 });
    expect([second.data.total, second.data.list.map((review: { remark: string }) => review.remark)]).toEqual([
      4,
      ['Said by Ana.'],
    ]);
  });

  it('answers nothing for a product without reviews, and finds no product of another tenant', async () => {
    const [own, foreign] = [await world.product(), await world.product({ tenantId: 2 })];
    expect((await call.endpoint(reviews, { spuId: own.spuId })).data).toEqual({ list: [], total: 0 });
    for (const spuId of [foreign.spuId, 2_000_000_000])
      expect(await call.endpoint(reviews, { spuId })).toMatchObject({ code: 404, data: null });
  });
});
