import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { ERRORS } from '@passage/contract';
import { errorMessage } from '@passage/contract/messages/index';

/** Answers what Node refuses before there is a request, such as headers or a query that are too long, with an envelope. */
export function answerRaw(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  // Opened ahead of need and never used: whoever asks now would take an answer to nothing for theirs.
  if (socket.bytesRead === 0) return void socket.destroy();
  const failure = error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT';
  const code = ERRORS[failure];
  const body = JSON.stringify({ code, msg: errorMessage(failure, 'en'), data: null });
  socket.end(
    [
      'HTTP/1.1 200 OK',
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-app-code: ${code}`,
      `x-request-id: ${randomUUID()}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
