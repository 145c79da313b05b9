import type { MultipartFile } from '@fastify/multipart';
import type { BodyLimit } from '@passage/contract';
import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { type Payload, parseForm } from './payload.ts';

/** Of a multipart body, its file apart. */
const MOST_FIELDS = 100;
const LONGEST_FILE_NAME = 255;

/** What the parser itself bounds; the counts are told by `readMultipart`. */
export const MULTIPART_LIMITS = { files: 1, fields: MOST_FIELDS };

export interface Multipart {
  readonly fields: Payload;
  readonly file: Buffer | undefined;
}

/**
 * A multipart body: its fields, read like a form's, and where the endpoint takes one its file. It is kept in memory, so
 * nothing is left of one that is refused.
 *
 * @param count hears of each piece of the file and may throw
 * @throws Failure TOO_LARGE, as multipart bodies are streams that the server's own limit does not measure; INVALID_INPUT
 * for a second file, more than 100 fields or a file name of more than 255 characters
 */
export async function readMultipart(
  request: FastifyRequest,
  bounds: BodyLimit,
  count: (bytes: number) => void,
): Promise<Multipart> {
  if (Number(request.headers['content-length'] ?? 0) > bounds.body + (bounds.file ?? 0)) throw new Failure('TOO_LARGE');
  const fields = new URLSearchParams();
  let received = 0;
  let fileBytes = 0;
  let file: Buffer | undefined;
  const limits = { fileSize: bounds.file ?? bounds.body, fieldSize: bounds.body };
  request.raw.on('data', (piece: Buffer) => {
    received += piece.length;
  });
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        if (bounds.file === undefined || part.fieldname !== 'file') throw refuse(part, part.fieldname, 'notText');
        if (part.filename.length > LONGEST_FILE_NAME) throw refuse(part, 'file', 'tooLong');
        const pieces: Buffer[] = [];
        for await (const piece of part.file) {
          fileBytes += piece.length;
          count(piece.length);
          pieces.push(piece);
        }
        if (part.file.truncated) throw new Failure('TOO_LARGE');
        file = Buffer.concat(pieces);
        continue;
      }
      if (part.valueTruncated) throw new Failure('TOO_LARGE');
      fields.append(part.fieldname, typeof part.value === 'string' ? part.value : String(part.value ?? ''));
    }
    if (received - fileBytes > bounds.body) throw new Failure('TOO_LARGE');
  } catch (error) {
    throw isRefusal(error)
      ? error
      : new Failure('INVALID_INPUT', { data: { issues: [{ path: '', message: 'invalid' }] }, cause: error });
  }
  return { fields: parseForm(fields.toString()), file };
}

/** The rest of the file is thrown away as it comes. */
function refuse({ file }: MultipartFile, path: string, message: string): Failure {
  file.resume();
  return new Failure('INVALID_INPUT', { data: { issues: [{ path, message }] } });
}

/** The parser's own of too many parts; the others, of a body that ends too early or has no boundary, carry no status. */
const TOO_MANY_PARTS = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'];

const isRefusal = (error: unknown): boolean =>
  error instanceof Failure ||
  (error instanceof Error &&
    'statusCode' in error &&
    !('code' in error && TOO_MANY_PARTS.includes(String(error.code))));
