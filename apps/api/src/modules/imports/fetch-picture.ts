/** Pictures from elsewhere: only over https, only from public addresses, not too large and not for long. */
import { type LookupAddress, lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** @throws Error for whatever is in the way */
export type FetchPicture = (address: string) => Promise<Buffer>;

const MOST_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 8_000;
const MOST_REDIRECTS = 3;

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4');

const outer = new BlockList();
// All of IPv6 that is handed out to the public, less what is embedded in it of IPv4 and what documents use.
outer.addSubnet('2000::', 3, 'ipv6');
const embedded = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  embedded.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one that everybody can reach, and not part of anybody's own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer.check(address, 'ipv6') && !embedded.check(address, 'ipv6');
}

/** Resolves a name to public addresses alone, and the connection goes to what was looked at. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error) done(error, '', 0);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      done(new Error('a private address'), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Opens an address; the answer's body is not read yet. */
export type Get = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>;

const getPublic: Get = (url, signal) =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'image/jpeg,image/png', 'user-agent': 'Passage' };
    request(url, { lookup: publicLookup, headers, signal, agent: false }, resolve).on('error', reject).end();
  });

/** @throws Error for what is no address of a public place */
export function checkedUrl(address: string): URL {
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new Error('not over https');
  if (url.port !== '' || url.username !== '' || url.password !== '') throw new Error('a port or a password');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('a private address');
  return url;
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) throw new Error('too large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export const openPictureSource =
  ({ get = getPublic, mostBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS } = {}): FetchPicture =>
  async (address) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = checkedUrl(address);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const answer = await get(url, signal);
      try {
        const { statusCode = 0, headers } = answer;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          url = checkedUrl(new URL(headers.location, url).href);
          continue;
        }
        if (statusCode !== 200) throw new Error(`status ${statusCode}`);
        return await readBody(answer, mostBytes);
      } finally {
        answer.destroy();
      }
    }
    throw new Error('too many redirects');
  };
