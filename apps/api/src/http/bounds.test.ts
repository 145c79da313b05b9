/** What the API refuses before it has done anything for it. */
import { connect } from 'node:net';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { startApi } from '../testing/api.ts';

const api = await startApi();
const { call, world } = api;

it('security-08 a body above its limit and a request that takes too long to arrive are refused', async () => {
  const member = await world.member();
  const remark = 'x'.repeat(65_536);
  expect((await call.as(member).post('trade/cart/deleteFirst', { ids: [1], remark })).code).toBe(413);

  const app = await buildApp(api.platform);
  const { headersTimeout, requestTimeout } = app.server;
  expect([headersTimeout, requestTimeout]).toEqual([15_000, 30_000]);
  Object.assign(app.server, { headersTimeout: 250, requestTimeout: 500 });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const answerTo = (text?: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.setEncoding('utf8');
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      if (text !== undefined) socket.write(text);
    });
  const [answered, unasked] = await Promise.all([
    answerTo(
      'POST /app-api/trade/cart/deleteFirst HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"ids"',
    ),
    answerTo(),
  ]);
  await app.close();
  expect(answered).toMatch(/"code":400/);
  expect(answered).toContain('connection: close');
  // A connection on which nothing was asked ends without a word.
  expect(unasked).toBe('');
});

it('error-04 what the database has no time for answers HTTP 503 with an envelope that says when to come again', async () => {
  const caller = call.as(await world.member());
  const holder = new Client({ connectionString: api.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table favorite_product');
  const answer = await caller.get('product/favorite/get-count');
  await holder.query('rollback');
  await holder.end();
  expect(answer).toMatchObject({ status: 503, code: 503, data: null, msg: expect.stringMatching(/\w/) });
  expect(answer.headers).toMatchObject({ 'retry-after': '1', 'x-app-code': '503' });
  expect((await caller.get('product/favorite/get-count')).code).toBe(0);
});
