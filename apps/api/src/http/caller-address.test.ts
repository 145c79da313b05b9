import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { newEmail } from '../modules/session/session.testing.ts';
import { startApi } from '../testing/api.ts';
import { BEHIND_PROXY, from } from '../testing/elsewhere.ts';

const LOGIN = 'member/firstauth/login';
const REFUSED = 429;

const api = await startApi({ settings: BEHIND_PROXY });
const source = fileURLToPath(new URL('..', import.meta.url));

const wrongSignIn = async (address: string): Promise<number> =>
  (await api.call.with(from(address)).post(LOGIN, { mailbox: newEmail(), password: 'Wrong2026' })).code;
const subscribe = async (address: string): Promise<number> =>
  (await api.call.with(from(address)).endpoint(contract.contact.subscribe, { email: newEmail() })).code;
const write = async (address: string): Promise<number> =>
  (
    await api.call
      .with(from(address))
      .endpoint(contract.contact.sendToAdmin, { name: 'Ana', email: newEmail(), content: 'Hello' })
  ).code;
const askForCode = async (address: string): Promise<number> =>
  (await api.call.with(from(address)).get('firstauth/getVerification', { email: newEmail() })).code;
const askForReset = async (address: string): Promise<number> =>
  (await api.call.with(from(address)).post('member/userInfo/getVerification', { email: newEmail() })).code;

/** The n-th address of a /64. */
const inNetwork = (network: string, n: number): string =>
  `2001:db8:1:${network}:${((n * 487) & 0xffff).toString(16)}::${n.toString(16)}`;

describe('fault:auth-53 a caller is its IPv4 address or its IPv6 /64', () => {
  it('fault:auth-53 of 130 wrong sign-ins from 130 addresses of one /64 the first 100 are answered', async () => {
    const tries = Array.from({ length: 130 }, (_, n) => wrongSignIn(`2001:db8:1:2::${(n + 1).toString(16)}`));
    const codes = (await Promise.all(tries)).sort((one, other) => one - other);
    expect(codes).toEqual([...Array.from({ length: 30 }, () => REFUSED), ...Array.from({ length: 100 }, () => 1009)]);
    // The same network, however it is written and wherever in it the address lies.
    for (const address of ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::', inNetwork('2', 130)])
      expect(await wrongSignIn(address), address).toBe(REFUSED);
    for (const address of ['2001:db8:1:3::1', '2001:db8:2:2::1', '203.0.113.200'])
      expect(await wrongSignIn(address), address).toBe(1009);
  });

  it('fault:auth-53 an IPv4 address is one caller, also where it is written as IPv6', async () => {
    const spellings = ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'];
    const codes: number[] = [];
    for (let n = 0; n < 104; n++) codes.push(await wrongSignIn(spellings[n % 4] ?? ''));
    expect(codes).toEqual([...Array.from({ length: 100 }, () => 1009), ...Array.from({ length: 4 }, () => REFUSED)]);
    expect(await wrongSignIn('192.0.2.8')).toBe(1009);
    expect(await wrongSignIn('::ffff:192.0.2.9')).toBe(1009);
  });

  it.each([
    { what: 'the newsletter', ask: subscribe, most: 30, refusal: REFUSED },
    { what: 'the message to the store', ask: write, most: 20, refusal: REFUSED },
    { what: 'the code for registration', ask: askForCode, most: 2, refusal: 1060 },
    { what: 'the code for a reset', ask: askForReset, most: 2, refusal: 1060 },
  ])('fault:auth-53 $what counts the same callers', async ({ ask, most, refusal }) => {
    const network = (most + refusal).toString(16);
    await api.world.query('delete from mail_code');
    for (let n = 1; n <= most; n++) expect(await ask(inNetwork(network, n))).toBe(0);
    expect(await ask(inNetwork(network, most + 1))).toBe(refusal);
    expect(await ask(`2001:db8:1:${network}1::1`)).toBe(0);
    for (let n = 1; n <= most; n++) expect(await ask(n % 2 ? '198.51.100.7' : '::ffff:198.51.100.7')).toBe(0);
    expect(await ask('198.51.100.7')).toBe(refusal);
    expect(await ask('::ffff:198.51.100.7')).toBe(refusal);
  });

  it('fault:auth-53 what is no address at all counts as the proxy’s own', async () => {
    const codes: number[] = [];
    for (let n = 0; n <= 100; n++) codes.push(await wrongSignIn(`unknown-${n}`));
    expect(codes.at(-2)).toBe(1009);
    expect(codes.at(-1)).toBe(REFUSED);
    expect(await wrongSignIn('127.0.0.1')).toBe(REFUSED);
  });

  it('fault:auth-53 no module reads where a call comes from', () => {
    const readers: string[] = [];
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.ts$/.test(entry.name) || /\.(test|testing)\.ts$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name).slice(source.length).replaceAll('\\', '/');
      if (path.startsWith('testing/')) continue;
      const words = readFileSync(join(source, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      if (/\bips?\b|remoteAddress|forwarded-for|\.forwarded\b|normalizeIP/i.test(words)) readers.push(path);
    }
    expect(readers).toEqual(['http/caller-address.ts']);
  });
});
