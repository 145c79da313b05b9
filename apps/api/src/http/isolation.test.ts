/**
 * Every endpoint of the contract against somebody who has no business with the data. All rows of the victim have ids
 * from one number on, what is public has others, so that a payload needs no knowledge of which id belongs in a field,
 * and an answer that holds one of the victim's ids or words is a leak, whatever the endpoint.
 */
import { type Endpoint, endpoints } from '@passage/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { handInApplication } from '../modules/applications/applications.testing.ts';
import { handInRecharge } from '../modules/review/review.testing.ts';
import { addAddress, askForWithdrawal } from '../modules/withdrawals/withdrawals.testing.ts';
import { startApi } from '../testing/api.ts';
import type { TestCaller } from '../testing/caller.ts';
import { type MemberPlan, PAY_PASSWORD, type TestMember } from '../testing/world.ts';
import {
  accepts,
  callerFor,
  expectEnvelope,
  fullPayload,
  idPathsOf,
  leanPayload,
  membersEndpoints,
  type Path,
  type Payload,
  replaceAll,
  textPathsOf,
  tokenAt,
} from './every-endpoint.testing.ts';
import { sendRaw } from './raw-call.testing.ts';
import { inGroups, type WatchedRows, watchRows } from './watched-groups.testing.ts';

const api = await startApi();
const { origin, world, call } = api;

const PUBLIC = 5_555_001;
const PRIVATE = 7_777_001;
const VICTIMS_IDS = [PRIVATE, PRIVATE + 1];
/** The victim's ids, words and balance. */
const OF_VICTIM = /\b7777\d{3}\b|VICTIM|77777\.77/;
/** Everything of the first tenant. */
const OF_TENANT = /\b(5555|7777)\d{3}\b|VICTIM|77777\.77|TENANTONE/;

/** New rows get ids from here on, whatever their table. */
async function startIdsAt(first: number): Promise<void> {
  await world.query(
    `select setval(format('%I.%I', schemaname, sequencename), $1::bigint, false) from pg_sequences where schemaname = 'public'`,
    [first],
  );
}

let victimsRows: WatchedRows;
let victim: TestMember;
let victimsOrderNo: string;
let nobody: TestMember;
let emptyAnswers: string[];

/** What the endpoints that need no input tell of a member who has nothing. */
const answersOfNobody = async (): Promise<string[]> => {
  const answers: string[] = [];
  for (const { name, endpoint } of membersEndpoints) {
    if (endpoint.method !== 'GET' || !accepts(endpoint, {})) continue;
    const { code, data } = await call.as(nobody).endpoint(endpoint);
    answers.push(`${name} ${code} ${JSON.stringify(data)}`);
  }
  return answers;
};

/** Orders a piece of the public product and pays for it. */
async function buy(member: TestMember, addressId?: number): Promise<void> {
  const items = [{ skuId: PUBLIC, count: 1 }];
  const ordered = await call
    .as(member)
    .post('trade/order/createFirst', { items, addressId: addressId ?? (await world.address(member)) });
  const { tradeOrderIdList } = ordered.data;
  const paid = await call
    .as(member)
    .post('trade/order/payTradeOrder', { tradeOrderIdList, payType: 4, payPassword: PAY_PASSWORD });
  expect([ordered.code, paid.code]).toEqual([0, 0]);
}

/** The victim's order comes to its end, and the victim asks for a refund of it. */
async function receive(staff: TestCaller, id: number): Promise<void> {
  const path = `/admin-api/orders/${id}`;
  const own = call.as(victim);
  const answers = [
    await staff.post(`${path}/ship`, { company: 'VICTIM post', trackingNumber: 'VICTIM 1' }),
    await staff.post(`${path}/track`, { content: 'VICTIM doorstep' }),
    await own.post('member/address/confirmReceipt', { id }),
    await own.post('trade/after-sale/create', {
      way: 10,
      orderItemId: id,
      refundCount: 1,
      refundPrice: 5000,
      applyReason: 1,
      applyDescription: 'VICTIM reason',
    }),
  ];
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
}

