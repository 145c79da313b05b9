import { createHash } from 'node:crypto';
import type { Endpoint } from '@passage/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import type { Context } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a kept answer depends on beside its address; undefined of one that nobody may keep. */
    kept: string | undefined;
  }
}

/** Headers that decide on what a public answer says. */
const DECIDING = ['tenant-id', 'language', 'authorization'];
const PUBLIC = 'public, no-cache';

/**
 * Lets caches keep an answer where it is the same for everybody: that of a public read, unless it was made for somebody who
 * is signed in and may hold something of that person.
 */
export function allowKeeping(
  { request }: FastifyReply,
  { access, effect, staleOk, noStore }: Endpoint,
  { tenantId, language, caller }: Pick<Context, 'tenantId' | 'language' | 'caller'>,
): void {
  const isForAll = access === 'public' && !effect && noStore !== true;
  if (isForAll && (staleOk === 'all' || caller === undefined)) request.kept = `${tenantId} ${language}`;
}

/**
 * Says of every answer of the contract whether it may be kept: public ones with an ETag, after asking whether
 * they still hold; all others by nobody. No answer of the server is taken for another type than it says.
 */
export function sayWhatMayBeKept(app: FastifyInstance, { storage }: Pick<Platform, 'storage'>): void {
  app.decorateRequest('kept', undefined);
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-content-type-options', 'nosniff');
    // Every answer with an envelope has a code, also that of a path that there is not.
    if (!reply.hasHeader('x-app-code')) return payload;
    const { kept } = request;
    if (kept === undefined || reply.getHeader('x-app-code') !== '0' || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store');
      return payload;
    }
    // The host names the tenant where no header does, and stands in whole addresses of files.
    const isHosted = request.headers['tenant-id'] === undefined || storage.origin !== undefined;
    const vary = [reply.getHeader('vary'), ...DECIDING, isHosted ? 'host' : undefined].filter(Boolean).join(', ');
    reply.header('cache-control', PUBLIC).header('vary', vary);
    if (request.method !== 'GET') return payload;
    const etag = etagOf(`${kept} ${isHosted ? request.hostname : ''}`, payload);
    reply.header('etag', etag);
    if (!isKnown(request.headers['if-none-match'], etag)) return payload;
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

/** Weak, for it is that of every encoding. */
const etagOf = (of: string, payload: string): string =>
  `W/"${createHash('sha256').update(of).update('\n').update(payload).digest('base64url').slice(0, 22)}"`;

/** Whether one of the tags that a caller has is the answer's. */
export const isKnown = (given: string | undefined, etag: string): boolean =>
  (given ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);
