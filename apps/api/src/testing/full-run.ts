/** What people do whose secrets pass through the API: all that they send and get that nobody else may know. */
import { connect as openSocket } from 'node:net';
import { contract, fullPathOf } from '@passage/contract';
import { vi } from 'vitest';
import { z } from 'zod';
import { applicationForm, apply, inviteCode } from '../modules/applications/applications.testing.ts';
import { connect, listenAs } from '../modules/live/live.testing.ts';
import { placeOrder } from '../modules/orders/orders.testing.ts';
import { uploadProof } from '../modules/review/review.testing.ts';
import { knownCaptcha, mailedCode, mailsTo, newEmail, wrongCode } from '../modules/session/session.testing.ts';
import type { TestApi } from './api.ts';

/** Told a secret, gives it back. */
type Keep = (secret: string) => string;

/**
 * Registers, signs in, pays, resets, uploads and listens, with right and wrong secrets and with some where none belongs.
 *
 * @param keep hears of each secret
 * @returns what came of each step: its code, or the HTTP status of what is no envelope
 */
export async function runThrough(api: TestApi, keep: Keep): Promise<Record<string, number>> {
  const { call, world } = api;
  const [password, second, third] = [keep('VelvetLantern71'), keep('CobaltMeadow82'), keep('SaffronHarbor93')];
  const pin = keep('918273');
  const email = newEmail();
  const { session, account, payment } = contract;
  const codes: Record<string, number> = {};
  const note = async (step: string, answer: Promise<{ code: number }>): Promise<void> => {
    codes[step] = (await answer).code;
  };
  const captcha = async () => {
    const drawn = await knownCaptcha(api);
    keep(drawn.verificationCode);
    return drawn;
  };
  const codeTo = (count: number): Promise<string> =>
    vi.waitFor(async () => {
      const { length } = await mailsTo(api, email);
      if (length < count) throw new Error(`${length} of ${count} mails: ${JSON.stringify(codes)}`);
      return keep(await mailedCode(api, email));
    });

  await note('a code by mail', call.endpoint(session.sendRegistrationCode, { email }));
  const yzcode = await codeTo(1);
  const form = { mailbox: email, yzcode, password, confirmPassword: password, check: true };
  await note('a wrong code', call.endpoint(session.register, { ...form, yzcode: keep(wrongCode(yzcode)) }));
  await note('registered', call.endpoint(session.register, form));
  await note('a wrong password', call.endpoint(session.login, { mailbox: email, password: second }));
  await note(
    'a wrong captcha',
    call.endpoint(session.register, { ...form, ...(await captcha()), verificationCode: keep('B8LX') }),
  );
  const { data: signedIn } = await call.endpoint(session.login, { mailbox: email, password });
  const token = keep(signedIn.accessToken);
  const mine = call.with({ token });
  const me = { id: signedIn.userId, tenantId: 1, email, password: '', token, consoleToken: '' };

  api.clock.advanceMs(60_000);
  await note('another by mail', mine.endpoint(account.sendPayPasswordCode, { email }));
  const pinCode = await codeTo(2);
  const pinForm = { email, newPassword: pin, confirmPassword: pin, verificationCode: pinCode };
  await note('a transaction password', mine.endpoint(account.resetPayPassword, pinForm));
  const payer = await world.member({ balance: 1_000_000, payPassword: keep('736455') });
  const buyer = call.as(payer);
  const { orderId } = await placeOrder(api, payer, await world.product());
  const pay = (payPassword: string) =>
    buyer.endpoint(payment.pay, { payType: 4, tradeOrderIdList: [orderId], payPassword });
  await note('a wrong transaction password', pay(keep('827364')));
  await note('paid', pay('736455'));

  const picture = keep(await uploadProof(api, me));
  keep(picture.replace(/^.*signature=/, ''));
  codes['a picture by its signature'] = (await fetch(new URL(picture, api.origin))).status;
  codes['a picture by a wrong one'] = (await fetch(new URL(`${picture}x`, api.origin))).status;
  const applyWith = async (code: string) => apply(api, me, await applicationForm(api, me, { inviteCode: keep(code) }));
  await note('applied without a code', applyWith('NOSUCHCODE-77'));
  await note('applied', applyWith(await inviteCode(api)));

  const socket = await listenAs(api.origin, me);
  socket.socket.close();
  const stranger = await connect(api.origin);
  stranger.socket.send(JSON.stringify({ event: 'auth', token: `${token}x`, type: 1 }));
  codes['a socket with a wrong token'] = await stranger.closed;

  api.clock.advanceMs(60_000);
  await note('a third by mail', call.endpoint(account.sendResetCode, { email }));
  const emailCode = await codeTo(3);
  const reset = { email, emailCode, newPassword: third, confirmPassword: third, ...(await captcha()) };
  await note('a reset', call.endpoint(account.resetPassword, reset));

  const path = fullPathOf(session.login);
  await note('secrets in odd fields', mine.endpoint(session.login, { mailbox: password, password: { deep: second } }));
  await note('secrets in a path', mine.get(`/app-api/${third}/${token}`, { password, token }));
  await note(
    'secrets in a header',
    call.with({ headers: { authorization: `Bearer ${password}`, cookie: `t=${token}` } }).endpoint(account.userInfo),
  );
  const broken = await fetch(new URL(path, api.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"mailbox":"${email}","password": ${password}"}`,
  });
  await note(
    'a broken body',
    broken.json().then((answer) => z.object({ code: z.int() }).parse(answer)),
  );
  codes['no request at all'] = await sendRaw(
    api.origin,
    `POST ${path}?password=${password} HTTP/1.1\r\nbad header ${token}\r\n\r\n`,
  );
  return codes;
}

/** @returns the envelope's code */
const sendRaw = (origin: string, what: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = openSocket(Number(port), hostname, () => socket.write(what));
    socket.once('data', (data) => {
      resolve(Number(/x-app-code: (\d+)/.exec(String(data))?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
