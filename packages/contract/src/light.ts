/**
 * Reads answers without zod, so that the storefront's bundle holds neither zod nor the declarations: only this file
 * and, as data, which values of which endpoint need decoding.
 */
import { cents, centsFromDollars } from '@passage/money';
import type { Method, Surface } from './endpoint.ts';

/** How a value travels when it is not as it is used. */
export type WireKind = 'dollars' | 'cents' | 'time' | 'flag';

/** Where an answer's values need decoding: by key of an object, in each item of an array, or right here. */
export type WireMap = WireKind | { readonly o: { readonly [key: string]: WireMap } } | { readonly a: WireMap };

/** What a client must know of an endpoint to call it. */
export interface EndpointDescription {
  readonly method: Method;
  readonly path: string;
  /** Shoppers' where it says nothing. */
  readonly surface?: Surface;
  /** A form where it says nothing. */
  readonly encoding?: 'json' | 'multipart';
  readonly idempotent?: true;
  readonly decode?: WireMap;
}

/**
 * The endpoint's path with its prefix, each {field} filled from the payload and percent-encoded.
 *
 * @throws TypeError for a field that the payload lacks
 */
export const filledPath = (
  { surface = 'app', path }: Pick<EndpointDescription, 'surface' | 'path'>,
  payload: Readonly<Record<string, unknown>>,
): string =>
  `/${surface}-api/${path.replace(/{(\w+)}/g, (_, field: string) => {
    const value = payload[field];
    if (value === undefined || value === null) throw new TypeError(`the path lacks ${field}`);
    return encodeURIComponent(String(value));
  })}`;

/**
 * The decoded answer; what is null or absent stays so, and keys that the map does not know pass unchanged.
 *
 * @throws TypeError for a value that the contract rules out
 */
export function decodeWire(map: WireMap | undefined, value: unknown): unknown {
  if (map === undefined || value === undefined || value === null) return value;
  if (typeof map === 'string') return decodeValue(map, value);
  if ('a' in map) {
    if (!Array.isArray(value)) throw unexpected('a list', value);
    return value.map((item: unknown) => decodeWire(map.a, item));
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw unexpected('an object', value);
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      Object.hasOwn(map.o, key) ? decodeWire(map.o[key], field) : field,
    ]),
  );
}

function decodeValue(kind: WireKind, value: unknown): unknown {
  if (typeof value !== 'number') throw unexpected(kind, value);
  switch (kind) {
    case 'dollars': {
      const amount = centsFromDollars(value);
      if (amount === undefined) throw unexpected(kind, value);
      return amount;
    }
    case 'cents':
      if (!Number.isSafeInteger(value)) throw unexpected(kind, value);
      return cents(value);
    case 'time':
      return new Date(value);
    case 'flag':
      return value === 1;
  }
}

const unexpected = (wanted: string, value: unknown): TypeError =>
  new TypeError(`the answer has ${typeof value} where ${wanted} is due`);
