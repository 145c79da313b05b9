import {
  allPathsOf,
  BODY_LIMIT_BYTES,
  type BodyLimit,
  bodyLimitOf,
  COMMON_ERRORS,
  type Endpoint,
  fullPathOf,
  type Language,
} from '@passage/contract';
import { toIssues } from '@passage/contract/issues';
import { isOverload, Overload, type TenantDatabase, type WritableDb } from '@passage/database';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../platform/platform.ts';
import { isLanguage } from '../texts/index.ts';
import type { Authenticator } from './authenticator.ts';
import { allowKeeping } from './cache-policy.ts';
import { callerAddressOf } from './caller-address.ts';
import type { Caller } from './context.ts';
import { answer, answerFailure } from './envelope.ts';
import { Failure } from './failure.ts';
import { goneOf } from './gone-of.ts';
import { claimKey, hashInput, keepAnswer } from './idempotency.ts';
import type { Commander } from './limit-concurrency.ts';
import { type Multipart, readMultipart } from './multipart.ts';
import { setRequestTenant } from './observe-requests.ts';
import { fieldsOfBody, type Payload, preparePayload } from './payload.ts';
import { readOnly } from './read-only.ts';
import type { FullContext, Route } from './routes.ts';
import type { Tenant, TenantDirectory } from './tenant-directory.ts';

/** More of what a browser says of itself is not looked at. */
const MOST_AGENT_CHARACTERS = 400;

export interface Gate {
  readonly platform: Platform;
  readonly tenants: TenantDirectory;
  readonly sessions: Authenticator;
}

/** Serves a route under its canonical path and its aliases. */
export function registerRoute(app: FastifyInstance, { endpoint, run }: Route, gate: Gate): void {
  const { platform } = gate;
  const isRefused = endpoint.effect && platform.config.isReadOnly;
  const bodyLimit = bodyLimitOf(endpoint);
  const perform = async (
    reply: FastifyReply,
    { context, payload }: { context: Received; payload: Payload },
  ): Promise<FastifyReply> => {
    try {
      const parsed = endpoint.input.safeParse(payload, { reportInput: true });
      if (!parsed.success) throw new Failure('INVALID_INPUT', { data: { issues: toIssues(parsed.error) } });
      const key = reply.request.headers['idempotency-key'];
      const data = await run(
        { ...context, gone: goneOf(reply), once: onceFor(endpoint, context, key, parsed.data) },
        parsed.data,
      );
      allowKeeping(reply, endpoint, context);
      return answer(reply, z.encode(endpoint.output, data));
    } catch (error) {
      throw inLanguage(declared(error, endpoint, platform), context.language);
    }
  };
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { admission } = request;
    if (!admission) throw new Error('a route of the contract without admission');
    const inTurn = <T>(of: Commander, work: () => Promise<T>): Promise<T> =>
      endpoint.effect ? admission.asCommand(of, () => admission.inSlot(work)) : admission.inSlot(work);
    const member = endpoint.effect ? gate.sessions.claimOf(request.headers.authorization) : undefined;
    if (endpoint.method === 'GET' || !request.isMultipart()) {
      const account = accountOf(endpoint.method === 'GET' ? request.query : request.body);
      return inTurn({ member, account }, async () => perform(reply, await receive(request, endpoint, gate)));
    }
    return admission.withStream({ member }, async (count) => {
      // A stream is not read before it is known whose it is.
      const early = await admission.inSlot(() => identify(request, endpoint, gate));
      const body = await readMultipart(request, bodyLimit, count).catch((error: unknown) => {
        throw inLanguage(error, early.language);
      });
      const work = async () => perform(reply, await receive(request, endpoint, gate, { ...early, body }));
      // What is done with a file waits in a queue with bounds of its own, and holds no slot meanwhile.
      return body.file === undefined ? inTurn({ member, account: accountOf(body.fields) }, work) : work();
    });
  };
  for (const path of allPathsOf(endpoint)) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { route: fullPathOf(endpoint) },
      bodyLimit: bodyLimit.body,
      // Before anything was read or done.
      onRequest: (request, _reply, done) => {
        if (isRefused) return done(readOnly());
        return done(isTooLargeForAStranger(request, bodyLimit, gate) ? new Failure('NOT_SIGNED_IN') : undefined);
      },
      handler: (request, reply) => {
        const timing = platform.timing?.beginRequest();
        if (!timing) return handle(request, reply);
        request.timing = timing;
        return timing.run(() => handle(request, reply));
      },
      onSend: (request, reply, payload, done) => {
        if (request.timing) reply.header('server-timing', request.timing.header());
        done(null, payload);
      },
    });
  }
}

