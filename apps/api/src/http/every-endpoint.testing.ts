/** Payloads for tests that run over the whole contract: what an endpoint needs is read from its own declaration. */
import { type Endpoint, endpoints, pathFieldsOf } from '@passage/contract';
import { fullInput } from '@passage/contract/testing/arbitrary';
import { expect } from 'vitest';
import type { Answer } from '../testing/caller.ts';
import { type MemberPlan, PAY_PASSWORD, type TestMember } from '../testing/world.ts';

export type Payload = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

export const isPublic = ({ access }: Endpoint): boolean => access === 'public';
/** Who may call it: of staff an administrator, who may call everything. */
export const callerFor = ({ access }: Endpoint): MemberPlan => (typeof access === 'object' ? { role: 1 } : {});
/** The token that a member sends to an endpoint: that of its side. */
export const tokenAt = ({ surface }: Endpoint, member: TestMember): string =>
  surface === 'admin' ? member.consoleToken : member.token;
export const hasBody = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT';
export const membersEndpoints = endpoints.filter(({ endpoint }) => !isPublic(endpoint));
export const publicEndpoints = endpoints.filter(({ endpoint }) => isPublic(endpoint));

/**
 * Values that a rule behind the schema asks for, so that a payload gets past it: undefined leaves the field out. Only
 * as many as help; an endpoint that none of them concerns is tested all the same.
 */
const KNOWN: readonly (readonly [field: string, value: unknown])[] = [
  ['countryRegion', 'PT'],
  ['continent', undefined],
  ['uuid', undefined],
  ['yzcode', undefined],
  ['verificationCode', undefined],
  ['totalAmt', undefined],
  ['count', 2],
  ['payType', 4],
  ['payPassword', PAY_PASSWORD],
];

export const accepts = (endpoint: Endpoint, payload: unknown): boolean => endpoint.input.safeParse(payload).success;

/** Keeps what is drawn once: the same endpoint is asked for often. */
function kept(draw: (endpoint: Endpoint) => Payload): (endpoint: Endpoint) => Payload {
  const drawn = new WeakMap<Endpoint, Payload>();
  return (endpoint) => {
    const payload = drawn.get(endpoint) ?? draw(endpoint);
    drawn.set(endpoint, payload);
    return payload;
  };
}

/** Every field that the endpoint knows, lists with one item. */
export const fullPayload = kept((endpoint) => {
  let payload: Payload = Object(shortLists(fullInput(endpoint)));
  for (const [field, value] of KNOWN) {
    if (!(field in payload)) continue;
    const { [field]: _, ...rest } = payload;
    const adapted = value === undefined ? rest : { ...rest, [field]: value };
    if (accepts(endpoint, adapted)) payload = adapted;
  }
  return payload;
});

const shortLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortLists);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortLists(item)]));
};

/** Only what the endpoint cannot do without. */
export const leanPayload = kept((endpoint) => {
  let payload = fullPayload(endpoint);
  for (const path of fieldsOf(payload)) {
    if (pathFieldsOf(endpoint.path).includes(String(path[0]))) continue;
    const leaner: Payload = Object(withoutField(payload, path));
    if (accepts(endpoint, leaner)) payload = leaner;
  }
  return payload;
});

/** The named fields of a payload, also inside of others and of the items of lists. */
export function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, [...path, index]));
  return Object.entries(value).flatMap(([key, item]) => [[...path, key], ...fieldsOf(item, [...path, key])]);
}

function withoutField(target: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(target)) return target.map((item, index) => (index === key ? withoutField(item, rest) : item));
  if (typeof target !== 'object' || target === null || key === undefined || !(key in target)) return target;
  const fields: Record<string, unknown> = { ...target };
  if (rest.length > 0) return { ...fields, [key]: withoutField(fields[key], rest) };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

/** The single values of a payload with where they stand. */
export function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

export function replaceAt(target: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) return target.map((item, index) => (index === key ? replaceAt(item, rest, value) : item));
  const fields: Record<string, unknown> = { ...Object(target) };
  return { ...fields, [key]: replaceAt(fields[key], rest, value) };
}

export const replaceAll = (payload: Payload, changes: readonly { path: Path; value: unknown }[]): Payload =>
  changes.reduce<Payload>((changed, { path, value }) => Object(replaceAt(changed, path, value)), payload);

/** Single values that could be ids: page numbers, counts, years and amounts take other numbers than ids do. */
export const idPathsOf = (endpoint: Endpoint, payload: Payload, id: number): Path[] =>
  leavesOf(payload)
    .filter(({ path, value }) => {
      const takes = (number: number) => accepts(endpoint, replaceAt(payload, path, number));
      return typeof value === 'number' && takes(id) && !takes(0);
    })
    .map(({ path }) => path);

/** Fields of free text, such as the number of an order. */
export const textPathsOf = (endpoint: Endpoint, payload: Payload, text: string): Path[] =>
  leavesOf(payload)
    .filter(({ path, value }) => typeof value === 'string' && accepts(endpoint, replaceAt(payload, path, text)))
    .map(({ path }) => path);

/** What every answer of the API is: HTTP 200, an envelope of three parts, its code and the request's id as headers. */
export function expectEnvelope(answer: Answer, about: string): void {
  const { status, code, headers, text } = answer;
  const parts = {
    status,
    keys: Object.keys(JSON.parse(text)).sort(),
    header: headers['x-app-code'],
    type: headers['content-type'],
  };
  expect(parts, `${about} ${text.slice(0, 300)}`).toEqual({
    status: 200,
    keys: ['code', 'data', 'msg'],
    header: String(code),
    type: 'application/json; charset=utf-8',
  });
  expect(headers['x-request-id'], about).toMatch(/^[\w-]{8,64}$/);
}

/** Runs over all items, some at a time, as one client after another would take too long. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
  atOnce = 6,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
    }),
  );
}
