import { contract, ERRORS } from '@passage/contract';
import { integer, statement, text as textType } from '@passage/database';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PROVE_BALANCES } from '../modules/ledger/prove-balances.job.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { runThrough } from '../testing/full-run.ts';
import { describeError } from './describe-error.ts';
import { enqueue } from './outbox.ts';

type Line = Readonly<Record<string, unknown>>;

const text: string[] = [];
const linesWith = (key: string, value: unknown): Line[] =>
  text.map((line): Line => JSON.parse(line)).filter((line) => line[key] === value);
const DISTRICT = 'A district that no address may have';

const castToNumber = statement({
  name: 'log-test-cast',
  params: [textType('value')],
  columns: { id: integer },
  text: 'select $1::text::int as id',
});

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ worker: true, lines: { write: (line: string) => void text.push(line) } });
  await api.world.query(`alter table address add constraint refused check (city <> '${DISTRICT}')`);
});

const addressIn = (city: string, more: object = {}) => ({
  firstname: 'Mina',
  surname: 'Okafor',
  mobile: '08035550142',
  detailAddress: '14 Awolowo Road',
  city,
  countryRegion: 'NG',
  zipcode: '100001',
  ...more,
});

describe('the log', () => {
  it('ops-12 is made of lines that name request and tenant, and in jobs the job, its work and the tenant', async () => {
    const { world, platform } = api;
    const member = await world.member({ tenantId: 2, balance: 500 });
    const marked = (requestId: string) => api.call.as(member).with({ headers: { 'x-request-id': requestId } });
    const { endpoint } = marked('a-good-request');
    expect((await endpoint(contract.addresses.list)).code).toBe(0);
    const failed = await marked('a-failed-request').endpoint(contract.addresses.create, addressIn(DISTRICT));
    expect(failed.code).toBe(500);
    await vi.waitFor(() => expect(linesWith('requestId', 'a-failed-request')).toHaveLength(2));

    const list = { method: 'GET', route: '/app-api/member/address-first/list', status: 200, code: '0', tenantId: 2 };
    expect(linesWith('requestId', 'a-good-request')).toMatchObject([{ msg: 'answered', ...list }]);
    expect(linesWith('requestId', 'a-failed-request')).toMatchObject([
      { level: 50, msg: 'unexpected', tenantId: 2, err: { type: 'PrismaClientKnownRequestError' } },
      { level: 30, msg: 'answered', tenantId: 2, status: 500, code: '500', ms: expect.any(Number) },
    ]);

    const wrong = (change: number) =>
      world.query('update ledger_account set balance = balance + $2 where tenant_id = 2 and member_id = $1', [
        member.id,
        change,
      ]);
    await wrong(1);
    await platform.database.forTenant(2).writable.inTransaction(async (tx) => {
      enqueue(tx, { job: PROVE_BALANCES, key: 'log', payload: {}, runAt: api.clock.now() });
    });
    await vi.waitFor(() => expect(linesWith('job', PROVE_BALANCES)).not.toEqual([]), { timeout: 10_000 });
    await wrong(-1);
    expect(linesWith('job', PROVE_BALANCES)).toMatchObject([
      { level: 50, tenantId: 2, outboxId: expect.any(Number), held: '501', byEntries: '500' },
    ]);
    // Of what belongs to a request, nothing is said without its tenant.
    for (const line of text.map((one): Line => JSON.parse(one)))
      expect('requestId' in line, JSON.stringify(line)).toBe('tenantId' in line && !('job' in line));
  });

  it('ops-13 holds no password, token or code after a full run', async () => {
    const secrets = new Set<string>();
    const secret = (value: string): string => {
      secrets.add(value);
      return value;
    };
    const member = await api.world.member();
    expect(await runThrough(api, secret)).toEqual({
      'a code by mail': 0,
      'a wrong code': ERRORS.MAIL_CODE_WRONG,
      registered: 0,
      'a wrong password': ERRORS.WRONG_CREDENTIALS,
      'a wrong captcha': ERRORS.CAPTCHA_WRONG,
      'another by mail': 0,
      'a transaction password': 0,
      'a wrong transaction password': ERRORS.PAY_PASSWORD_WRONG,
      paid: 0,
      'a picture by its signature': 200,
      'a picture by a wrong one': 404,
      'applied without a code': ERRORS.INVITE_CODE_INVALID,
      applied: 0,
      'a socket with a wrong token': 4401,
      'a third by mail': 0,
      'a reset': 0,
      'secrets in odd fields': ERRORS.INVALID_INPUT,
      'secrets in a path': ERRORS.NOT_FOUND,
      'secrets in a header': ERRORS.NOT_SIGNED_IN,
      'a broken body': ERRORS.INVALID_INPUT,
      'no request at all': ERRORS.INVALID_INPUT,
    });
    // Faults, whose SQL errors hold what was sent: of a prepared statement and of Prisma's.
    const hostile = addressIn(DISTRICT, { remark: secret('Amber-Cathedral-15'), surname: secret('Indigo-Orchard-26') });
    expect((await api.call.as(member).endpoint(contract.addresses.create, hostile)).code).toBe(500);
    await api.world.query(
      "alter table member add constraint refused check (last_name <> 'Indigo-Orchard-26') not valid",
    );
    const name = { email: member.email, lastName: 'Indigo-Orchard-26', firstName: secret('Juniper-Station-37') };
    expect((await api.call.as(member).endpoint(contract.account.saveUserInfo, name)).code).toBe(500);
    expect(secrets.size).toBeGreaterThanOrEqual(20);
    expect(linesWith('msg', 'unexpected').length).toBeGreaterThanOrEqual(2);
    for (const value of secrets) {
      // Digits may come by chance in ids and times; the others nowhere.
      const isShort = value.length < 8;
      const found = isShort ? new RegExp(`(?<![\\w.-])${value}(?![\\w.-])`) : value;
      expect(
        text.filter((line) => (isShort ? line.search(found) >= 0 : line.includes(value))),
        value,
      ).toEqual([]);
    }
  });

  it('ops-13 describes errors without what libraries put into them', async () => {
    const { prisma, sql } = api.platform.database.forTenant(1).writable;
    const thrown = async (work: () => unknown): Promise<unknown> => {
      try {
        await work();
      } catch (error) {
        return error;
      }
      throw new Error('it did not fail');
    };
    const SECRET = 'Hush2026';
    const errors = await Promise.all([
      thrown(() =>
        prisma.storedMail.create({ data: { recipient: SECRET, subject: '', text: '', html: '', id: 2 ** 40 } }),
      ),
      thrown(() => prisma.storedMail.create({ data: { recipient: SECRET, subject: '\0', text: '', html: '' } })),
      thrown(() => sql.rows(castToNumber, [SECRET])),
      thrown(() => JSON.parse(`{"password":"${SECRET}`)),
      thrown(() => JSON.parse(`{"password": ${SECRET}"}`)),
      thrown(() => new URL(`//${SECRET}`)),
      thrown(() => fetch(`http://user:${SECRET}@127.0.0.1:1/?code=${SECRET}`)),
      new AggregateError([Object.assign(new Error(`"${SECRET}`), { detail: SECRET, code: SECRET.repeat(9) })], 'all', {
        cause: new Error(`smtp://me:${SECRET}@host refused https://host/?token=${SECRET}`),
      }),
    ]);
    const told = errors.map((error) => describeError(error));
    expect(JSON.stringify(told)).not.toContain(SECRET);
    expect(told.map(({ type, code }) => [type, code]).slice(2, 4)).toEqual([
      ['DatabaseError', '22P02'],
      ['SyntaxError', undefined],
    ]);
    expect(told[7]).toMatchObject({ type: 'AggregateError', cause: { message: 'smtp://host refused https://host/' } });
  });
});