/** The e-mail that a payload names, before it is read: for this no spelling of it is wrong. */
function accountOf(payload: unknown): unknown {
  const { email, mailbox } = asRecord(payload);
  return email ?? mailbox;
}

/** Whether more is sent than anybody may send who has no token: memory is filled before it is known who calls. */
function isTooLargeForAStranger({ headers }: FastifyRequest, { body }: BodyLimit, { sessions }: Gate): boolean {
  if (body <= BODY_LIMIT_BYTES || sessions.claimOf(headers.authorization)) return false;
  const isUnmeasured = headers['transfer-encoding'] !== undefined;
  return isUnmeasured || Number(headers['content-length'] ?? 0) > BODY_LIMIT_BYTES;
}

/** A failure with the language to tell it in. */
class SpokenFailure extends Error {
  readonly failure: unknown;
  readonly language: Language;

  constructor(failure: unknown, language: Language) {
    super('failed', { cause: failure });
    this.failure = failure;
    this.language = language;
  }
}

const inLanguage = (failure: unknown, language: Language) => new SpokenFailure(failure, language);

/** In tests a failure that the contract does not declare is a fault. */
function declared(error: unknown, endpoint: Endpoint, { config }: Platform): unknown {
  if (!(error instanceof Failure) || config.mode !== 'test') return error;
  const isDeclared = COMMON_ERRORS.includes(error.failure) || endpoint.errors.includes(error.failure);
  return isDeclared ? error : new Error(`${endpoint.path} does not declare ${error.failure}`);
}

/** Whose request it is. */
interface Identity {
  readonly tenant: Tenant;
  /** The header's, else the tenant's. */
  readonly language: Language;
  readonly caller: Caller | undefined;
}

async function identify(request: FastifyRequest, endpoint: Endpoint, { tenants, sessions }: Gate): Promise<Identity> {
  const tenant = await tenants.ofRequest(request);
  setRequestTenant(request, tenant.id);
  const preferred = request.headers.language;
  const language = isLanguage(preferred) ? preferred : tenant.defaultLanguage;
  try {
    return { tenant, language, caller: await sessions.callerOf(request, tenant.id, endpoint) };
  } catch (error) {
    throw inLanguage(error, language);
  }
}

/** @param early of a body that was read as a stream, which and whose it is */
async function receive(
  request: FastifyRequest,
  endpoint: Endpoint,
  { platform, tenants, sessions }: Gate,
  early?: Identity & { readonly body: Multipart },
): Promise<{ context: Received; payload: Payload }> {
  const host = request.hostname.toLowerCase();
  const tenant = early?.tenant ?? (await tenants.ofRequest(request));
  const preferred = request.headers.language;
  setRequestTenant(request, tenant.id);
  let language: Language = isLanguage(preferred) ? preferred : tenant.defaultLanguage;
  try {
    const { raw, file } = payloadOf(request, endpoint, early?.body);
    if (!isLanguage(preferred) && isLanguage(raw.language)) language = raw.language;
    // A body that is there already may name the language to refuse its caller in.
    const { caller } = early ?? { caller: await sessions.callerOf(request, tenant.id, endpoint) };
    const payload = preparePayload(raw, endpoint.input);
    const database = platform.database.forTenant(tenant.id);
    const db = databaseFor(endpoint, caller, database);
    const context: Received = {
      tenantId: tenant.id,
      language,
      currencyCode: typeof raw.currencyCode === 'string' ? raw.currencyCode : tenant.defaultCurrency,
      host,
      address: callerAddressOf(request),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, MOST_AGENT_CHARACTERS),
      requestId: request.id,
      log: request.log,
      // Whatever a module has to say is said with the request and the tenant.
      platform: { ...platform, log: request.log },
      db,
      caller,
      file,
    };
    return { context, payload };
  } catch (error) {
    throw inLanguage(error, language);
  }
}

