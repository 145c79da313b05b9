import { createHash } from 'node:crypto';
import { integer, jsonb, statement, type Tx, text, timestamptz } from '@passage/database';
import { addMs, DAY_MS } from '../platform/clock.ts';
import { Failure } from './failure.ts';

interface Request {
  readonly memberId: number;
  readonly route: string;
  readonly key: string;
  readonly bodyHash: string;
}

const KEPT_MS = DAY_MS;

const dropExpired = statement({
  name: 'idempotency-drop',
  params: [integer('value1'), text('value2'), text('value3'), timestamptz('value4')],
  columns: { key: text },
  text: 'delete from idempotency_key where member_id = $1 and route = $2 and key = $3 and created_at < $4 returning key',
});
const claim = statement({
  name: 'idempotency-claim',
  params: [integer('value1'), text('value2'), text('value3'), text('value4'), timestamptz('value5')],
  columns: { key: text },
  text: `insert into idempotency_key (member_id, route, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning key`,
});
const read = statement({
  name: 'idempotency-read',
  params: [integer('value1'), text('value2'), text('value3')],
  columns: { body_hash: text, answer: jsonb },
  text: 'select body_hash, answer from idempotency_key where member_id = $1 and route = $2 and key = $3',
});
const keep = statement({
  name: 'idempotency-keep',
  params: [integer('value1'), text('value2'), text('value3'), jsonb.as<string>()('value4')],
  columns: { key: text },
  text: 'update idempotency_key set answer = $4::jsonb where member_id = $1 and route = $2 and key = $3 returning key',
});

const PREFERENCES = ['language', 'sex', 'currencyCode', 'symbol', 'token'];
// What proves who asks is checked before and says nothing of what is asked for. In a hash that is kept, six digits would
// be found by trying them all.
const SECRETS = ['payPassword'];
const LEFT_OUT = new Set([...PREFERENCES, ...SECRETS]);

/** Equal for decoded inputs that ask for the same, whatever the order of their fields. */
export function hashInput(input: unknown): string {
  const asked = Object.entries(input ?? {}).filter(([key]) => !LEFT_OUT.has(key));
  return createHash('sha256')
    .update(canonical(Object.fromEntries(asked)))
    .digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`;
}

/**
 * Claims the key in the command's own transaction: a second request waits here until the first has ended.
 *
 * @returns the answer that the first request got, undefined for the first one itself
 */
export async function claimKey(tx: Tx, request: Request, now: Date): Promise<{ answer: unknown } | undefined> {
  const { memberId, route, key, bodyHash } = request;
  await tx.sql.row(dropExpired, [memberId, route, key, addMs(now, -KEPT_MS)]);
  if (await tx.sql.row(claim, [memberId, route, key, bodyHash, now])) return undefined;
  const kept = await tx.sql.row(read, [memberId, route, key]);
  if (!kept || kept.body_hash !== bodyHash) throw new Failure('CONFLICT');
  return { answer: kept.answer };
}

/**
 * Keeps the answer under its key, in the transaction whose effect it tells of. A repeat gets it instead of a second effect.
 */
export async function keepAnswer(tx: Tx, { memberId, route, key }: Request, answer: unknown): Promise<void> {
  await tx.sql.row(keep, [memberId, route, key, JSON.stringify(answer)]);
}
