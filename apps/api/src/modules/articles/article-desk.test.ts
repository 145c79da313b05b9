import { ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const ARTICLES = '/admin-api/articles';
const TYPES = '/admin-api/article-types';

describe('the help centre as staff write it', async () => {
  const api = await startApi();
  const { world, call } = api;
  const support = await world.member({ role: 3 });
  const desk = call.as(support);
  const shown = async (code: string, language = 'en') =>
    call.with({ language }).get('system/systemArticle/articleDetailPage', { code });

  it('staff-47 staff-04 support writes, changes, hides and deletes articles, and the help centre shows each change', async () => {
    const { data: type } = await desk.post(TYPES, { code: 'care', name: { en: 'Care', zh: '保养' } });
    expect(type).toMatchObject({ code: 'care', status: 1, articleCount: 0 });
    const form = {
      typeId: type.id,
      code: 'wool',
      title: { en: 'Washing wool', zh: '羊毛洗涤' },
      body: { en: '<p>By hand.</p><script>alert(1)</script>', zh: '<p>手洗。</p>' },
    };
    const created = await desk.post(ARTICLES, form);
    expect(created).toMatchObject({ code: 0, data: { code: 'wool', title: form.title, status: 1 } });
    const { id } = created.data;
    expect((await shown('wool')).data).toMatchObject({
      title: 'Washing wool',
      content: '<p>By hand.</p>',
      typeName: 'Care',
    });
    expect((await shown('wool', 'zh')).data).toMatchObject({ title: '羊毛洗涤', content: '<p>手洗。</p>' });

    const changed = { ...form, title: { en: 'How to wash wool' }, body: { en: '<p>Cold.</p>' } };
    expect((await desk.put(`${ARTICLES}/${id}`, changed)).data).toMatchObject({ title: { en: 'How to wash wool' } });
    expect((await shown('wool')).data).toMatchObject({ title: 'How to wash wool', content: '<p>Cold.</p>' });
    expect((await shown('wool', 'zh')).data.title).toBe('How to wash wool');
    const groups = (await call.get('systemArticle/articleTypePage')).data.list;
    expect(groups).toMatchObject([{ code: 'care', articles: [{ code: 'wool', title: 'How to wash wool' }] }]);

    await desk.put(`${ARTICLES}/${id}`, { ...changed, status: 0 });
    expect((await shown('wool')).code).toBe(404);
    expect((await desk.get(`${ARTICLES}/${id}`)).data).toMatchObject({ status: 0, body: { en: '<p>Cold.</p>' } });
    expect((await desk.get(ARTICLES, { typeId: type.id })).data).toMatchObject({ total: 1, list: [{ id, status: 0 }] });

    expect((await desk.delete(`${TYPES}/${type.id}`)).code).toBe(ERRORS.ARTICLE_TYPE_IN_USE);
    expect((await desk.delete(`${ARTICLES}/${id}`)).code).toBe(0);
    expect((await desk.delete(`${TYPES}/${type.id}`)).code).toBe(0);
    expect((await desk.get(`${ARTICLES}/${id}`)).code).toBe(404);
    const audits = await world.query<{ action: string }>(
      `select action from audit where subject = any ($1) and actor_id = $2 order by seq`,
      [[`article:${id}`, `article-type:${type.id}`], support.id],
    );
    expect(audits.map(({ action }) => action)).toEqual([
      'article-type.create',
      'article.create',
      'article.update',
      'article.update',
      'article.delete',
      'article-type.delete',
    ]);
  });

  it('staff-47 a code is one article’s, also of two at once, and a group must be there', async () => {
    const { data: type } = await desk.post(TYPES, { code: 'codes', name: { en: 'Codes' } });
    const form = { typeId: type.id, code: 'one', title: { en: 'One' }, body: { en: 'One' } };
    const answers = await Promise.all([1, 2, 3].map(() => desk.post(ARTICLES, form)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ERRORS.ARTICLE_CODE_TAKEN, ERRORS.ARTICLE_CODE_TAKEN]);
    const others = await Promise.all(['two', 'three'].map((code) => desk.post(ARTICLES, { ...form, code })));
    const same = await Promise.all(
      others.map(({ data }) => desk.put(`${ARTICLES}/${data.id}`, { ...form, code: 'four' })),
    );
    expect(same.map(({ code }) => code).sort()).toEqual([0, ERRORS.ARTICLE_CODE_TAKEN]);
    expect((await desk.post(TYPES, { code: 'codes', name: { en: 'Again' } })).code).toBe(ERRORS.ARTICLE_CODE_TAKEN);
    expect((await desk.post(ARTICLES, { ...form, code: 'five', typeId: 999_999 })).data).toMatchObject({
      issues: [{ path: 'typeId' }],
    });
    // A name without English would have nothing to fall back on.
    expect((await desk.post(TYPES, { code: 'x', name: { zh: '无' } })).code).toBe(400);
    const foreign = call.as(await world.member({ role: 3, tenantId: 2 }));
    expect((await foreign.get(TYPES)).data.total).toBe(0);
    expect((await foreign.delete(`${TYPES}/${type.id}`)).code).toBe(404);
  });
});
