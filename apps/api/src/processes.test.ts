/** Several API processes over one database: what one of them knows, all of them know. */
import { randomUUID } from 'node:crypto';
import { contract, ERRORS } from '@passage/contract';
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
    DATABASE_URL: api.databaseUrl,
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
    timeout: 60_000,
    interval: 50,
  });
  return started.origin;
}

const origins = [api.origin, ...(await Promise.all([startProcess(), startProcess()]))];
const calls = origins.map((origin) => openCaller(origin));
const spread: TestApi = { ...api, call: inTurn(calls) };

it('ops-23 one member’s calls go to three processes in turn: from the captcha to the delivered order', async () => {
  const { session, account, cart } = contract;
  const [email, password] = [newEmail(), 'VelvetLantern71'];
  expect((await spread.call.endpoint(session.sendRegistrationCode, { email })).code).toBe(0);
  await expect.poll(() => mailedCode(spread, email).catch(() => '')).toMatch(/^\d{6}$/);
  const form = { mailbox: email, yzcode: await mailedCode(spread, email), password, confirmPassword: password };
  const captcha = await knownCaptcha(spread);
  expect((await spread.call.endpoint(session.register, { ...form, check: true, ...captcha })).code).toBe(0);
  const { data: signedIn } = await spread.call.endpoint(session.login, { mailbox: email, password });
  const me = { id: signedIn.userId, tenantId: 1, email, password, token: signedIn.accessToken };
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