beforeAll(async () => {
  nobody = await world.member();
  await startIdsAt(PUBLIC);
  const names = { en: 'TENANTONE coat', zh: 'TENANTONE 大衣' };
  const shown = await world.product({ name: names, skus: [{ stock: 10_000_000 }] });
  const liked = await world.product({ name: names, skus: [{ stock: 10_000_000 }] });
  expect([shown.skuId, shown.spuId, shown.shopId]).toEqual([PUBLIC, PUBLIC, PUBLIC]);
  // The platform's own accounts come to be with the first who pays, and are nobody's.
  await buy(await world.member({ balance: 100_000 }));
  emptyAnswers = await answersOfNobody();
  const staff = call.as(await world.member({ role: 1 }));

  await startIdsAt(PRIVATE);
  victim = await world.member({ email: 'victim@passage.test', balance: 7_777_777 + 6200 + 1000 });
  await world.query(`update member set first_name = 'VICTIM', user_name = 'VICTIM' where id = $1`, [victim.id]);
  for (let saved = 0; saved < 2; saved++) await world.address(victim, { isDefault: saved === 0 ? 1 : 0 });
  await world.query(`update address set first_name = 'VICTIM', detail_address = 'VICTIM street' where member_id = $1`, [
    victim.id,
  ]);
  await world.cartLine(victim, liked, 3);
  await world.cartLine(victim, shown, 4);
  await world.query('insert into favorite_product (tenant_id, member_id, spu_id) values (1, $1, $2)', [
    victim.id,
    liked.spuId,
  ]);
  await world.query('insert into favorite_shop (tenant_id, member_id, shop_id) values (1, $1, $2)', [
    victim.id,
    liked.shopId,
  ]);
  const order = { items: [{ skuId: PUBLIC, count: 1 }], addressId: PRIVATE, remark: 'VICTIM remark' };
  expect(await call.as(victim).post('trade/order/createFirst', order)).toMatchObject({ code: 0 });
  await buy(victim, PRIVATE + 1);
  await receive(staff, PRIVATE + 1);
  await addAddress(api, victim, { type: 2, fullname: 'VICTIM', mobile: '1', address: 'VICTIM wallet' });
  await askForWithdrawal(api, victim, 10);
  await handInRecharge(api, victim);
  await world.query(`update recharge set bankno = 'VICTIM', remark = 'VICTIM' where member_id = $1`, [victim.id]);
  for (const shopId of [liked.shopId, undefined])
    await call.as(victim).post('message/send_message', { shopId, message: 'VICTIM question' });
  await handInApplication(api, victim, {
    userName: 'VICTIM',
    shopName: 'VICTIM shop',
    shopDesc: 'VICTIM cloth',
    saleCategory: PUBLIC,
  });
  const [created] = await world.query<{ no: string }>('select no from trade_order where id = $1', [PRIVATE]);
  victimsOrderNo = created?.no ?? '';
  victimsRows = await watchRows(world, 1, { pattern: String.raw`\m7777\d{3}\M|VICTIM` });
  await startIdsAt(1_000_001);
});

/** A member with rows of everything, all with ids from `own` on, so that a payload may mix what is theirs with what is not. */
let nextIds = 1_001_001;
async function attacker(tenantId: number, plan: MemberPlan = {}): Promise<{ member: TestMember; own: number }> {
  const own = nextIds;
  nextIds += 1_000;
  await startIdsAt(own);
  const product = await world.product({ tenantId, skus: [{ stock: 1_000_000 }] });
  const member = await world.member({ ...plan, tenantId, balance: 50_000_000 });
  const addressId = await world.address(member);
  await world.cartLine(member, product);
  const order = { items: [{ skuId: product.skuId, count: 1 }], addressId };
  expect(await call.as(member).post('trade/order/createFirst', order)).toMatchObject({ code: 0 });
  return { member, own };
}

/** A scope that a body claims proves nothing. */
const CLAIMS: Payload = { memberId: PRIVATE, userId: PRIVATE, tenantId: 1, tenant_id: 1, member_id: PRIVATE };

const combinations = (paths: readonly Path[], values: readonly number[]): { path: Path; value: number }[][] =>
  paths.reduce<{ path: Path; value: number }[][]>(
    (all, path) => all.flatMap((chosen) => values.map((value) => [...chosen, { path, value }])),
    [[]],
  );

/** Up to two fields are mixed of all ids, three of one of each kind, more are each against all the others. */
const MIXED_FIELDS = 3;

