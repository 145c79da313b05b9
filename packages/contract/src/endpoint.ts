import type { z } from 'zod';
import type { ErrorName } from './errors.ts';

export type StaffRole = 'admin' | 'reviewer' | 'support';
/**
 * Who may call: anybody, a signed-in member, or staff of some roles, admins always. merchant is the owner of a shop, with
 * the own token and for that shop alone.
 */
export type Access = 'public' | 'member' | { readonly staff: readonly (StaffRole | 'merchant')[] };
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Whose side of the API: shoppers' or that of staff and merchants. */
export type Surface = 'app' | 'admin';
export const SURFACE_PREFIX: Readonly<Record<Surface, string>> = { app: '/app-api', admin: '/admin-api' };

interface Declaration<
  Input extends z.ZodType,
  Output extends z.ZodType,
  M extends Method,
  A extends Access,
  Effect extends boolean,
  Idempotent extends boolean,
> {
  readonly method: M;
  /** Canonical path below its surface's prefix. A field of the input stands in it as {field}. */
  readonly path: string;
  /** Shoppers' where it says nothing. */
  readonly surface?: Surface;
  /** Other spellings of the path that answer alike. */
  readonly aliases?: readonly string[];
  readonly access: A;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Named errors of its own, beside those that every endpoint may answer. */
  readonly errors?: readonly ErrorName[];
  /**
   * The answer may be moments old, so a replica may give it: to all, or to visitors alone, where the answer
   * to who is signed in holds something of their own, such as what they like.
   */
  readonly staleOk?: 'all' | 'visitors';
  /** Tells something that nobody may keep, though anybody may ask, such as whether an address has an account. */
  readonly noStore?: boolean;
  /** Whether a call may change something: true for a GET that does, such as sending a code, false for a POST that only reads. */
  readonly effect?: Effect;
  /** Open to staff who still have to set up their second factor. */
  readonly beforeSecondFactor?: boolean;
  /** Honours the header idempotency-key. */
  readonly idempotent?: Idempotent;
  /** How the web client sends the payload of a POST or PUT. */
  readonly encoding?: 'form' | 'json' | 'multipart';
}

export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  M extends Method = Method,
  A extends Access = Access,
  Effect extends boolean = boolean,
  Idempotent extends boolean = boolean,
> extends Required<
    Omit<
      Declaration<Input, Output, M, A, Effect, Idempotent>,
      'effect' | 'idempotent' | 'staleOk' | 'beforeSecondFactor' | 'noStore'
    >
  > {
  readonly beforeSecondFactor?: boolean;
  readonly staleOk?: 'all' | 'visitors';
  readonly noStore?: boolean;
  /** Whether a call may change something. */
  readonly effect: boolean;
  readonly idempotent: boolean;
  /** Never set; carries the types. */
  readonly kind?: { effect: Effect; idempotent: Idempotent };
}

/** What the console's side may answer to staff who have yet to set up their second factor. */
const errorsOfSide = ({
  surface,
  access,
  beforeSecondFactor,
}: Pick<Endpoint, 'access' | 'beforeSecondFactor'> & { readonly surface?: Surface }): readonly ErrorName[] =>
  surface === 'admin' && access !== 'public' && !beforeSecondFactor ? ['TOTP_NOT_SET_UP'] : [];

/** Declares an endpoint once, for the server's routes, the client and the OpenAPI document. */
export const endpoint = <
  Input extends z.ZodType,
  Output extends z.ZodType,
  const M extends Method,
  const A extends Access,
  const Effect extends boolean = false,
  const Idempotent extends boolean = false,
>(
  declaration: Declaration<Input, Output, M, A, Effect, Idempotent>,
): Endpoint<Input, Output, M, A, Effect, Idempotent> => ({
  surface: 'app',
  aliases: [],
  encoding: 'form',
  ...declaration,
  errors: [...(declaration.errors ?? []), ...errorsOfSide(declaration)],
  effect: declaration.effect ?? declaration.method !== 'GET',
  idempotent: declaration.idempotent ?? false,
});

type Addressed = Pick<Endpoint, 'path' | 'surface' | 'aliases'>;

/** The canonical path with its prefix. */
export const fullPathOf = ({ path, surface }: Addressed): string => `${SURFACE_PREFIX[surface]}/${path}`;

/** The canonical path and each alias, with their prefix. */
export const allPathsOf = (endpoint: Addressed): string[] =>
  [endpoint.path, ...endpoint.aliases].map((path) => fullPathOf({ ...endpoint, path }));

/** Fields of the input that stand in the path. */
export const pathFieldsOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, field]) => (field === undefined ? [] : [field]));

/** What a handler gets: the decoded payload. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** What a handler answers and a client gets: decoded data. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
