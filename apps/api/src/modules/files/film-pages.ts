import statics from '@fastify/static';
import { FILM_FOLDER } from '@passage/studio';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** /files/film/: the studio's films, also in parts, without which some browsers play none. */
export async function filmPages(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
  });
  app.setNotFoundHandler((_request, reply) => sendNothing(reply));
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    // What is refused, such as the folder itself, looks like what is not there.
    if (error.statusCode === undefined || error.statusCode >= 500) throw error;
    return sendNothing(reply);
  });
  await app.register(statics, {
    root: FILM_FOLDER,
    prefix: '/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    maxAge: A_YEAR_MS,
    immutable: true,
  });
}

const sendNothing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send('Not found\n');
