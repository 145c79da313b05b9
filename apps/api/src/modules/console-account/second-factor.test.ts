import { endpoints } from '@passage/contract';
import { describe, expect, it, vi } from 'vitest';
import { forEachAtOnce, leanPayload } from '../../http/every-endpoint.testing.ts';
import { startApi } from '../../testing/api.ts';
import { connect, startAnother } from '../live/live.testing.ts';
import { mailsTo } from '../session/session.testing.ts';
import { codeAt, setUpCodes, signInToConsole, wrongCodeFor } from './console-account.testing.ts';

const lines: string[] = [];
const api = await startApi({ worker: true, lines: { write: (line) => void lines.push(line) } });
const { world, call, clock } = api;
const MINUTE = 60_000;
const { REQUIRED, WRONG, LOCKED, NOT_SET_UP } = { REQUIRED: 1065, WRONG: 1066, LOCKED: 1067, NOT_SET_UP: 1068 };

/** An owner of a shop, who may have codes, or somebody of the staff, who has to. */
async function person(role: 0 | 1 | 2 | 3 = 0) {
  const member = await world.member({ role });
  if (role === 0) await world.shop({ ownerId: member.id });
  return member;
}
async function personWithCodes(role: 0 | 1 | 2 | 3 = 0) {
  const member = await person(role);
  const codes = await setUpCodes(api, member.consoleToken);
  return { ...member, ...codes, now: (steps = 0) => codeAt(codes.secret, clock.now(), steps) };
}
const auditOf = (id: number) =>
  world.query<{ action: string; after: object | null }>(
    'select action, after from audit where actor_id = $1 order by seq',
    [id],
  );
/** As the account would call it from another machine. */
const forgetCallers = () => world.query("delete from attempt_counter where scope <> 'second-factor:caller'");

