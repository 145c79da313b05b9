import { COMMON_ERRORS, ERRORS } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

describe('failures', async () => {
  const api = await startApi();
  const { world, call } = api;

  it('error-03 an unexpected fault answers HTTP 500 with an envelope that tells nothing of it', async () => {
    const member = await world.member();
    await world.query('alter table favorite_product rename to favorite_product_away');
    const answer = await call.as(member).get('product/favorite/get-count');
    await world.query('alter table favorite_product_away rename to favorite_product');
    expect(answer).toMatchObject({ status: 500, code: 500, data: null });
    expect(answer.text).not.toMatch(/favorite_product|relation|select/);
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
    expect(answer.headers['x-app-code']).toBe('500');
    expect((await call.as(member).get('product/favorite/get-count')).code).toBe(0);
  });

  it('error-07 the common codes mean what the documents say', async () => {
    expect(Object.fromEntries(COMMON_ERRORS.map((name) => [name, ERRORS[name]]))).toEqual({
      INVALID_INPUT: 400,
      NOT_SIGNED_IN: 401,
      SIGNED_OUT: 300,
      NOT_ALLOWED: 403,
      NOT_FOUND: 404,
      CONFLICT: 409,
      TOO_LARGE: 413,
      WRONG_FILE_TYPE: 415,
      READ_ONLY: 423,
      TOO_MANY_REQUESTS: 429,
      UNEXPECTED: 500,
      OVERLOADED: 503,
      STARTING: 1070,
      UNKNOWN_HOST: 1075,
    });
    const member = await world.member();
    expect((await call.get('trade/cart/listFirst')).code).toBe(401);
    expect((await call.as(member).get('member/address-first/get', { id: 2_000_000_000 })).code).toBe(404);
    expect((await call.as(member).get('trade/cart/nothing')).code).toBe(404);
    const typed = call.as(member).with({ headers: { 'content-type': 'application/xml' } });
    expect((await typed.post('trade/cart/deleteFirst', { ids: [1] })).code).toBe(415);
  });

  it('i18n-07 what is refused before its endpoint is known speaks the language of the header too', async () => {
    const caller = call.with({ language: 'zh' });
    const refused = [
      await caller.get('no/such/path'),
      await caller
        .with({ headers: { 'content-type': 'application/xml' } })
        .post('trade/cart/deleteFirst', { ids: [1] }),
      await caller.with({ tenantId: 'none' }).get('trade/cart/listFirst'),
    ];
    expect(refused.map(({ code }) => code)).toEqual([404, 415, 400]);
    for (const { msg } of refused) expect(msg).toMatch(/[\u4e00-\u9fff]/);
  });

  it('error-09 code 429 comes with Retry-After', async () => {
    const email = 'again@passage.test';
    await call.get('firstauth/getVerification', { email });
    const again = await call.get('firstauth/getVerification', { email });
    expect(again.code).toBe(429);
    const seconds = Number(again.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('ops-01 /health/live answers 200 while the process runs, ops-02 /health/ready while the database does too', async () => {
    expect((await call.get('/health/live')).status).toBe(200);
    expect((await call.get('/health/ready')).status).toBe(200);
  });

  it('security-04 token, memberId, userId and shopId of a body prove nothing', async () => {
    const [member, victim] = [await world.member(), await world.member({ balance: 100_000 })];
    const address = await world.address(victim);
    const product = await world.product();
    await world.cartLine(victim, product, 3);
    const forged = { token: victim.token, memberId: victim.id, userId: victim.id, sendtype: 2, shopId: product.shopId };
    const caller = call.as(member);
    expect((await caller.get('trade/cart/listFirst', forged)).data.list).toEqual([]);
    expect((await caller.get('pay/wallet/get', forged)).data.balance).toBe(0);
    expect((await caller.get('member/address-first/list', forged)).data).toEqual([]);
    expect((await caller.get('member/address-first/get', { ...forged, id: address })).code).toBe(404);
    expect(
      (await call.post('trade/cart/addFirst', { ...forged, spuId: product.spuId, skuId: product.skuId, count: 1 }))
        .code,
    ).toBe(401);
  });
});
