/** Several API processes over one database: what one of them knows, all of them know. */
import { randomUUID } from 'node:crypto';
import { contract, ERRORS } from '@passage/contract';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { startTestRedis } from '@passage/testing/redis';
import { hash } from 'bcrypt';
import { afterAll, expect, it, vi } from 'vitest';
import { answer, twoSides, write } from './modules/chat/chat.testing.ts';
import { listenAs, startAnother } from './modules/live/live.testing.ts';
import { balanceOf, buyAndReceive, placeOrder } from './modules/orders/orders.testing.ts';
import { newPicture, uploadProof } from './modules/review/review.testing.ts';
import { knownCaptcha, mailedCode, newEmail } from './modules/session/session.testing.ts';
import { SECOND_MS } from './platform/clock.ts';
import { startApi, type TestApi } from './testing/api.ts';
import { openCaller, type TestCaller } from './testing/caller.ts';
import { startSystemProcess } from './testing/system-process.ts';
import { PAY_PASSWORD } from './testing/world.ts';

const redis = await startTestRedis();
afterAll(() => redis.stop());
const api = await startApi({ worker: true, redisUrl: redis.url });
const { world, clock } = api;

let turn = 0;
/** Each call goes to the next process, whoever calls. */
function inTurn(callers: readonly TestCaller[]): TestCaller {
  const next = (): TestCaller => callers[turn++ % callers.length] ?? api.call;
  return {
    get: (...call) => next().get(...call),
    post: (...call) => next().post(...call),
    put: (...call) => next().put(...call),
    delete: (...call) => next().delete(...call),
    endpoint: (...call) => next().endpoint(...call),
    upload: (...call) => next().upload(...call),
    as: (member) => inTurn(callers.map((caller) => caller.as(member))),
    with: (options) => inTurn(callers.map((caller) => caller.with(options))),
  };
}

/** A process of its own, which shares nothing with this one but what is outside of both. */
async function startProcess(): Promise<string> {
  const { secret, storageFolder } = api.platform.config;
  const started = await startSystemProcess('server.ts', {
    PASSAGE_MODE: 'test',
    PASSAGE_WORKER: 'off',
    DATABASE_URL: api.appUrl,
    REDIS_URL: redis.url,
    PASSAGE_SECRET: secret,
    STORAGE_FOLDER: storageFolder,
    BCRYPT_ROUNDS: '4',
  });
  afterAll(async () => {
    started.signal('SIGTERM');
    await started.ended;
  });
  await vi.waitFor(async () => expect(await started.statusOf('/health/ready')).toBe(200), {
    timeout: HUNG_RUN_MS,
    interval: 50,
  });
  return started.origin;
}

const origins = [api.origin, ...(await Promise.all([startProcess(), startProcess()]))];
const calls = origins.map((origin) => openCaller(origin));
const spread: TestApi = { ...api, call: inTurn(calls) };

it('fault:tenant-51 the start refuses the owner’s address in every mode, with a sentence that says what to set', async () => {
  const modes = ['demo', 'development', 'production', 'test'];
  const ends = modes.map(async (mode) => {
    const process = await startSystemProcess(mode === 'development' ? 'work.ts' : 'server.ts', {
      PASSAGE_MODE: mode,
      DATABASE_URL: api.databaseUrl,
      SMTP_URL: 'smtp://127.0.0.1:9',
      PASSAGE_SECRET: api.platform.config.secret,
    });
    const code = await process.ended;
    return [mode, code, process.output()];
  });
  const sentence = /could bypass row-level security .* set DATABASE_URL to the address of passage_login/;
  expect(await Promise.all(ends)).toEqual(modes.map((mode) => [mode, 78, expect.stringMatching(sentence)]));
});

