import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long a caller may take to read an answer, in milliseconds, and how many bytes of it earn one more second. */
const READ_MS = 30_000;
const BYTES_PER_SECOND = 16 * 1024;

/**
 * Closes the connection of a caller who does not read an answer or reads it drop by drop, so that answers do not fill the
 * memory. Of files that are sent piece by piece only a standstill counts, which the server's own limit ends.
 *
 * @param readMs how long a small answer may take, in milliseconds
 * @param bytesPerSecond how many bytes of an answer earn it one more second
 */
export function limitAnswerTime(
  app: FastifyInstance,
  { readMs = READ_MS, bytesPerSecond = BYTES_PER_SECOND }: { readMs?: number; bytesPerSecond?: number } = {},
): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const bytes = sizeOf(payload);
    if (bytes !== undefined) closeAfter(reply, readMs + (bytes / bytesPerSecond) * 1_000);
    done(null, payload);
  });
}

const sizeOf = (payload: unknown): number | undefined =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : undefined;

function closeAfter({ raw }: FastifyReply, ms: number): void {
  const timer = setTimeout(() => raw.socket?.destroy(), ms);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}
