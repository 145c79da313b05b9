import { contract, LINK_TYPE, NAVIGATION_JUMP } from '@passage/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMs, DAY_MS, SECOND_MS } from '../../platform/clock.ts';
import { startApi } from '../../testing/api.ts';
import type { TestProduct } from '../../testing/world.ts';

const { world, call, clock } = await startApi();
const { home } = contract;

async function insertId(sql: string, values: readonly unknown[]): Promise<number> {
  const [row] = await world.query<{ id: number }>(`${sql} returning id`, values);
  return row?.id ?? 0;
}

const putTemplate = (tenantId: number, name: string, items: unknown[] = []): Promise<number> =>
  insertId('insert into diy_template (tenant_id, name, populations, logo, items) values ($1, $2, $3, $4, $5)', [
    tenantId,
    { en: name, zh: `${name}（中）` },
    [2],
    'scene/crest.1/square.svg',
    JSON.stringify(items),
  ]);

const putEntry = (
  templateId: number,
  key: string,
  type: number,
  more: { targetId?: number; isOn?: 0 | 1; spuId?: number } = {},
) =>
  insertId(
    `insert into navigation_entry (tenant_id, template_id, position, type, target_id, key, name, is_on, spu_id)
     values (1, $1, $2::int, $2::smallint, $3, $4, $5, $6, $7)`,
    [templateId, type, more.targetId ?? null, key, { en: key, zh: `${key}（中）` }, more.isOn ?? 1, more.spuId ?? null],
  );

describe('templates', () => {
  let templateId: number;
  let product: TestProduct;
  let rootId: number;
  let leafId: number;
  let idleBrand: number;

  beforeAll(async () => {
    rootId = await world.category({ name: { en: 'Clothing' } });
    leafId = await world.category({ parentId: rootId, name: { en: 'Coats', zh: '大衣' } });
    product = await world.product({ categoryId: leafId });
    idleBrand = await insertId(`insert into brand (tenant_id, name) values (1, 'Idle')`, []);
    templateId = await putTemplate(1, 'Women', [
      {
        type: 'links',
        style: { columns: 5 },
        data: [
          { title: { en: 'Returns', zh: '退货' }, linkType: 0, linkValue: 'returns' },
          { title: { en: 'Coats' }, linkType: 1, linkValue: leafId, img: '/files/scene/promo.1/wide.svg' },
          { title: 'Plain', linkType: 4, linkValue: 'https://example.org/', id: 'id' },
        ],
      },
    ]);
    await putEntry(templateId, 'newGood', 1, { spuId: product.spuId });
    await putEntry(templateId, 'discount', 2, { isOn: 0 });
    await putEntry(templateId, 'designer', 3);
    await putEntry(templateId, 'category', 4);
    await putEntry(templateId, 'brand', 5);
    await putTemplate(2, 'Elsewhere');
    await insertId(
      `insert into diy_template (tenant_id, name, populations, status) values (1, '{"en":"Off"}', '{1}', 0)`,
      [],
    );
  });

  const read = async (caller = call, paging: object = {}) => (await caller.endpoint(home.templates, paging)).data;

  it('layout-21 layout-22 come in pages, only the store’s own that are in use, with populations, navigation and items', async () => {
    const { code, data } = await call.get('promotion/diy-template/page', { pageNo: 1, pageSize: 100 });
    expect(code).toBe(0);
    expect(data.total).toBe(1);
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({
      id: templateId,
      name: 'Women',
      category: [2],
      topNavigationBar: { logoUrl: '/files/scene/crest.1/square.svg' },
    });
    expect(await read(call, { pageNo: 2, pageSize: 1 })).toEqual({ list: [], total: 1 });
    expect((await read(call.with({ tenantId: 2 }))).list.map(({ name }: { name: string }) => name)).toEqual([
      'Elsewhere（中）',
    ]);
    for (const pageSize of [0, 201]) expect((await call.endpoint(home.templates, { pageSize })).code).toBe(400);
  });

  it('layout-22 home-22 items are JSON text with data and style, their words in the caller’s language', async () => {
    const items = async (language: string) => JSON.parse((await read(call.with({ language }))).list[0].property);
    expect(LINK_TYPE).toEqual({ article: 0, goodCategory: 1, brand: 2, designer: 3, expandUrl: 4 });
    expect(await items('zh')).toEqual([
      {
        type: 'links',
        style: { columns: 5 },
        data: [
          { title: '退货', linkType: LINK_TYPE.article, linkValue: 'returns' },
          { title: 'Coats', linkType: LINK_TYPE.goodCategory, linkValue: leafId, img: '/files/scene/promo.1/wide.svg' },
          { title: 'Plain', linkType: LINK_TYPE.expandUrl, linkValue: 'https://example.org/', id: 'id' },
        ],
      },
    ]);
    expect((await items('id'))[0].data[0].title).toBe('Returns');
  });

  it('layout-24 an entry has one of five types with its jump number, a switch and the product beside its children', async () => {
    const { data } = (await read()).list[0].topNavigationBar;
    const shown = data.map(
      ({ type, jump, ...entry }: { type: string; jump: number; switch: number; nameLocal: string }) => [
        type,
        jump,
        entry.switch,
        entry.nameLocal,
      ],
    );
    expect(shown).toEqual([
      ['newGood', 1, 1, 'newGood'],
      ['discount', 2, 0, 'discount'],
      ['designer', 3, 1, 'designer'],
      ['category', 4, 1, 'category'],
      ['brand', 5, 1, 'brand'],
    ]);
    expect(NAVIGATION_JUMP).toEqual({ newGood: 1, discount: 2, designer: 3, category: 4, brand: 5 });
    expect(data[0].productSpu).toEqual({
      spuId: product.spuId,
      shopId: product.shopId,
      picUrl: '/files/art/coat.camel/front.svg',
      name: 'Wool coat',
    });
    expect(data[1].productSpu).toBeNull();
  });

  it('layout-24 below an entry stand the categories, or the houses that have something on the shelf', async () => {
    const { data } = (await read(call.with({ language: 'zh' }))).list[0].topNavigationBar;
    expect(data[3].child).toEqual([
      {
        id: rootId,
        key: String(rootId),
        name: 'Clothing',
        child: [{ id: leafId, key: String(leafId), name: '大衣', child: [] }],
      },
    ]);
    const brands = data[4].child.map(({ id }: { id: number }) => id);
    expect(brands).toHaveLength(1);
    expect(brands).not.toContain(idleBrand);
    expect(data[2].child).toEqual([]);
  });

  it('layout-24 an entry of one category stands above that category’s children, and a featured product off the shelf is gone', async () => {
    await putEntry(templateId, 'clothing', 4, { targetId: rootId });
    await world.query('update spu set status = 0 where tenant_id = 1 and id = $1', [product.spuId]);
    clock.advanceMs(6 * SECOND_MS);
    const { data } = (await read()).list[0].topNavigationBar;
    const clothing = data.find(({ key }: { key: string }) => key === 'clothing');
    expect(clothing).toMatchObject({ id: rootId, child: [{ id: leafId, name: 'Coats' }] });
    expect(data[0].productSpu).toBeNull();
  });
});