it('trust-57 a tenant that is made while two API processes and a worker run is served by all three, its host and its due work included', async () => {
  const host = `${randomUUID()}.passage.test`;
  const [, ...others] = calls;
  const ownerOf = async (call: TestCaller) =>
    (await call.with({ host }).get('system/tenant/get-by-website', { website: host })).data.id;
  // Asked for before it is there, as by a visitor who comes too early: what was not found may not stay so.
  expect(await Promise.all(others.map(ownerOf))).toEqual([1, 1]);
  await world.query(
    `insert into tenant (id, key, name, default_language, default_currency) values (57, 'fifty-seven', 'Fifty-seven', 'en', 'USD')`,
  );
  await world.query('insert into tenant_host (host, tenant_id) values ($1, 57)', [host]);
  await world.query(
    `insert into pay_method (tenant_id, type, name, english_name, position) values (57, 4, '{"en":"Balance"}', 'Balance', 0)`,
  );
  const member = await world.member({ tenantId: 57, balance: 30_000 });
  const product = await world.product({ tenantId: 57 });
  for (const call of others) await expect.poll(() => ownerOf(call), { timeout: HUNG_RUN_MS }).toBe(57);
  const addressId = await world.address(member);
  for (const call of others) {
    const ofHost = call.as({ token: member.token }).with({ host });
    const { data } = await ofHost.post('trade/order/createFirst', {
      items: [{ skuId: product.skuId, count: 1 }],
      addressId,
    });
    const [orderId] = data.tradeOrderIdList;
    await world.query(
      "update trade_order set pay_deadline = now() - interval '1 minute' where tenant_id = 57 and id = $1",
      [orderId],
    );
    await world.query("update outbox set run_at = now() where tenant_id = 57 and job = 'expire-order' and status = 0");
    await expect
      .poll(
        async () =>
          (await world.query('select status from trade_order where tenant_id = 57 and id = $1', [orderId]))[0],
      )
      .toEqual({ status: -1 });
  }
});