/** A context before it is known what is asked for. */
type Received = Omit<FullContext, 'once' | 'gone'>;

/** Two requests are the same when they decode to the same, however they were sent. */
const onceFor =
  (
    endpoint: Endpoint,
    { db, caller, platform }: Received,
    key: string | string[] | undefined,
    input: unknown,
  ): FullContext['once'] =>
  (command) =>
    db.inTransaction(async (tx) => {
      if (typeof key !== 'string' || key === '' || !caller) return command(tx);
      if (key.length > 200)
        throw new Failure('INVALID_INPUT', { data: { issues: [{ path: 'idempotency-key', message: 'tooLong' }] } });
      const claimed = { memberId: caller.id, route: endpoint.path, key, bodyHash: hashInput(input) };
      const kept = await claimKey(tx, claimed, platform.clock.now());
      if (kept) return endpoint.output.parse(kept.answer);
      const result = await command(tx);
      await keepAnswer(tx, claimed, z.encode(endpoint.output, result));
      return result;
    });

/** Where the answer may come from: nobody is shown their own things as they were before. */
function databaseFor(
  { effect, staleOk }: Endpoint,
  caller: Caller | undefined,
  { writable, readable, catalogue }: TenantDatabase,
): WritableDb {
  if (effect) return writable;
  const isStaleOk = staleOk === 'all' || (staleOk === 'visitors' && caller === undefined);
  return { ...(isStaleOk ? catalogue : readable), inTransaction: refuseTransaction };
}

const refuseTransaction = async (): Promise<never> => {
  throw new Error('a read opened a transaction: declare its effect in the contract');
};

function payloadOf(
  request: FastifyRequest,
  endpoint: Endpoint,
  body: Multipart | undefined,
): { raw: Record<string, unknown>; file: Buffer | undefined } {
  const query = asRecord(request.query);
  // What stands in the path is what the endpoint is about, whatever else the payload says.
  const inPath = asRecord(request.params);
  if (endpoint.method === 'GET') return { raw: { ...query, ...inPath }, file: undefined };
  const fields = body ? body.fields : fieldsOfBody(request.body, endpoint.input);
  return { raw: { ...query, ...fields, ...inPath }, file: body?.file };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Of what is refused before its tenant is known: the header's language, else English. */
const languageOf = ({ headers }: FastifyRequest): Language => (isLanguage(headers.language) ? headers.language : 'en');

/** Turns whatever was thrown into an envelope. Unexpected faults are logged with the request's id and never shown. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language = languageOf(request),
): FastifyReply {
  if (error instanceof SpokenFailure) return handleError(toError(error.failure), request, reply, error.language);
  if (error instanceof Failure) return answerFailure(reply, error, language);
  if (error instanceof Overload || isOverload(error)) {
    request.log.warn({ err: error }, 'overloaded');
    return answerFailure(reply, new Failure('OVERLOADED', { retryAfterSeconds: 1 }), language);
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return answerFailure(reply, new Failure('TOO_LARGE'), language);
  if (status === 415) return answerFailure(reply, new Failure('WRONG_FILE_TYPE'), language);
  if (status !== undefined && status >= 400 && status < 500)
    return answerFailure(
      reply,
      new Failure('INVALID_INPUT', { data: { issues: [{ path: '', message: 'invalid' }] } }),
      language,
    );
  request.log.error({ err: error }, 'unexpected');
  return answerFailure(reply, new Failure('UNEXPECTED'), language);
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
