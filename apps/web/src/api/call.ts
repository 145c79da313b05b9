import endpoints from 'virtual:contract-map';
import type { Contract, Endpoint, OutputOf } from '@passage/contract';
import { decodeWire, filledPath } from '@passage/contract/light';
import type { z } from 'zod';
import { sessionStore } from '../features/session/session-store.ts';
import { POPULATIONS } from '../lib/population.ts';
import { clearToasts, toast } from '../ui/toast.ts';
import { toPairs } from './encode.ts';
import { ApiFailure, isSignedOutCode } from './failure.ts';
import { resolveTenantId } from './tenant.ts';

type Groups = {
  [C in keyof Contract]: { [N in keyof Contract[C] as N extends string ? `${C}.${N}` : never]: Contract[C][N] };
}[keyof Contract];
type ByName = UnionToIntersection<Groups>;
type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;

/** An endpoint by its place in the contract, for instance cart.add. */
export type EndpointName = keyof ByName & string;
type EndpointAt<N extends EndpointName> = ByName[N] extends Endpoint ? ByName[N] : never;
/** What is sent: numbers may stay text, as forms have them. */
export type Input<N extends EndpointName> = z.input<EndpointAt<N>['input']>;
/** What comes back: amounts are Cents, moments are Dates, flags are booleans. */
export type Output<N extends EndpointName> = OutputOf<EndpointAt<N>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** One key per attempt of the shopper; a repeat of the attempt gets the first one's answer. */
  idempotencyKey?: string;
  /** No toast for a failure: the caller shows it in place. */
  quiet?: boolean;
  /** Asked by itself on every page of whoever is signed in: where the session is over, the page stays a visitor's. */
  lookUp?: boolean;
}

/** How it came out that the server no longer knows the session. */
export interface SessionEnd {
  /** By what every page asks by itself, and not by what the shopper came for. */
  isLookUp: boolean;
  /** No other tab has found out before. */
  isFirst: boolean;
}

let onSignedOut: (end: SessionEnd) => void = () => undefined;

/** Called when the server no longer knows the session, after it was cleared. Returns what ends it. */
export function whenSignedOut(listener: (end: SessionEnd) => void): () => void {
  onSignedOut = listener;
  return () => {
    if (onSignedOut === listener) onSignedOut = () => undefined;
  };
}

/**
 * Calls an endpoint of the contract.
 *
 * @throws ApiFailure for any answer but success; after 300 and 401 the session is cleared and, but for a look-up,
 * /login opens, after any other code the message is shown as a warning. A network error rejects unchanged.
 */
export async function call<N extends EndpointName>(
  name: N,
  input: Input<N>,
  options: CallOptions = {},
): Promise<Output<N>> {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  const { token, headers, common } = await openRequest();
  const payload: Record<string, unknown> = { ...common, ...(typeof input === 'object' ? input : {}) };
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);

  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const path = filledPath(endpoint, payload);
  const request: RequestInit = {
    method: endpoint.method,
    headers,
    ...(options.signal ? { signal: options.signal } : {}),
  };
  if (!isQuery && endpoint.encoding === 'json') {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(payload);
  } else if (!isQuery) {
    request.body = toPairs(payload);
  }
  const response = await fetch(isQuery ? `${path}?${toPairs(payload)}` : path, request);
  const { code, msg, data }: { code: number; msg?: string; data: unknown } = await response.json();
  if (code === 0 || code === 200) return decodeWire(endpoint.decode, data) as Output<N>;
  throw refused(new ApiFailure(code, msg ?? '', data), token, options);
}

/** What every request says of its sender, in headers and payload. */
export async function openRequest(): Promise<{
  token: string | null;
  headers: Headers;
  common: Readonly<Record<string, string | number>>;
}> {
  // Read at once: a logout that follows must not take the token from a call that is already under way.
  const { token, language, currencyCode, symbol, population } = sessionStore.get();
  const headers = new Headers({ language, 'tenant-id': await resolveTenantId() });
  if (token) headers.set('Authorization', token);
  return { token, headers, common: { language, sex: POPULATIONS[population], currencyCode, symbol } };
}

/** Acts on a refusal: ends the session where the server no longer knows it, else shows the message. */
export function refused(
  failure: ApiFailure,
  token: string | null,
  { quiet = false, lookUp = false }: CallOptions,
): ApiFailure {
  if (isSignedOutCode(failure.code)) {
    // Of several calls that fail together only the first finds the session still there; an act leads to the login even
    // where a look-up was faster.
    const current = sessionStore.get().token;
    if (current === token) onSignedOut({ isLookUp: lookUp, isFirst: sessionStore.endSession() });
    else if (current === null && !quiet) onSignedOut({ isLookUp: false, isFirst: false });
  } else if (!quiet) {
    clearToasts();
    if (failure.message) toast(failure.message, { tone: 'warning' });
  }
  return failure;
}
