import type { FastifyInstance } from 'fastify';
import { originOf } from '../http/request-origin.ts';
import type { Platform } from '../platform/platform.ts';

/** A text that is nothing but an address below /files/, also one within JSON text within the JSON. */
const ROOTED = /"\/files\/(?=[\w./?=&%-]+\\?")/g;

/**
 * With a remote storage every file's address in an answer is a whole one, on the host that was asked, so that clients
 * take the pictures of the API and those of the store alike. Within the server they stay rooted.
 */
export function wholeFileAddresses(app: FastifyInstance, { storage }: Platform): void {
  if (storage.origin === undefined) return;
  app.addHook('onSend', async (request, reply, payload) =>
    typeof payload === 'string' && reply.hasHeader('x-app-code')
      ? payload.replaceAll(ROOTED, `"${originOf(request)}/files/`)
      : payload,
  );
}
