import { contract } from '@passage/contract';
import { beforeAll, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const { world, call, clock } = await startApi();
const { articles } = contract;

const putType = async (tenantId: number, code: string, position: number, status: 0 | 1 = 1): Promise<number> => {
  const [row] = await world.query<{ id: number }>(
    'insert into article_type (tenant_id, code, name, position, status) values ($1, $2, $3, $4, $5) returning id',
    [tenantId, code, { en: `Type ${code}`, zh: `类 ${code}` }, position, status],
  );
  return row?.id ?? 0;
};
const putArticle = (
  typeId: number,
  code: string,
  { tenantId = 1, status = 1, body = { en: '<p>Text</p>' } as object, position = 0 } = {},
) =>
  world.query(
    `insert into article (tenant_id, type_id, code, title, body, position, status, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tenantId, typeId, code, { en: `Title ${code}`, zh: `题 ${code}` }, body, position, status, clock.now()],
  );

beforeAll(async () => {
  const buying = await putType(1, 'buying', 2);
  const policies = await putType(1, 'policies', 1);
  const drafts = await putType(1, 'drafts', 0, 0);
  const elsewhere = await putType(2, 'buying', 0);
  for (let number = 1; number <= 12; number++)
    await putArticle(buying, `how-${String(number).padStart(2, '0')}`, { position: number });
  await putArticle(policies, 'privacy', {
    body: { en: '<p>We keep little.</p><script>alert(1)</script><a href="javascript:x">y</a>', zh: '<p>很少。</p>' },
  });
  await putArticle(policies, 'draft', { status: 0 });
  await putArticle(drafts, 'hidden');
  await putArticle(elsewhere, 'foreign', { tenantId: 2 });
});

const codes = (list: { code: string }[]): string[] => list.map(({ code }) => code);

it('help-01 groups come with name, code and their articles, in the order of the menu, by both spellings of the path', async () => {
  for (const path of ['system/systemArticle/articleTypePage', 'systemArticle/articleTypePage']) {
    const { code, data } = await call.get(path, { status: 1 });
    expect([code, data.total, codes(data.list)]).toEqual([0, 2, ['policies', 'buying']]);
    expect(data.list[0]).toEqual({
      id: expect.any(Number),
      name: 'Type policies',
      code: 'policies',
      articles: [{ title: 'Title privacy', code: 'privacy' }],
    });
    expect(data.list[1].articles).toHaveLength(12);
  }
  const chinese = (await call.with({ language: 'zh' }).endpoint(articles.types)).data;
  expect(chinese.list[0]).toMatchObject({ name: '类 policies', articles: [{ title: '题 privacy' }] });
});

it('help-01 what is not shown stays unseen whatever status is asked for', async () => {
  for (const payload of [{ status: 0 }, { status: 1 }, {}])
    expect(JSON.stringify((await call.endpoint(articles.types, payload)).data)).not.toMatch(/draft|hidden|foreign/);
  for (const code of ['draft', 'hidden', 'foreign', 'nothing'])
    expect((await call.endpoint(articles.detail, { code })).code).toBe(404);
  expect((await call.endpoint(articles.types, { status: 2 })).code).toBe(400);
});

it('help-02 entries of a group come ten a page, and one article by its code', async () => {
  const read = async (payload: object) => (await call.get('systemArticle/articlePage', payload)).data;
  const [first, second] = [await read({ typeCode: 'buying' }), await read({ typeCode: 'buying', pageNo: 2 })];
  expect([first.total, first.list.length, second.list.length]).toEqual([12, 10, 2]);
  expect(codes([...first.list, ...second.list])).toEqual(
    Array.from({ length: 12 }, (_, at) => `how-${String(at + 1).padStart(2, '0')}`),
  );
  expect(await read({ articleCode: 'privacy' })).toMatchObject({
    total: 1,
    list: [{ code: 'privacy', typeCode: 'policies' }],
  });
  expect(await read({ typeCode: 'buying', articleCode: 'privacy' })).toEqual({ list: [], total: 0 });
  expect(await read({ typeCode: 'nothing' })).toEqual({ list: [], total: 0 });
  expect((await read({ pageSize: 200 })).total).toBe(13);
  expect(await read({ typeCode: 'buying', pageNo: 3 })).toEqual({ list: [], total: 12 });
  for (const pageSize of [0, 201]) expect((await call.endpoint(articles.page, { pageSize })).code).toBe(400);
});

it('help-03 an article’s detail is in the caller’s language, English where there is none, and holds nothing that runs', async () => {
  const read = (language: string) =>
    call.with({ language }).get('systemArticle/articleDetailPage', { code: 'privacy' });
  const english = await read('en');
  expect(english.data).toMatchObject({
    code: 'privacy',
    title: 'Title privacy',
    typeCode: 'policies',
    typeName: 'Type policies',
  });
  expect(english.data.content).toMatch(/^<p>We keep little\.<\/p>/);
  expect(english.data.content).not.toMatch(/script|javascript/);
  expect((await read('zh')).data).toMatchObject({ title: '题 privacy', content: '<p>很少。</p>' });
  expect((await read('kor')).data).toMatchObject({ title: 'Title privacy', content: english.data.content });
  expect(Math.abs(english.data.updateTime - clock.now().getTime())).toBeLessThan(60_000);
});

it('help-10 an article that is changed shows at once', async () => {
  await world.query(
    `update article set title = '{"en":"New title"}', body = '{"en":"<p>New</p>"}' where code = 'privacy'`,
  );
  expect((await call.endpoint(articles.detail, { code: 'privacy' })).data).toMatchObject({
    title: 'New title',
    content: '<p>New</p>',
  });
  expect((await call.endpoint(articles.types)).data.list[0].articles[0].title).toBe('New title');
});