/** The endpoint's payloads with the victim's ids, the attacker's and public ones in every mixture. */
function attacks(endpoint: Endpoint, own: number): Payload[] {
  return [fullPayload(endpoint), leanPayload(endpoint)].flatMap((payload) => {
    const texts = textPathsOf(endpoint, payload, victimsOrderNo).map((path) => ({ path, value: victimsOrderNo }));
    const paths = idPathsOf(endpoint, payload, PRIVATE);
    const values = [...VICTIMS_IDS, PUBLIC, own];
    const mixtures =
      paths.length <= MIXED_FIELDS
        ? combinations(paths, paths.length < MIXED_FIELDS ? values : [PRIVATE, PUBLIC, own])
        : values.flatMap((value) => [
            paths.map((path) => ({ path, value })),
            ...paths.map((odd) => paths.map((path) => ({ path, value: path === odd ? PRIVATE : value }))),
          ]);
    return mixtures.map((ids) => ({ ...CLAIMS, ...replaceAll(payload, [...ids, ...texts]) }));
  });
}

async function attack(
  caller: TestCaller,
  name: string,
  endpoint: Endpoint,
  payloads: readonly Payload[],
  secret: RegExp,
): Promise<Set<number>> {
  const codes = new Set<number>();
  for (const payload of payloads) {
    const answer = await caller.endpoint(endpoint, payload);
    const about = `${name} ${JSON.stringify(payload)}`;
    expectEnvelope(answer, about);
    expect(secret.exec(answer.text)?.[0], `${about} answers ${answer.text}`).toBeUndefined();
    codes.add(answer.code);
  }
  return codes;
}

const STAYS = 'house-40 security-03 not one of them changes a row of theirs';

describe('another member', () => {
  describe('security-02 security-03 fault:authz-02 fault:authz-03 fault:authz-05 each endpoint gives nothing of the victim', () => {
    inGroups(
      endpoints,
      {
        title: 'security-02 security-03 fault:authz-02 fault:authz-03 fault:authz-05 $name gives nothing of the victim',
        stays: `${STAYS} security-02 fault:authz-02 fault:authz-03 fault:authz-05`,
        watched: () => victimsRows,
      },
      async ({ name, endpoint }) => {
        const { member, own } = await attacker(1);
        await attack(call.as(member), name, endpoint, attacks(endpoint, own), OF_VICTIM);
      },
    );
  });

  it('security-02 fault:authz-05 lists and counts of a member who has nothing know nothing of the others', async () => {
    expect(await answersOfNobody()).toEqual(emptyAnswers);
  });
});

const isForMerchants = ({ access }: Endpoint): boolean =>
  typeof access === 'object' && access.staff.includes('merchant');

describe('the owner of another shop', () => {
  describe('staff-05 security-02 security-03 fault:authz-01 each endpoint gives nothing of the victim', () => {
    inGroups(
      endpoints.filter(({ endpoint }) => isForMerchants(endpoint)),
      {
        title: 'staff-05 security-02 security-03 fault:authz-01 $name gives nothing of the victim',
        stays: `${STAYS} staff-05 security-02 fault:authz-01`,
        watched: () => victimsRows,
      },
      async ({ name, endpoint }) => {
        const { member, own } = await attacker(1);
        await world.query('update shop set owner_id = $2 where id = $1', [own, member.id]);
        const codes = await attack(call.as(member), name, endpoint, attacks(endpoint, own), OF_VICTIM);
        expect([...codes]).not.toContain(403);
      },
    );
  });
});

