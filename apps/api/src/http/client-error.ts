import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERRORS } from '@passage/contract';
import { errorMessage } from '../texts/error-message.ts';

/** What is left to a client to take the answer, in milliseconds. */
const GOODBYE_MS = 1_000;

/**
 * Answers what Node refuses before there is a request, such as headers or a query that are too long or a body that does not
 * come, with an envelope, and closes the connection whether its other end does or not.
 */
export function answerRaw(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  // Opened ahead of need and never used: whoever asks now would take an answer to nothing for theirs.
  if (socket.bytesRead === 0) return void socket.destroy();
  const failure = error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT';
  const code = ERRORS[failure];
  const body = JSON.stringify({ code, msg: errorMessage(failure, 'en'), data: null });
  // At once it would take the answer away from a client that is still sending.
  setTimeout(() => socket.destroy(), GOODBYE_MS).unref();
  socket.end(
    [
      'HTTP/1.1 200 OK',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-app-code: ${code}`,
      `x-request-id: ${randomUUID()}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
