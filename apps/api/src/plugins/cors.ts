import cors from '@fastify/cors';
import { endpoints } from '@passage/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { classifyOrigin } from '../http/classify-origin.ts';
import { Failure } from '../http/failure.ts';
import type { TenantDirectory } from '../http/tenant-directory.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False where pages of other hosts have no business. */
    cors?: false;
  }
}

const METHODS = [...new Set(endpoints.map(({ endpoint }) => endpoint.method))];
const ASKED = [
  'authorization',
  'content-type',
  'idempotency-key',
  'language',
  'tenant-id',
  'traceparent',
  'x-background',
  'x-request-id',
];
const TOLD = ['retry-after', 'x-app-code', 'x-request-id'];
const KEPT_SECONDS = 600;

/**
 * Lets pages on the hosts of a tenant call the endpoints that are registered afterwards in that tenant's name, and
 * refuses those of any other page before anything is done for them.
 */
export async function crossOrigins(app: FastifyInstance, tenants: TenantDirectory): Promise<void> {
  await app.register(cors, {
    delegator: (request, done) => {
      if (request.headers.origin === undefined || request.routeOptions.config.cors === false)
        return done(null, { origin: false });
      const judge = async () => classifyOrigin(request, tenants, await tenantOf(request, tenants));
      judge().then(
        (provenance) => {
          if (provenance === 'foreign') return done(new Failure('NOT_ALLOWED'));
          return done(null, {
            origin: provenance === 'tenant',
            methods: METHODS,
            allowedHeaders: ASKED,
            exposedHeaders: TOLD,
            maxAge: KEPT_SECONDS,
          });
        },
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.route === undefined) route.config = { ...route.config, cors: false };
  });
}

/** A browser that asks beforehand names the headers to come, but not what is in them. */
async function tenantOf(request: FastifyRequest, tenants: TenantDirectory): Promise<number | undefined> {
  const { 'tenant-id': named, 'access-control-request-headers': coming } = request.headers;
  const isYetToCome = request.method === 'OPTIONS' && named === undefined && /\btenant-id\b/i.test(coming ?? '');
  return isYetToCome ? undefined : (await tenants.ofRequest(request)).id;
}
