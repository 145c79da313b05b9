import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { type Payload, parseForm } from './payload.ts';

export const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;

export interface Multipart {
  readonly fields: Payload;
  readonly file: Buffer | undefined;
}

/**
 * A multipart body: its fields, read like a form's, and where the endpoint takes one its file.
 *
 * @param mostFileBytes undefined where no file is taken
 * @throws Failure TOO_LARGE, as multipart bodies are streams that the server's own limit does not measure; INVALID_INPUT
 */
export async function readMultipart(request: FastifyRequest, mostFileBytes: number | undefined): Promise<Multipart> {
  const limit = (mostFileBytes ?? 0) + BODY_LIMIT_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new Failure('TOO_LARGE');
  const fields = new URLSearchParams();
  let bytes = 0;
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: mostFileBytes ?? UPLOAD_LIMIT_BYTES } })) {
      if (part.type === 'file') {
        if (mostFileBytes === undefined || part.fieldname !== 'file') {
          part.file.resume();
          throw new Failure('INVALID_INPUT', { data: { issues: [{ path: part.fieldname, message: 'notText' }] } });
        }
        file = await part.toBuffer();
        continue;
      }
      const value = typeof part.value === 'string' ? part.value : String(part.value ?? '');
      bytes += Buffer.byteLength(part.fieldname) + Buffer.byteLength(value);
      if (part.valueTruncated || bytes > BODY_LIMIT_BYTES) throw new Failure('TOO_LARGE');
      fields.append(part.fieldname, value);
    }
  } catch (error) {
    throw isRefusal(error)
      ? error
      : new Failure('INVALID_INPUT', { data: { issues: [{ path: '', message: 'invalid' }] }, cause: error });
  }
  return { fields: parseForm(fields.toString()), file };
}

/** The parser's own errors, of a body that ends too early or has no boundary, carry no status. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && 'statusCode' in error);