it('ops-23 one member’s calls go to three processes in turn: from the captcha to the delivered order', async () => {
  const { session, account, cart } = contract;
  const [email, password] = [newEmail(), 'VelvetLantern71'];
  expect((await spread.call.endpoint(session.sendRegistrationCode, { email })).code).toBe(0);
  await expect.poll(() => mailedCode(spread, email).catch(() => '')).toMatch(/^\d{6}$/);
  const form = { mailbox: email, yzcode: await mailedCode(spread, email), password, confirmPassword: password };
  const captcha = await knownCaptcha(spread);
  expect((await spread.call.endpoint(session.register, { ...form, check: true, ...captcha })).code).toBe(0);
  const { data: signedIn } = await spread.call.endpoint(session.login, { mailbox: email, password });
  const me = { id: signedIn.userId, tenantId: 1, email, password, token: signedIn.accessToken, consoleToken: '' };
  for (const call of calls) expect((await call.as(me).endpoint(account.userInfo)).data.email).toBe(email);

  const buyer = await world.member({ balance: 1_000_000 });
  const mine = spread.call.as(buyer);
  const product = await world.product();
  for (let count = 1; count <= 3; count++) {
    const { spuId, skuId, shopId } = product;
    expect((await mine.endpoint(cart.add, { spuId, skuId, shopId, count: 1 })).code).toBe(0);
    expect((await mine.get('trade/cart/get-count')).data).toEqual((await mine.get('trade/cart/get-count')).data);
  }
  // Of one intention that is sent to all of them at once comes one order, and one payment.
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const order = { items: [{ skuId: product.skuId, count: 1 }], addressId: await world.address(buyer) };
  const placed = await Promise.all(
    calls.map((call) => call.as(buyer).with(key).post('trade/order/createFirst', order)),
  );
  const [first] = placed;
  expect(placed.map(({ code, data }) => [code, data])).toEqual(placed.map(() => [0, first?.data]));
  const pay = { payType: 4, tradeOrderIdList: first?.data.tradeOrderIdList, payPassword: PAY_PASSWORD };
  const payKey = { headers: { 'idempotency-key': randomUUID() } };
  const before = await balanceOf(spread, buyer);
  const paid = await Promise.all(
    calls.map((call) => call.as(buyer).with(payKey).post('trade/order/payTradeOrder', pay)),
  );
  expect(paid.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(await balanceOf(spread, buyer)).toBe(before - first?.data.totalPrice / 100);
  await buyAndReceive(spread, buyer, product);

  // A picture that one process took is shown by each.
  const picture = new URL(await uploadProof(spread, me, await newPicture()), api.origin);
  for (const origin of origins)
    expect((await fetch(new URL(picture.pathname + picture.search, origin))).status).toBe(200);

  // What is said at one process is heard at another.
  const { shopper, owner, shopId } = await twoSides(spread);
  const pages = await Promise.all(origins.map((origin) => listenAs(origin, shopper)));
  await write(spread, shopper, shopId);
  await answer(spread, owner, shopper);
  for (const page of pages) expect(await page.until('message', 2)).toHaveLength(2);
  expect((await spread.call.as(shopper).endpoint(session.logout)).code).toBe(0);
  expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([4401, 4401, 4401]);
  for (const call of calls) expect((await call.as(shopper).endpoint(account.userInfo)).code).toBe(ERRORS.NOT_SIGNED_IN);
});

it('ops-23 tries at secrets count over all processes, and what a process keeps of the store it keeps for seconds', async () => {
  const { login } = contract.session;
  const member = await world.member({ balance: 1_000_000 });
  const tried: number[] = [];
  for (let index = 0; index < 11; index++)
    tried.push((await spread.call.endpoint(login, { mailbox: member.email, password: 'Wrong2026' })).code);
  expect(tried).toEqual([...Array.from({ length: 10 }, () => ERRORS.WRONG_CREDENTIALS), ERRORS.TOO_MANY_REQUESTS]);
  // Right transaction passwords that come to all processes at once lock nobody out, also where one try is left.
  const product = await world.product();
  const orders: number[] = [];
  for (let index = 0; index < 3; index++) orders.push((await placeOrder(spread, member, product)).orderId);
  const slow = await hash(PAY_PASSWORD, 11);
  await world.query('update member set pay_password_failures = 4, pay_password_hash = $2 where id = $1', [
    member.id,
    slow,
  ]);
  const paid = await Promise.all(
    orders.map((id) =>
      spread.call
        .as(member)
        .post('trade/order/payTradeOrder', { payType: 4, tradeOrderIdList: [id], payPassword: PAY_PASSWORD }),
    ),
  );
  expect(paid.map(({ code }) => code)).toEqual(orders.map(() => 0));

  const website = 'late.passage.test';
  const both = [api.call, (await startAnother(api)).call];
  const name = { en: `Capes ${randomUUID()}` };
  const ids = () =>
    Promise.all(both.map(async (call) => (await call.get('system/tenant/get-by-website', { website })).data.id));
  const hosts = () =>
    Promise.all(both.map(async (call) => (await call.with({ host: website }).get('product/category/tree')).text));
  await ids();
  await hosts();
  await world.query('insert into tenant_host (host, tenant_id) values ($1, 2)', [website]);
  await world.category({ tenantId: 2, name });
  clock.advanceMs(10 * SECOND_MS);
  expect(await ids()).toEqual([2, 2]);
  for (const text of await hosts()) expect(text).toContain(name.en);
});

it('trust-19 ten createFirst of one member at once to two processes make exactly 5 orders; the others are TOO_MANY_UNPAID and take no stock', async () => {
  for (let round = 0; round < 5; round++) {
    const member = await world.member();
    const addressId = await world.address(member);
    const product = await world.product({ skus: [{ stock: 100 }] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (calls[index % 2] ?? api.call)
          .as(member)
          .post('trade/order/createFirst', { items: [{ skuId: product.skuId, count: 3 }], addressId }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 0),
      ...Array.from({ length: 5 }, () => ERRORS.TOO_MANY_UNPAID),
    ]);
    const [figures] = await world.query(
      `select (select count(*)::int from trade_order where member_id = $1) as orders,
         (select stock from sku where id = $2) as stock`,
      [member.id, product.skuId],
    );
    expect(figures).toEqual({ orders: 5, stock: 85 });
  }
});
