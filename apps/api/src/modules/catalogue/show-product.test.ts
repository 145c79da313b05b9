import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { brandOf, colouredProduct, refresh, valueId } from './catalogue.testing.ts';

const { world, call } = await startApi();
const { detail } = contract.catalogue;

describe('a product page', () => {
  it('catalogue-08 catalogue-09 catalogue-37 shows the product with its properties and SKUs, under both paths', async () => {
    const product = await colouredProduct(world, [
      { colour: 'Camel', size: 'S', price: 12_900, marketPrice: 15_900, stock: 0 },
      { colour: 'Camel', size: 'M', price: 13_900, marketPrice: 15_900, stock: 3 },
      { colour: 'Ink', size: 'S', price: 14_900, stock: 2 },
    ]);
    const [size] = await world.query<{ id: number }>(`select id from property where tenant_id = 1 and key = 'size'`);
    const [colour] = await world.query<{ id: number }>(
      `select id from property where tenant_id = 1 and key = 'colour'`,
    );
    const [camel, ink] = [await valueId(world, 'colour', 'Camel'), await valueId(world, 'colour', 'Ink')];
    const [small, medium] = [await valueId(world, 'size', 'S'), await valueId(world, 'size', 'M')];
    const answer = await call.endpoint(detail, { id: product.spuId, shopId: product.shopId });
    const colourOf = (valueId: number, valueName: string) => ({
      propertyId: colour?.id,
      propertyName: 'Colour',
      valueId,
      valueName,
    });
    const sizeOf = (valueId: number, valueName: string) => ({
      propertyId: size?.id,
      propertyName: 'Size',
      valueId,
      valueName,
    });
    const [camelPicture, inkPicture] = ['/files/art/coat.camel/front.svg', '/files/art/coat.ink/front.svg'];
    expect(answer.data).toEqual({
      id: product.spuId,
      shopId: product.shopId,
      shopname: expect.stringMatching(/^Shop /),
      shopLogo: '',
      name: 'Wool coat',
      brandId: await brandOf(world, product),
      brandName: expect.stringMatching(/^Brand /),
      categoryId: expect.any(Number),
      description: '<p>Cut long.</p>',
      picUrl: camelPicture,
      imglist: [camelPicture, '/files/art/coat.camel/detail.svg'],
      price: 139,
      marketPrice: 159,
      collectflag: 0,
      shopFavoriteFlag: 0,
      salesCount: 0,
      status: 'on',
      scores: { count: 0, average: 0, service: 0, logistics: 0, description: 0 },
      properties: [
        {
          propertyId: colour?.id,
          propertyName: 'Colour',
          values: [
            { valueId: camel, valueName: 'Camel', picUrl: camelPicture },
            { valueId: ink, valueName: 'Ink', picUrl: inkPicture },
          ],
        },
        {
          propertyId: size?.id,
          propertyName: 'Size',
          values: [
            { valueId: small, valueName: 'S' },
            { valueId: medium, valueName: 'M' },
          ],
        },
      ],
      skus: [
        {
          id: product.skuIds[0],
          properties: [colourOf(camel, 'Camel'), sizeOf(small, 'S')],
          price: 129,
          marketPrice: 159,
          stock: 0,
          picUrl: camelPicture,
        },
        {
          id: product.skuIds[1],
          properties: [colourOf(camel, 'Camel'), sizeOf(medium, 'M')],
          price: 139,
          marketPrice: 159,
          stock: 3,
          picUrl: camelPicture,
        },
        {
          id: product.skuIds[2],
          properties: [colourOf(ink, 'Ink'), sizeOf(small, 'S')],
          price: 149,
          marketPrice: 149,
          stock: 2,
          picUrl: inkPicture,
        },
      ],
    });
    expect((await call.get('spuFirst/get-detail', { id: product.spuId })).data).toEqual(answer.data);
  });

  it('catalogue-38 the value names of a SKU joined by commas tell it from every other of the product', async () => {
    const sizes = ['XS', 'S', 'M', 'L'];
    const product = await colouredProduct(
      world,
      ['Moss', 'Plum'].flatMap((colour) => sizes.map((size) => ({ colour, size }))),
    );
    const { data } = await call.endpoint(detail, { id: product.spuId });
    const keys = data.skus.map((sku: { properties: { valueName: string }[] }) =>
      sku.properties.map(({ valueName }) => valueName).join(','),
    );
    expect(keys).toEqual(['Moss', 'Plum'].flatMap((colour) => sizes.map((size) => `${colour},${size}`)));
    expect(new Set(keys).size).toBe(8);
  });

  it('catalogue-08 names designer and video where they exist', async () => {
    const { spuId } = await world.product();
    await world.query(
      `with maker as (insert into designer (tenant_id, desno, name) values (1, 'D-1', 'Ada Lind') returning id)
       update spu set designer_id = maker.id, video = 'video/coat.mp4' from maker where tenant_id = 1 and spu.id = $1`,
      [spuId],
    );
    expect((await call.endpoint(detail, { id: spuId })).data).toMatchObject({
      designerId: expect.any(Number),
      designerName: 'Ada Lind',
      videoUrl: '/files/video/coat.mp4',
    });
  });

  it('catalogue-17 marks a favourite for its member alone', async () => {
    const [member, { spuId }] = [await world.member(), await world.product()];
    await call.as(member).endpoint(contract.favorites.add, { spuId });
    expect((await call.as(member).endpoint(detail, { id: spuId })).data.collectflag).toBe(1);
    expect((await call.endpoint(detail, { id: spuId })).data.collectflag).toBe(0);
  });

  it('i18n-09 speaks the reader’s language, and English where that has nothing', async () => {
    const { spuId } = await colouredProduct(world, [{ colour: 'Sand', size: 'S' }]);
    await world.query(
      `update spu set description = '{"en":"<p>Cut long.</p>","zh":"<p>长款。</p>"}' where tenant_id = 1 and id = $1`,
      [spuId],
    );
    const { data } = await call.with({ language: 'zh' }).endpoint(detail, { id: spuId });
    expect([data.name, data.description, data.properties[0].propertyName, data.properties[1].propertyName]).toEqual([
      '羊毛大衣',
      '<p>长款。</p>',
      '颜色',
      'Size',
    ]);
    expect((await call.with({ language: 'fr' }).endpoint(detail, { id: spuId })).data.name).toBe('Wool coat');
  });
});