describe('another tenant', () => {
  let first: TestMember;
  let second: TestMember;
  let tenantsRows: WatchedRows;
  beforeAll(async () => {
    [first, second] = [await world.member(), await world.member({ tenantId: 2 })];
    tenantsRows = await watchRows(world, 1);
  });
  const watched = () => tenantsRows;

  describe('security-01 security-03 each endpoint gives nothing of the other tenant', () => {
    inGroups(
      endpoints,
      {
        title: 'security-01 security-03 $name gives nothing of the other tenant',
        stays: `${STAYS} security-01`,
        watched,
      },
      async ({ name, endpoint }) => {
        // Of staff an administrator: all that the own store grants is nothing here.
        const { member, own } = await attacker(2, callerFor(endpoint));
        // The request comes in on a host of the first tenant: the header decides.
        const foreign = call.with({ tenantId: 2, host: 'localhost' });
        await attack(foreign.as(member), name, endpoint, attacks(endpoint, own), OF_TENANT);
        await attack(foreign, name, endpoint, attacks(endpoint, own), OF_TENANT);
      },
    );
  });

  describe('with a token of the other one', () => {
    describe('security-01 fault:tenant-01 fault:authz-04 each endpoint takes a token for its own tenant alone', () => {
      inGroups(
        endpoints,
        {
          title: 'security-01 fault:tenant-01 fault:authz-04 $name takes a token for its own tenant alone',
          stays: `${STAYS} security-01 fault:tenant-01 fault:authz-04`,
          watched,
        },
        async ({ name, endpoint }) => {
          const payload = replaceAll(
            fullPayload(endpoint),
            idPathsOf(endpoint, fullPayload(endpoint), PRIVATE).map((path) => ({ path, value: PRIVATE })),
          );
          const [own, foreign] = [tokenAt(endpoint, first), tokenAt(endpoint, second)];
          const mixed = [
            call.with({ token: foreign, tenantId: 1 }),
            call.with({ token: foreign, host: 'localhost' }),
            call.with({ token: foreign, tenantId: '', host: 'localhost' }),
            call.with({ token: `Bearer ${foreign}`, tenantId: 1, host: 'second.localhost' }),
            call.with({ token: own, tenantId: 2 }),
            call.with({ token: own, host: 'second.localhost' }),
          ];
          for (const caller of mixed) {
            const answer = await caller.endpoint(endpoint, payload);
            expectEnvelope(answer, name);
            expect(answer).toMatchObject({ code: 401, data: null });
          }
          for (const tenantId of ['abc', '-1', '0', '1,2', '1, 2', '3', '1e0', '01', '99999999999', '1 or 1=1']) {
            const answer = await call.with({ token: own, tenantId }).endpoint(endpoint, payload);
            expect(answer, tenantId).toMatchObject({
              status: 200,
              code: 400,
              data: { issues: [{ path: 'tenant-id' }] },
            });
          }
        },
      );
    });
  });
});

it('fault:tenant-01 a tenant that is named twice is none', async () => {
  const { token } = await world.member();
  const headers = { authorization: token, 'tenant-id': ['1', '2'] };
  const answer = await sendRaw(origin, { method: 'GET', path: '/app-api/trade/cart/listFirst', headers });
  expect(answer).toMatchObject({ status: 200, code: 400, data: { issues: [{ path: 'tenant-id' }] } });
});

describe('what the checks above rest on', () => {
  it('the victim sees what the others must not', async () => {
    const seen: string[] = [];
    for (const { name, endpoint } of endpoints.filter(({ endpoint }) => endpoint.method === 'GET')) {
      for (const payload of attacks(endpoint, PRIVATE)) {
        if (OF_VICTIM.test((await call.as(victim).endpoint(endpoint, payload)).text)) seen.push(name);
      }
    }
    const endpointsThatTell = [
      'account.userInfo',
      'addresses.get',
      'addresses.list',
      'cart.list',
      'chat.messages',
      'chat.newMessages',
      'afterSales.detail',
      'afterSales.page',
      'applications.own',
      'orders.detail',
      'orders.item',
      'orders.page',
      'recharges.list',
      'wallet.get',
      'wallet.log',
      'withdrawals.addressList',
      'withdrawals.addressPage',
      'withdrawals.list',
    ];
    expect([...new Set(seen)].sort()).toEqual(expect.arrayContaining(endpointsThatTell));
  });

  it('every table of the victim is watched, and a change shows', async () => {
    const before = await victimsRows.print();
    const watched = Object.keys(before).filter((table) => before[table] !== '0 0');
    expect(watched).toEqual(
      expect.arrayContaining([
        'address',
        'after_sale',
        'cart_line',
        'chat_conversation',
        'chat_message',
        'delivery_event',
        'favorite_product',
        'favorite_shop',
        'ledger_account',
        'ledger_entry',
        'member',
        'order_item',
        'point_entry',
        'recharge',
        'review_item',
        'session',
        'shop_application',
        'submitted_picture',
        'trade_order',
        'withdrawal',
        'withdrawal_address',
      ]),
    );
    const { code } = await call.as(victim).delete('trade/order/cancel', { id: PRIVATE });
    expect(code).toBe(0);
    expect((await victimsRows.print()).trade_order).not.toBe(before.trade_order);
  });
});
