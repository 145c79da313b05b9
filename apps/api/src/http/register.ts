import { allPathsOf, COMMON_ERRORS, type Endpoint, fullPathOf, isLanguage, type Language } from '@passage/contract';
import { toIssues } from '@passage/contract/issues';
import { isOverload, Overload, type TenantDatabase, type WritableDb } from '@passage/database';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../platform/platform.ts';
import type { Authenticator } from './authenticator.ts';
import type { Caller } from './context.ts';
import { answer, answerFailure } from './envelope.ts';
import { Failure } from './failure.ts';
import { claimKey, hashInput, keepAnswer } from './idempotency.ts';
import { readMultipart, UPLOAD_LIMIT_BYTES } from './multipart.ts';
import { knowTenant } from './observe-requests.ts';
import { fieldsOfBody, type Payload, preparePayload } from './payload.ts';
import { readOnly } from './read-only.ts';
import type { FullContext, Route } from './routes.ts';
import type { TenantDirectory } from './tenant-directory.ts';

export interface Gate {
  readonly platform: Platform;
  readonly tenants: TenantDirectory;
  readonly sessions: Authenticator;
}

/** Serves a route under its canonical path and its aliases. */
export function registerRoute(app: FastifyInstance, { endpoint, run }: Route, gate: Gate): void {
  const { platform } = gate;
  const isRefused = endpoint.effect && platform.config.isReadOnly;
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { context, payload } = await receive(request, endpoint, gate);
    try {
      const parsed = endpoint.input.safeParse(payload, { reportInput: true });
      if (!parsed.success) throw new Failure('INVALID_INPUT', { data: { issues: toIssues(parsed.error) } });
      const key = request.headers['idempotency-key'];
      const data = await run({ ...context, once: onceFor(endpoint, context, key, parsed.data) }, parsed.data);
      return answer(reply, z.encode(endpoint.output, data));
    } catch (error) {
      throw inLanguage(declared(error, endpoint, platform), context.language);
    }
  };
  for (const path of allPathsOf(endpoint)) {
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { route: fullPathOf(endpoint) },
      // Before anything was read or done.
      onRequest: (_request, _reply, done) => done(isRefused ? readOnly() : undefined),
      handler: (request, reply) => {
        const work = () => handle(request, reply);
        return request.turn ? request.turn.during(work) : work();
      },
    });
  }
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

async function receive(
  request: FastifyRequest,
  endpoint: Endpoint,
  { platform, tenants, sessions }: Gate,
): Promise<{ context: Received; payload: Payload }> {
  const host = request.hostname.toLowerCase();
  const tenant = await tenants.ofRequest(request);
  const preferred = request.headers.language;
  knowTenant(request, tenant.id);
  let language: Language = isLanguage(preferred) ? preferred : tenant.defaultLanguage;
  try {
    const isMultipart = endpoint.method !== 'GET' && request.isMultipart();
    const identify = () => sessions.callerOf(request, tenant.id, endpoint.access);
    // A stream is not read before it is known whose it is; other bodies are there already and may name the language.
    const early = isMultipart ? { caller: await identify() } : undefined;
    const { raw, file } = await readPayload(request, endpoint, isMultipart);
    if (!isLanguage(preferred) && isLanguage(raw.language)) language = raw.language;
    const { caller } = early ?? { caller: await identify() };
    const payload = preparePayload(raw, endpoint.input);
    const database = platform.database.forTenant(tenant.id);
    const db = databaseFor(endpoint, caller, database);
    const context: Received = {
      tenantId: tenant.id,
      language,
      currencyCode: typeof raw.currencyCode === 'string' ? raw.currencyCode : tenant.defaultCurrency,
      host,
      address: request.ip,
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
type Received = Omit<FullContext, 'once'>;

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
  { effect, windows }: Endpoint,
  caller: Caller | undefined,
  { writable, readable, catalogue }: TenantDatabase,
): WritableDb {
  if (effect) return writable;
  const isOfWindows = windows === 'all' || (windows === 'visitors' && caller === undefined);
  return { ...(isOfWindows ? catalogue : readable), inTransaction: refuseTransaction };
}

const refuseTransaction = async (): Promise<never> => {
  throw new Error('a read opened a transaction: declare its effect in the contract');
};

async function readPayload(
  request: FastifyRequest,
  endpoint: Endpoint,
  isMultipart: boolean,
): Promise<{ raw: Record<string, unknown>; file: Buffer | undefined }> {
  const query = asRecord(request.query);
  // What stands in the path is what the endpoint is about, whatever else the payload says.
  const inPath = asRecord(request.params);
  if (endpoint.method === 'GET') return { raw: { ...query, ...inPath }, file: undefined };
  if (isMultipart) {
    const { fields, file } = await readMultipart(
      request,
      endpoint.encoding === 'multipart' ? (endpoint.mostFileBytes ?? UPLOAD_LIMIT_BYTES) : undefined,
    );
    return { raw: { ...query, ...fields, ...inPath }, file };
  }
  return { raw: { ...query, ...fieldsOfBody(request.body, endpoint.input), ...inPath }, file: undefined };
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