describe('notices', () => {
  const put = (
    title: string,
    position: number,
    more: { url?: string; status?: 0 | 1; from?: Date; until?: Date } = {},
  ) =>
    world.query(
      `insert into notice (tenant_id, title, content, url, position, status, starts_at, ends_at) values (1, $1, $2, $3, $4, $5, $6, $7)`,
      [
        { en: title, zh: `${title}（中）` },
        { en: 'More' },
        more.url ?? null,
        position,
        more.status ?? 1,
        more.from ?? null,
        more.until ?? null,
      ],
    );

  it('layout-25 are an array of id, title, content and perhaps an address, in order, while they last', async () => {
    const now = clock.now();
    await put('Second', 2);
    await put('First', 1, { url: '/shop' });
    await put('Off', 0, { status: 0 });
    await put('Later', 0, { from: addMs(now, DAY_MS) });
    await put('Over', 0, { until: addMs(now, -DAY_MS) });
    const { code, data } = await call.get('system/notice/navigation');
    expect(code).toBe(0);
    expect(data).toEqual([
      { id: expect.any(Number), title: 'First', content: 'More', url: '/shop' },
      { id: expect.any(Number), title: 'Second', content: 'More' },
    ]);
    const chinese = await call.with({ language: 'zh' }).endpoint(home.notices);
    expect(chinese.data[0]).toMatchObject({ title: 'First（中）', content: 'More' });
    expect((await call.with({ tenantId: 2 }).endpoint(home.notices)).data).toEqual([]);
    clock.advanceMs(DAY_MS + SECOND_MS);
    expect((await call.endpoint(home.notices)).data.map(({ title }: { title: string }) => title)).toContain('Later');
  });

  it('the database refuses an address that is neither a path nor of the web', async () => {
    await expect(put('Bad', 9, { url: 'javascript:alert(1)' })).rejects.toThrow('notice_url_link');
  });
});