describe('the state of a product', () => {
  it('catalogue-10 fault:catalog-02 is on, soldOut, shopClosed or off, and a closed shop’s product still shows', async () => {
    const product = await world.product({ skus: [{ stock: 1 }, { stock: 0 }] });
    const state = async () => (await call.endpoint(detail, { id: product.spuId })).data.status;
    expect(await state()).toBe('on');
    for (const skuId of product.skuIds) await world.setStock(skuId, 0);
    expect(await state()).toBe('soldOut');
    await world.query('update shop set status = 0 where tenant_id = 1 and id = $1', [product.shopId]);
    await refresh(world, product);
    expect(await state()).toBe('shopClosed');
    await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [product.spuId]);
    expect(await state()).toBe('off');
  });

  it('withdrawn SKUs are not offered, and a product with nothing else is sold out', async () => {
    const product = await world.product({ skus: [{}, {}] });
    await world.query('update sku set status = 0 where tenant_id = 1 and id = $1', [product.skuIds[0]]);
    expect((await call.endpoint(detail, { id: product.spuId })).data.skus).toMatchObject([{ id: product.skuIds[1] }]);
    await world.query('update sku set status = 0 where tenant_id = 1 and spu_id = $1', [product.spuId]);
    expect((await call.endpoint(detail, { id: product.spuId })).data).toMatchObject({
      status: 'soldOut',
      skus: [],
      properties: [],
    });
  });

  it('catalogue-50 a product of another tenant, of nobody or of another shop is not found', async () => {
    const [own, foreign] = [await world.product(), await world.product({ tenantId: 2 })];
    for (const payload of [
      { id: foreign.spuId },
      { id: 2_000_000_000 },
      { id: own.spuId, shopId: own.shopId + 1 },
      { id: own.spuId, shopId: foreign.shopId },
    ])
      expect(await call.endpoint(detail, payload)).toMatchObject({ status: 200, code: 404, data: null });
    expect((await call.with({ tenantId: 2 }).endpoint(detail, { id: foreign.spuId })).code).toBe(0);
  });

  it('fault:catalog-03 an id that is none is a 400 that names the field', async () => {
    for (const payload of [{}, { id: 'abc' }, { id: 0 }, { id: -1 }, { id: 2_147_483_648 }])
      expect(await call.endpoint(detail, payload)).toMatchObject({ code: 400, data: { issues: [{ path: 'id' }] } });
  });
});

describe('catalogue-12 the description', () => {
  const describe = async (html: string): Promise<string> => {
    const { spuId } = await world.product();
    await world.query(
      `update spu set description = jsonb_build_object('en', $2::text) where tenant_id = 1 and id = $1`,
      [spuId, html],
    );
    return (await call.endpoint(detail, { id: spuId })).data.description;
  };

  it('keeps basic formatting', async () => {
    const html = '<h3>Care</h3><p><strong>Wool</strong> &amp; <em>silk</em></p><ul><li>Cold wash</li></ul>';
    expect(await describe(html)).toBe(html);
  });

  it('loses scripts, handlers, styles, frames, pictures and addresses that run', async () => {
    const attacks = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<p onclick="alert(1)" style="position:fixed">text</p>',
      '<a href="javascript:alert(1)">link</a>',
      '<a href="java&#x0A;script:alert(1)">link</a>',
      '<a href="//evil.test">link</a>',
      '<svg><script>alert(1)</script></svg>',
      '<svg/onload=alert(1)>',
      '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
      '<style>*{display:none}</style>',
      '<form action="https://evil.test"><input name=a></form>',
      '<p>unclosed <b>text',
      '<<script>script>alert(1)<</script>/script>',
      '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    ];
    for (const attack of attacks) {
      const safe = await describe(`<p>before</p>${attack}`);
      expect(safe).toContain('<p>before</p>');
      expect(safe).not.toMatch(
        /<(script|img|svg|iframe|style|form|input|math)|\son\w+\s*=|javascript:|href="\/\/|style=/i,
      );
    }
  });
});
