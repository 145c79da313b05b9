/** Callers who mean harm: whatever one of them sends or leaves unsaid, the others are served. */

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { buyPieces, placeOrder } from '../modules/orders/orders.testing.ts';
import { addAddress } from '../modules/withdrawals/withdrawals.testing.ts';
import { startApi } from '../testing/api.ts';
import { openCaller, type TestCaller } from '../testing/caller.ts';
import { PAY_PASSWORD, type TestMember } from '../testing/world.ts';

const POOL = 4;
/** 25 a connection. */
const SLOTS = 100;
/** Of one caller: a tenth of the slots, and no more than half of the connections. */
const SHARE = 2;
const RUNNING_COMMANDS = 2;
const WAITING_COMMANDS = 5;
const api = await startApi({
  settings: { DATABASE_POOL: String(POOL), TRUSTED_PROXIES: '127.0.0.1', MEMBER_COMMANDS: String(RUNNING_COMMANDS) },
});
const { world } = api;
/** Of the API under test, whose times are shortened. */
const app = await buildApp(api.platform);
/** Work of an endpoint that lasts until a test lets it end; of the command whose member is named in a header. */
app.get('/held', { config: { route: '/held' } }, async ({ admission }) => {
  await admission?.inSlot(() => gate);
  return {};
});
app.get('/held-command', { config: { route: '/held-command' } }, async ({ admission, headers }) => {
  const member = { tenantId: 1, memberId: String(headers['x-member']) };
  await admission?.asCommand({ member }, () => admission.inSlot(() => gate));
  return {};
});
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;
const here = { ...api, origin: `http://127.0.0.1:${port}`, call: openCaller(`http://127.0.0.1:${port}`) };
const { call } = here;
const from = (caller: TestCaller, address: string): TestCaller =>
  caller.with({ headers: { 'x-forwarded-for': address } });
const elsewhere = from(call, '203.0.113.9');

/** What comes to /held stays in its slot, and what comes to /held-command in its member's turn, until this is called. */
let openGate = (): void => undefined;
let gate: Promise<void> = Promise.resolve();
function closeGate(): void {
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  onTestFinished(() => openGate());
}

/** Until the test is over. */
function setTimes(times: { headersTimeout?: number; requestTimeout?: number; timeout?: number }): void {
  const { headersTimeout, requestTimeout, timeout } = app.server;
  Object.assign(app.server, times);
  onTestFinished(() => void Object.assign(app.server, { headersTimeout, requestTimeout, timeout }));
}

const connections = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** A connection that stays open for as long as the server lets it. */
async function open(text: string | Buffer): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Asks on a connection of its own. @returns the answer's status */
async function ask(path: string, address: string): Promise<number> {
  const { status } = await fetch(`${here.origin}${path}`, { headers: { 'x-forwarded-for': address } });
  return status;
}

/** However busy the machine is. */
const PATIENT = { timeout: 40_000 };

async function metric(name: string): Promise<number> {
  const { text } = await call.get('/metrics');
  const [, value] = new RegExp(`^passage_${name} (\\d+)$`, 'm').exec(text) ?? [];
  return Number(value);
}

const METRICS = [
  'slots_in_use',
  'slots_in_use_largest_caller',
  'requests_waiting',
  'commands_waiting',
  'commands_waiting_largest_caller',
];
const expectNothingUnderWay = () =>
  expect.poll(() => Promise.all(METRICS.map(metric)), PATIENT).toEqual(METRICS.map(() => 0));

/** Holds what a statement locks; what needs it waits in the database until it is released. */
async function hold(statement: string): Promise<{ release(): Promise<void> }> {
  const holder = new Client({ connectionString: api.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement);
  let isHeld = true;
  const release = async (): Promise<void> => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query('rollback');
    await holder.end();
  };
  onTestFinished(release);
  return { release };
}

it('fault:security-51 requests that never end hold no slot, end with the time that they have, and others are served', {
  timeout: 120_000,
}, async () => {
  const path = 'POST /app-api/member/firstauth/login HTTP/1.1\r\nhost: localhost\r\n';
  for (let index = 0; index < 260; index++) {
    (await open(`${path}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"`)).resume();
    if (index < 60) (await open(`${path}x-more: `)).resume();
  }
  for (const caller of [call, elsewhere])
    expect(await caller.get('product/category/tree')).toMatchObject({ status: 200, code: 0 });
  expect(await connections()).toBeGreaterThanOrEqual(320);
  expect(await metric('slots')).toBe(SLOTS);
  expect(await metric('slots_in_use')).toBe(0);
  // Neither end closes them but the server.
  setTimes({ headersTimeout: 250, requestTimeout: 500 });
  await expect.poll(connections, PATIENT).toBeLessThan(5);
  expect(await call.get('product/category/tree')).toMatchObject({ status: 200, code: 0 });
  await expectNothingUnderWay();
});

