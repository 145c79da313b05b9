import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { type Payload, parseForm } from './payload.ts';

export const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * The fields of a multipart body, read like a form's. Files belong to the upload endpoint alone.
 *
 * @throws Failure TOO_LARGE, as multipart bodies are streams that the server's own limit does not measure; INVALID_INPUT
 */
export async function readMultipart(request: FastifyRequest): Promise<Payload> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw new Failure('TOO_LARGE');
  const fields = new URLSearchParams();
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        part.file.resume();
        throw new Failure('INVALID_INPUT', { data: { issues: [{ path: part.fieldname, message: 'notText' }] } });
      }
      const value = typeof part.value === 'string' ? part.value : String(part.value ?? '');
      bytes += Buffer.byteLength(value);
      if (part.valueTruncated || bytes > BODY_LIMIT_BYTES) throw new Failure('TOO_LARGE');
      fields.append(part.fieldname, value);
    }
  } catch (error) {
    throw isRefusal(error)
      ? error
      : new Failure('INVALID_INPUT', { data: { issues: [{ path: '', message: 'invalid' }] }, cause: error });
  }
  return parseForm(fields.toString());
}

/** The parser's own errors, of a body that ends too early or has no boundary, carry no status. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && 'statusCode' in error);
