/** Payloads for tests that run over the whole contract: what an endpoint needs is read from its own declaration. */
import { type Endpoint, endpoints } from '@passage/contract';
import { fullInput } from '@passage/contract/testing/arbitrary';
import { expect } from 'vitest';
import type { Answer } from '../testing/caller.ts';
import { PAY_PASSWORD } from '../testing/world.ts';

export type Payload = Readonly<Record<string, unknown>>;
export type Path = readonly (string | number)[];

export const isPublic = ({ access }: Endpoint): boolean => access === 'public';
export const hasBody = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT';
export const membersEndpoints = endpoints.filter(({ endpoint }) => !isPublic(endpoint));
export const publicEndpoints = endpoints.filter(({ endpoint }) => isPublic(endpoint));

/** Values that a rule behind the schema asks for, so that a payload gets past it: undefined leaves the field out. */
const KNOWN: Payload = { countryRegion: 'PT', continent: undefined, payType: 4, payPassword: PAY_PASSWORD };

export const accepts = (endpoint: Endpoint, payload: unknown): boolean => endpoint.input.safeParse(payload).success;

/** Every field that the endpoint knows. */
export const fullPayload = (endpoint: Endpoint): Payload => withKnown(endpoint, fullInput(endpoint));

/** Only what the endpoint cannot do without. */
export function leanPayload(endpoint: Endpoint): Payload {
  let payload = fullPayload(endpoint);
  for (const key of Object.keys(payload)) {
    const { [key]: _, ...rest } = payload;
    if (accepts(endpoint, rest)) payload = rest;
  }
  return payload;
}

function withKnown(endpoint: Endpoint, payload: Payload): Payload {
  const known = Object.entries(KNOWN).filter(([key]) => key in payload);
  const adapted = Object.fromEntries(
    Object.entries({ ...payload, ...Object.fromEntries(known) }).filter(([, v]) => v !== undefined),
  );
  return accepts(endpoint, adapted) ? adapted : payload;
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

/** Single values that could be ids: the field takes such a number. Page numbers, counts and years do not. */
export const idPathsOf = (endpoint: Endpoint, payload: Payload, id: number): Path[] =>
  leavesOf(payload)
    .filter(({ path, value }) => typeof value === 'number' && accepts(endpoint, replaceAt(payload, path, id)))
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