it('fault:security-51 one caller holds a tenth of the slots at most, waits for the own ones, and is told when it is too much', {
  timeout: 60_000,
}, async () => {
  closeGate();
  const greedy = from(call, '203.0.113.5');
  const asked = Array.from({ length: SLOTS + 20 }, () => ask('/held', '203.0.113.5'));
  // Those that neither have a slot nor may wait are told so at once, while all others go on.
  await expect.poll(() => metric('requests_waiting'), PATIENT).toBe(SLOTS - SHARE);
  expect(await metric('slots_in_use')).toBe(SHARE);
  expect(await metric('slots_in_use_largest_caller')).toBe(SHARE);
  const refused = await greedy.get('product/category/tree');
  expect(refused).toMatchObject({ status: 503, code: 503, headers: { 'retry-after': '1' } });
  for (let turn = 0; turn < 10; turn++)
    expect(await elsewhere.get('product/category/tree')).toMatchObject({ status: 200, code: 0 });
  openGate();
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 200)).toHaveLength(SLOTS);
  expect(statuses.filter((status) => status === 503)).toHaveLength(20);
  await expectNothingUnderWay();
});

it('trust-41 slots in use and commands that wait are metrics, also of who has most, and 0 after what never ended, was hung up on and was slow', {
  timeout: 60_000,
}, async () => {
  closeGate();
  const slow = [ask('/held', '203.0.113.1'), ask('/held', '203.0.113.1'), ask('/held', '203.0.113.2')];
  await expect.poll(() => metric('slots_in_use'), PATIENT).toBe(3);
  expect(await metric('slots_in_use_largest_caller')).toBe(2);
  // One address each, so that nothing but their member's turns keeps them waiting.
  const commands = async (member: string, count: number, network: number): Promise<Socket[]> =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        open(
          `GET /held-command HTTP/1.1\r\nhost: localhost\r\nx-member: ${member}\r\nx-forwarded-for: 203.0.${network}.${index}\r\n\r\n`,
        ),
      ),
    );
  const hungUp = [...(await commands('41', 2 + 4, 114)), ...(await commands('42', 2 + 1, 115))];
  await expect.poll(() => metric('commands_waiting'), PATIENT).toBe(5);
  expect(await metric('commands_waiting_largest_caller')).toBe(4);
  expect(await metric('slots_in_use')).toBe(3 + 4);
  const unfinished = await open('POST /app-api/member/firstauth/login HTTP/1.1\r\nhost: localhost\r\ncontent-le');
  for (const socket of hungUp) socket.destroy();
  await expect.poll(() => metric('commands_waiting'), PATIENT).toBe(0);
  // What has begun holds its slot for as long as it works.
  expect(await metric('slots_in_use')).toBe(3 + 4);
  openGate();
  expect(await Promise.all(slow)).toEqual([200, 200, 200]);
  const ended = once(unfinished.resume(), 'end');
  setTimes({ headersTimeout: 250, requestTimeout: 500 });
  await ended;
  await expectNothingUnderWay();
});

