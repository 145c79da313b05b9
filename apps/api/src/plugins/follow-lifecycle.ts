import type { FastifyInstance, FastifyRequest } from 'fastify';
import { browserLanguageOf } from '../http/browser-language.ts';
import { Failure } from '../http/failure.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { errorMessage } from '../texts/error-message.ts';

const RETRY_AFTER_SECONDS = 1;
/** Between two looks of a page. */
const REFRESH_SECONDS = 2;

/**
 * Serves nothing but its health before the database may be used: whoever asks for a document gets a page that says so and
 * looks again by itself, everybody else STARTING. Closes each connection after its answer at the end.
 */
export function followLifecycle(app: FastifyInstance, life: Lifecycle): void {
  app.addHook('onRequest', async (request, reply) => {
    if (life.phase !== 'waiting' || request.url.startsWith('/health/')) return;
    if (!asksForDocument(request)) throw new Failure('STARTING', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const language = browserLanguageOf(request);
    reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    const body = `<p role="status">${errorMessage('STARTING', language)}</p>`;
    return sendPlainPage(reply, { status: 503, language, title: 'Passage', body, refreshSeconds: REFRESH_SECONDS });
  });
  app.addHook('onSend', async (_request, reply) => {
    // Sent to whoever keeps the connection: their next request goes over another one, to another process.
    if (life.phase === 'draining') reply.header('connection', 'close');
  });
}

const asksForDocument = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(app|admin)-api\//.test(url) && accept.includes('text/html');