describe('setting up codes', () => {
  it('trust-30 tells the secret once, switches on by a right code alone and then tells ten recovery codes, once', async () => {
    const owner = await person();
    const mine = call.with({ token: owner.consoleToken });
    const first = await mine.post('/admin-api/auth/totp/enrol');
    expect(first.data.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(first.data.uri);
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toContain(owner.email);
    expect(uri.searchParams.get('secret')).toBe(first.data.secret);
    // Nothing of it holds before a right code.
    expect((await signInToConsole(api, owner)).code).toBe(0);
    const wrong = wrongCodeFor(first.data.secret, clock.now());
    expect(await mine.post('/admin-api/auth/totp/confirm', { code: wrong })).toMatchObject({ code: WRONG, data: null });
    expect((await mine.get('/admin-api/auth/me')).data.secondFactor).toMatchObject({ isOn: false });
    // Asked for again, it is another secret, and the first one's codes are none.
    const second = await mine.post('/admin-api/auth/totp/enrol');
    expect(second.data.secret).not.toBe(first.data.secret);
    const old = codeAt(first.data.secret, clock.now());
    if (old !== codeAt(second.data.secret, clock.now()))
      expect((await mine.post('/admin-api/auth/totp/confirm', { code: old })).code).toBe(WRONG);
    const right = { code: codeAt(second.data.secret, clock.now()) };
    const answers = await Promise.all([1, 2, 3].map(() => mine.post('/admin-api/auth/totp/confirm', right)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
    const recoveryCodes: string[] = answers.find(({ code }) => code === 0)?.data.recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await mine.post('/admin-api/auth/totp/enrol')).code).toBe(409);
    expect((await mine.get('/admin-api/auth/me')).data.secondFactor).toEqual({
      isOn: true,
      mustSetUp: false,
      recoveryCodesLeft: 10,
    });
    await expect.poll(async () => (await mailsTo(api, owner.email)).length).toBe(1);

    // What is kept, logged, mailed or answered later holds none of it.
    const secrets = [
      first.data.secret,
      second.data.secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
    ];
    const raw = [first.data.secret, second.data.secret].map((secret) => bytesOf(secret));
    const kept = JSON.stringify([
      await world.query('select * from second_factor'),
      await world.query('select * from recovery_code'),
      await world.query('select * from audit'),
      await world.query('select * from outbox'),
      await world.query('select * from stored_mail'),
      await world.query('select * from session'),
    ]);
    const later = await Promise.all([
      mine.get('/admin-api/auth/me'),
      mine.get('/admin-api/auth/sessions'),
      mine.post('/admin-api/auth/totp/enrol'),
      mine.post('/admin-api/auth/totp/confirm', right),
    ]);
    const told = [kept, lines.join('\n'), ...later.map(({ text }) => text)].join('\n');
    for (const secret of [...secrets, ...raw.flatMap((bytes) => [bytes.toString('hex'), bytes.toString('base64')])])
      expect(told.includes(secret), secret).toBe(false);
    expect((await auditOf(owner.id)).map(({ action }) => action)).toEqual([
      'secondFactor.enrol',
      'secondFactor.enrol',
      'secondFactor.confirm',
    ]);
  });

  it('trust-30 ends the sessions of the console that were opened without a code', async () => {
    const owner = await person();
    const { data: before } = await signInToConsole(api, owner);
    await setUpCodes(api, owner.consoleToken);
    expect((await call.with({ token: before.accessToken }).get('/admin-api/auth/me')).code).toBe(300);
    expect((await call.with({ token: owner.consoleToken }).get('/admin-api/auth/me')).code).toBe(0);
  });
});

/** Of base32. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

describe('signing in with a code', () => {
  it('trust-31 needs one where the account has codes, takes it once, and one step before and after', async () => {
    const owner = await personWithCodes();
    expect(await signInToConsole(api, owner)).toMatchObject({ code: REQUIRED, data: null });
    // A wrong password says nothing about codes.
    expect((await signInToConsole(api, { ...owner, password: 'Passage2027' }, owner.now())).code).toBe(1009);
    const [before, now, after] = [owner.now(-1), owner.now(), owner.now(1)];
    for (const steps of [-3, -2, 2, 3]) expect((await signInToConsole(api, owner, owner.now(steps))).code).toBe(WRONG);
    for (const code of [before, now, after]) {
      const answers = await Promise.all([1, 2, 3].map(() => signInToConsole(api, owner, code)));
      expect(answers.map((answer) => answer.code).filter((each) => each === 0)).toHaveLength(1);
      await world.query("delete from attempt_counter where scope = 'second-factor:caller'");
    }
    // What is older than a used one is used as well.
    for (const code of [before, now, after]) expect((await signInToConsole(api, owner, code)).code).toBe(WRONG);
    clock.advanceMs(90_000);
    expect((await signInToConsole(api, owner, owner.now())).code).toBe(0);
    // The storefront asks for none.
    const { email: mailbox, password } = owner;
    expect((await call.post('member/firstauth/login', { mailbox, password })).code).toBe(0);
  });

  it('trust-31 5 wrong codes of one caller end their tries for 15 minutes, right ones included, and nobody else’s', async () => {
    const [owner, other] = [await personWithCodes(), await personWithCodes()];
    const another = await startAnother(api, { trustedProxies: ['127.0.0.1'] });
    const from = (address: string, code: string) =>
      another.call.with({ headers: { 'x-forwarded-for': address } }).post('/admin-api/auth/login', {
        mailbox: owner.email,
        password: owner.password,
        code,
      });
    const wrong = wrongCodeFor(owner.secret, clock.now());
    const answers = await Promise.all(Array.from({ length: 12 }, () => signInToConsole(api, owner, wrong)));
    expect(answers.filter(({ code }) => code === WRONG)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(7);
    const refused = await signInToConsole(api, owner, owner.now());
    expect(refused.code).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Of another caller and of another account none is used up.
    expect((await from('198.51.100.7', owner.now())).code).toBe(0);
    expect((await signInToConsole(api, other, other.now())).code).toBe(0);
    clock.advanceMs(15 * MINUTE - 30_000);
    expect((await signInToConsole(api, owner, owner.now())).code).toBe(429);
    clock.advanceMs(MINUTE);
    expect((await signInToConsole(api, owner, owner.now())).code).toBe(0);
  });

  it('trust-31 50 wrong codes from anywhere in 24 hours end signing in until the mailed link is opened; sessions stay', async () => {
    const owner = await personWithCodes();
    const another = await startAnother(api, { trustedProxies: ['127.0.0.1'] });
    const from = async (caller: number, code: string) => {
      await forgetCallers();
      const headers = { 'x-forwarded-for': `198.51.100.${caller}` };
      const form = { mailbox: owner.email, password: owner.password, code };
      return (await another.call.with({ headers }).post('/admin-api/auth/login', form)).code;
    };
    const fail = async (count: number, first: number) => {
      const wrong = wrongCodeFor(owner.secret, clock.now());
      for (let done = 0; done < count; done += 5) {
        const tries = Array.from({ length: Math.min(5, count - done) }, () => from(first + done / 5, wrong));
        expect(new Set(await Promise.all(tries))).toEqual(new Set([WRONG]));
      }
    };
    // 40 wrong ones of the day, and 10 that are older and count no longer.
    const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE);
    const before = [
      ...Array.from({ length: 10 }, (_, minute) => ago(24 * 60 + minute)),
      ...Array.from({ length: 40 }, (_, minute) => ago(24 * 60 - 30 - minute)),
    ];
    await world.query('update second_factor set wrong_at = $2 where member_id = $1', [owner.id, before]);
    await fail(9, 20);
    expect(await from(50, owner.now())).toBe(0);
    clock.advanceMs(2 * MINUTE);
    await fail(1, 60);
    expect(await from(61, owner.now())).toBe(LOCKED);
    const [recovery = ''] = owner.recoveryCodes;
    expect(await from(62, recovery)).toBe(LOCKED);
    expect((await call.with({ token: owner.consoleToken }).get('/admin-api/auth/me')).code).toBe(0);

    const link = await vi.waitFor(async () => {
      const [, found] =
        /(http\S+\/console\/unlock\?token=\S+)/.exec((await mailsTo(api, owner.email)).at(-1)?.text ?? '') ?? [];
      if (!found) throw new Error('no link yet');
      return new URL(found);
    });
    const token = link.searchParams.get('token') ?? '';
    // Mail programs open links by themselves: looking at the page does nothing, nor does a link that was made up.
    const page = await call.get(link.pathname, { token });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain(owner.email);
    for (const forged of ['', 'x', `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`])
      expect((await call.with({ encoding: 'form' }).post(link.pathname, { token: forged })).status).toBe(404);
    expect(await from(63, owner.now())).toBe(LOCKED);
    expect((await call.with({ encoding: 'form' }).post(link.pathname, { token })).status).toBe(200);
    clock.advanceMs(2 * MINUTE);
    expect(await from(64, owner.now())).toBe(0);
    expect((await auditOf(owner.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['secondFactor.lock', 'secondFactor.unlock']),
    );
    // The link is of that one time.
    expect((await call.with({ encoding: 'form' }).post(link.pathname, { token })).status).toBe(404);
  });
});

describe('recovery codes', () => {
  it('trust-32 each signs in once, leaves an audit row and sends a mail with how many are left', async () => {
    const owner = await personWithCodes(1);
    const [first = '', second = ''] = owner.recoveryCodes;
    const answers = await Promise.all([1, 2, 3, 4].map(() => signInToConsole(api, owner, first)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, WRONG, WRONG, WRONG]);
    // Written without its dash and in capitals it is the same code.
    expect((await signInToConsole(api, owner, second.replace('-', '').toUpperCase())).code).toBe(0);
    expect((await signInToConsole(api, owner, second)).code).toBe(WRONG);
    const used = (await auditOf(owner.id)).filter(({ action }) => action === 'secondFactor.useRecoveryCode');
    expect(used.map(({ after }) => after)).toEqual([{ left: 9 }, { left: 8 }]);
    await expect.poll(async () => (await mailsTo(api, owner.email)).length).toBe(3);
    const told = (await mailsTo(api, owner.email)).map(({ text }) => text);
    expect(told.filter((text) => /left: 9\b/.test(text))).toHaveLength(1);
    expect(told.filter((text) => /left: 8\b/.test(text))).toHaveLength(1);
  });

  it('trust-32 new ones make the old ones invalid, and take a valid code to get', async () => {
    const owner = await personWithCodes();
    const mine = call.with({ token: owner.consoleToken });
    const renew = (code: string) => mine.post('/admin-api/auth/totp/recovery-codes', { code });
    expect((await renew(wrongCodeFor(owner.secret, clock.now()))).code).toBe(WRONG);
    const { code, data } = await renew(owner.now());
    expect(code).toBe(0);
    expect(data.recoveryCodes).toHaveLength(10);
    const [old = ''] = owner.recoveryCodes;
    expect((await signInToConsole(api, owner, old)).code).toBe(WRONG);
    expect((await signInToConsole(api, owner, data.recoveryCodes[0])).code).toBe(0);
    expect((await auditOf(owner.id)).map(({ action }) => action)).toContain('secondFactor.renewRecoveryCodes');
  });
});

describe('staff without codes', () => {
  const ofConsole = endpoints.filter(({ endpoint: { surface, access } }) => surface === 'admin' && access !== 'public');
  const OPEN = ['consoleAccount.confirmTotp', 'consoleAccount.enrolTotp', 'consoleAccount.logout', 'consoleAccount.me'];

  it.each([
    ['administrators', 1],
    ['reviewers', 2],
    ['support', 3],
  ] as const)(
    'trust-33 of %s get a token for setting up and nothing else, until a right code was shown',
    async (_, role) => {
      const member = await world.member({ role });
      const { data } = await signInToConsole(api, member);
      expect(data.mustSetUpCodes).toBe(true);
      const mine = call.with({ token: data.accessToken });
      const shut = ofConsole.filter(({ name }) => !OPEN.includes(name));
      await forEachAtOnce(shut, async ({ name, endpoint }) => {
        expect((await mine.endpoint(endpoint, leanPayload(endpoint))).code, name).toBe(NOT_SET_UP);
      });
      expect(shut.length).toBeGreaterThan(60);
      const desk = await connect(api.origin, {}, '/admin-api/ws');
      desk.socket.send(JSON.stringify({ event: 'auth', token: data.accessToken }));
      expect(await desk.closed).toBe(4401);
      expect((await mine.get('/admin-api/auth/me')).data).toMatchObject({
        userId: member.id,
        secondFactor: { isOn: false, mustSetUp: true },
      });
      await setUpCodes(api, data.accessToken);
      expect((await mine.get('/admin-api/auth/sessions')).code).toBe(0);
      expect((await mine.get('/admin-api/auth/me')).data.secondFactor.mustSetUp).toBe(false);
      expect((await mine.post('/admin-api/auth/logout')).code).toBe(0);
      expect((await mine.get('/admin-api/auth/me')).code).toBe(401);
    },
  );

  it('trust-33 an owner who becomes staff has to set codes up too, in the session that is open', async () => {
    const owner = await person();
    const { data } = await signInToConsole(api, owner);
    expect(data.mustSetUpCodes).toBe(false);
    await world.query('update member set role = 1 where id = $1', [owner.id]);
    expect((await call.with({ token: data.accessToken }).get('/admin-api/orders')).code).toBe(NOT_SET_UP);
  });

  it('trust-33 of the demo world need none', async () => {
    const staff = await world.member({ role: 1 });
    await world.query('update member set is_demo = true where id = $1', [staff.id]);
    const { data } = await signInToConsole(api, staff);
    expect(data.mustSetUpCodes).toBe(false);
    expect((await call.with({ token: data.accessToken }).get('/admin-api/orders')).code).toBe(0);
  });
});

describe('switching codes off', () => {
  it('trust-34 takes the password and a valid code, leaves an audit row and sends a mail', async () => {
    const owner = await personWithCodes();
    const mine = call.with({ token: owner.consoleToken });
    const disable = (password: string, code: string) => mine.post('/admin-api/auth/totp/disable', { password, code });
    expect((await disable('Passage2027', owner.now())).code).toBe(1009);
    expect((await disable(owner.password, wrongCodeFor(owner.secret, clock.now()))).code).toBe(WRONG);
    expect((await mine.post('/admin-api/auth/totp/disable', { password: owner.password })).code).toBe(400);
    expect((await signInToConsole(api, owner)).code).toBe(REQUIRED);
    expect((await disable(owner.password, owner.now())).code).toBe(0);
    expect((await signInToConsole(api, owner)).code).toBe(0);
    expect((await auditOf(owner.id)).at(-1)?.action).toBe('secondFactor.disable');
    await expect.poll(async () => (await mailsTo(api, owner.email)).length).toBe(2);
    expect((await mailsTo(api, owner.email)).at(-1)?.subject).toContain('switched off');
    expect(await world.query('select * from recovery_code where member_id = $1', [owner.id])).toEqual([]);
  });

  it('trust-34 staff keep theirs, but for those of the demo world', async () => {
    for (const role of [1, 2, 3] as const) {
      const staff = await personWithCodes(role);
      const disable = () =>
        call
          .with({ token: staff.consoleToken })
          .post('/admin-api/auth/totp/disable', { password: staff.password, code: staff.now() });
      expect((await disable()).code).toBe(403);
      expect((await signInToConsole(api, staff)).code).toBe(REQUIRED);
      await world.query('update member set is_demo = true where id = $1', [staff.id]);
      expect((await disable()).code).toBe(0);
    }
  });
});