/** A request as bytes, for a connection that is closed before its answer. */
function bytesOf(path: string, payload: object, token: string | undefined): string {
  const body = JSON.stringify(payload);
  return [
    `POST /app-api/${path} HTTP/1.1`,
    'host: localhost',
    'x-forwarded-for: 203.0.113.5',
    ...(token === undefined ? [] : [`authorization: ${token}`]),
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

interface Flood {
  readonly path: string;
  readonly payload: (member: TestMember) => Promise<object>;
  /** What its work waits for while it is held. */
  readonly held: (member: TestMember) => string;
  readonly isSignedIn: boolean;
}

const ownRow = ({ id }: TestMember): string => `select 1 from member where id = ${id} for update`;
const FLOODS: readonly Flood[] = [
  {
    path: 'trade/order/payTradeOrder',
    payload: async (member) => {
      const { orderId } = await placeOrder(here, member, await world.product());
      return { tradeOrderIdList: [orderId], payType: 4, payPassword: PAY_PASSWORD };
    },
    held: ownRow,
    isSignedIn: true,
  },
  {
    path: 'pay/withdraw/apply',
    payload: async (member) => ({
      type: 2,
      payPassword: PAY_PASSWORD,
      amount: 10,
      receiveAddress: await addAddress(here, member),
    }),
    held: ownRow,
    isSignedIn: true,
  },
  {
    path: 'member/userInfo/updatePayPassWord',
    payload: async () => ({ oldPassword: PAY_PASSWORD, newPassword: '135790', confirmPassword: '135790' }),
    held: ownRow,
    isSignedIn: true,
  },
  {
    path: 'member/firstauth/login',
    payload: async ({ email }) => ({ mailbox: email, password: 'Wrong2026' }),
    held: () => 'lock table attempt_counter in exclusive mode',
    isSignedIn: false,
  },
];

it.each(FLOODS)(
  'fault:security-52 of one member’s $path five wait at most, and who hangs up leaves the queue',
  {
    timeout: 120_000,
  },
  async ({ path, payload, held, isSignedIn }) => {
    const [member, other] = [await world.member({ balance: 100_000 }), await world.member({ balance: 100_000 })];
    const given = await payload(member);
    const { release } = await hold(held(member));
    const caller = from(isSignedIn ? call.as(member) : call, '203.0.113.5');
    const answers = Array.from({ length: 60 }, () => caller.post(path, given));
    await expect.poll(() => metric('commands_waiting'), PATIENT).toBe(WAITING_COMMANDS);
    expect(await metric('commands_waiting_largest_caller')).toBe(WAITING_COMMANDS);
    expect(await metric('slots_in_use_largest_caller')).toBeLessThanOrEqual(SHARE);
    const tooMany = await caller.post(path, given);
    expect(tooMany).toMatchObject({ code: 429, headers: { 'retry-after': '1' } });
    // Nobody else is told to come again, and who pays has paid.
    for (const neighbour of [from(call.as(other), '203.0.113.9'), from(call.as(other), '203.0.113.5')])
      expect(await neighbour.get('product/category/tree')).toMatchObject({ status: 200, code: 0 });
    if (isSignedIn) await buyPieces(here, other, await world.product());
    await release();
    const codes = (await Promise.all(answers)).map(({ code }) => code);
    // What waits for a lock for too long makes room for others.
    const turns = 3 * (RUNNING_COMMANDS + WAITING_COMMANDS);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(60 - turns);
    await expectNothingUnderWay();

    const again = await hold(held(member));
    const asked = bytesOf(path, given, isSignedIn ? member.token : undefined);
    const sockets = await Promise.all(Array.from({ length: 30 }, () => open(asked)));
    await expect.poll(() => metric('commands_waiting'), PATIENT).toBe(WAITING_COMMANDS);
    for (const socket of sockets) socket.destroy();
    // While what they wait for is still held.
    await expect.poll(() => metric('commands_waiting'), PATIENT).toBe(0);
    expect(await metric('slots_in_use')).toBeLessThanOrEqual(RUNNING_COMMANDS);
    await again.release();
    await expectNothingUnderWay();
  },
);

it('trust-39 a file that comes in drop by drop holds no slot and leaves nothing, and others upload all along', {
  timeout: 120_000,
}, async () => {
  const [slow, other] = [await world.member(), await world.member()];
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const files = () => readdirSync(api.platform.config.storageFolder, { recursive: true }).length;
  const rowsOf = ({ id }: TestMember) => world.query('select 1 from stored_file where owner_id = $1', [id]);
  const before = files();
  const head = [
    'POST /app-api/infra/file/upload HTTP/1.1',
    'host: localhost',
    `authorization: ${slow.token}`,
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${10 * 1024 * 1024}`,
    '',
    '--x',
    'content-disposition: form-data; name="file"; filename="a.jpg"',
    'content-type: image/jpeg',
    '',
    '',
  ].join('\r\n');
  const drops = await Promise.all(Array.from({ length: 8 }, () => open(Buffer.concat([Buffer.from(head), picture]))));
  for (const socket of drops) socket.resume();
  const closed = Promise.all(drops.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  const dripping = setInterval(() => {
    for (const socket of drops) if (socket.writable) socket.write(Buffer.alloc(1024));
  }, 100);
  onTestFinished(() => clearInterval(dripping));
  for (let turn = 0; turn < 3; turn++) {
    expect((await from(call.as(other), '203.0.113.9').upload('infra/file/upload', picture)).code).toBe(0);
    expect((await from(call.as(other), '203.0.113.5').upload('infra/file/upload', picture)).code).toBe(0);
  }
  expect(await metric('slots_in_use')).toBe(0);
  expect(drops.map(({ readyState }) => readyState)).toEqual(drops.map(() => 'open'));
  setTimes({ headersTimeout: 250, requestTimeout: 500 });
  await closed;
  expect(await rowsOf(slow)).toEqual([]);
  expect(await rowsOf(other)).toHaveLength(6);
  // Each picture is a file in folders of its own; the slow one has left neither.
  const left = files() - before;
  await from(call.as(other), '203.0.113.9').upload('infra/file/upload', picture);
  expect(left).toBeGreaterThanOrEqual(6);
  expect(readdirSync(api.platform.config.storageFolder, { recursive: true }).filter(isPicture)).toHaveLength(7);
  await expectNothingUnderWay();
});

const isPicture = (name: string | Buffer): boolean => /\.(jpg|png)$/.test(String(name));
