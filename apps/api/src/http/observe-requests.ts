import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { nameTenant } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import type { RequestTiming } from '../platform/server-timing.ts';
import type { RequestTrace } from '../platform/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Known once the request's host or header was looked up. */
    tenantId: number | undefined;
    trace: RequestTrace | undefined;
    /** Where the process tells what its requests wait for. */
    timing: RequestTiming | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's path of a route, whichever of its aliases was called. */
    route?: string;
  }
}

/** Of Fastify's own lines those that tell of a fault; what else it says of requests and their addresses is left out. */
export class RequestLines extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest): void {
    if (error) request.log.info({ err: error }, 'answer not taken');
  }
}

/** Each answered request is counted, named in one line of the log and, where traces go somewhere, traced. */
export function observeRequests(app: FastifyInstance, { metrics, tracing }: Platform): void {
  app.decorateRequest('tenantId', undefined);
  app.decorateRequest('trace', undefined);
  app.decorateRequest('timing', undefined);
  if (tracing) {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, id: requestId, headers } = request;
      const route = routeOf(request);
      if (isProbe(route)) return done();
      const traceparent = typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
      request.trace = tracing.beginRequest({ method, route, requestId, traceparent });
      request.log = request.log.child({ traceId: request.trace.traceId });
      return done();
    });
    // Only now: a body is read in no context of its request.
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.trace) request.trace.run(done);
      else done();
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const [route, code, status, ms] = [routeOf(request), codeOf(reply), reply.statusCode, reply.elapsedTime];
    const { method, tenantId } = request;
    metrics.countRequest({ route, method, status, code, tenantId, seconds: ms / 1000 });
    request.trace?.end({ status, code, tenantId });
    const line = { method, route, status, code, ms: Math.round(ms * 10) / 10 };
    request.log[isProbe(route) ? 'debug' : 'info'](line, 'answered');
    done();
  });
}

/** From here on the request is told with its tenant, in metrics and in each line of its log. */
export function setRequestTenant(request: FastifyRequest, tenantId: number): void {
  request.tenantId = tenantId;
  nameTenant(request.log, tenantId);
}

/** What watches the process asks every few seconds. */
const isProbe = (route: string): boolean => route === '/metrics' || route.startsWith('/health/');

/** A pattern, of which there are only so many: what a path holds besides may be good for something. */
const routeOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  routeOptions.config.route ?? (is404 ? 'unknown' : (routeOptions.url ?? 'unknown'));

const codeOf = (reply: FastifyReply): string => {
  const code = reply.getHeader('x-app-code');
  return typeof code === 'string' ? code : '';
};
