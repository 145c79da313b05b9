import { type OutgoingHttpHeaders, request as send } from 'node:http';
import type { Answer } from '../testing/caller.ts';

interface RawCall {
  readonly method: string;
  /** With its query, as it goes over the wire. */
  readonly path: string;
  /** A list sends a header several times. */
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends bytes as they are, where a caller would encode them properly. */
export function sendRaw(origin: string, { method, path, headers = {}, body }: RawCall): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const outgoing = send(
      { hostname, port, path, method, headers: { ...length, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const { code, msg, data } = JSON.parse(text);
          resolve({ status: response.statusCode ?? 0, code, msg, data, headers: response.headers, text });
        });
      },
    );
    // A server that has answered need not read the rest of a body; then this comes after the answer.
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
