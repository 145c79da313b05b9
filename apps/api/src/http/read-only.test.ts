import { endpoints } from '@passage/contract';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import pMap from 'p-map';
import { expect, it } from 'vitest';
import { startAnother } from '../modules/live/live.testing.ts';
import { startApi } from '../testing/api.ts';
import { openCaller } from '../testing/caller.ts';
import { startSystemProcess } from '../testing/system-process.ts';
import { errorMessage } from '../texts/error-message.ts';
import { callerFor, leanPayload } from './every-endpoint.testing.ts';

const api = await startApi();
const { world } = api;
const READ_ONLY = 423;

/** Of each table how many rows it has and which transaction wrote last. */
const written = () =>
  world.query(
    `select relname, xpath('/row/c/text()', query_to_xml(format(
       'select count(*) || '' rows by '' || coalesce(max(xmin::text::bigint), 0) as c from %I', relname), false, true, ''))::text
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );

it('ops-21 read only, every write of the contract is refused by its name and changes nothing, every read goes on', async () => {
  const { call } = await startAnother(api, { isReadOnly: true });
  const callers = new Map<string, Awaited<ReturnType<typeof world.member>>>();
  for (const { endpoint } of endpoints) {
    const plan = JSON.stringify(callerFor(endpoint));
    if (!callers.has(plan)) callers.set(plan, await world.member(callerFor(endpoint)));
  }
  const before = await written();
  expect(before.length).toBeGreaterThan(40);
  const judge = async ({ name, endpoint }: (typeof endpoints)[number]) => {
    const member = callers.get(JSON.stringify(callerFor(endpoint)));
    if (!member) throw new Error('no caller');
    const answer = await call.as(member).with({ language: 'fr' }).endpoint(endpoint, leanPayload(endpoint));
    if (endpoint.effect) {
      expect(answer, name).toMatchObject({ status: 503, code: READ_ONLY, data: null });
      expect(answer.msg, name).toBe(errorMessage('READ_ONLY', 'fr'));
      expect(answer.headers, name).toMatchObject({ 'retry-after': '60', 'x-app-code': '423' });
    } else {
      expect([0, 401, 403, 404], `${name} ${answer.text.slice(0, 200)}`).toContain(answer.code);
      expect(answer.status, name).toBe(200);
    }
  };
  await pMap(endpoints, judge, { concurrency: 8 });
  const page = await call.post('/newsletter/confirm', { token: 'x' });
  expect(page.code).toBe(READ_ONLY);
  expect(await written()).toEqual(before);
  expect((await call.get('/health/ready')).status).toBe(200);

  // Who was signed in still is, and the next process that takes writes goes on with them.
  const member = await world.member();
  const product = await world.product();
  const line = { spuId: product.spuId, skuId: product.skuId, count: 1 };
  expect((await call.as(member).post('trade/cart/addFirst', line)).code).toBe(READ_ONLY);
  expect((await api.call.as(member).post('trade/cart/addFirst', line)).code).toBe(0);
  expect((await call.as(member).get('trade/cart/listFirst')).data.list).toHaveLength(1);
});

it('ops-21 read only, a process with the worker beside it runs no job', async () => {
  await world.query(
    `insert into outbox (tenant_id, job, key, payload, run_at) values (1, 'none', 'read-only', '{}', now() - interval '1 day')`,
  );
  const work = () => world.query('select * from outbox order by id');
  const before = await work();
  const { secret, storageFolder } = api.platform.config;
  const started = await startSystemProcess('server.ts', {
    PASSAGE_MODE: 'test',
    PASSAGE_READ_ONLY: 'on',
    DATABASE_URL: api.appUrl,
    PASSAGE_SECRET: secret,
    STORAGE_FOLDER: storageFolder,
  });
  await expect.poll(() => started.statusOf('/health/ready'), { timeout: HUNG_RUN_MS }).toBe(200);
  expect((await openCaller(started.origin).post('member/firstauth/login')).code).toBe(READ_ONLY);
  started.signal('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(await work()).toEqual(before);
});
