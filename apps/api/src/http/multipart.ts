import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { type Payload, parseForm } from './payload.ts';

/** The fields of a multipart body, read like a form's. Files belong to the upload endpoint alone. */
export async function readMultipart(request: FastifyRequest): Promise<Payload> {
  const fields = new URLSearchParams();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      throw new Failure('INVALID_INPUT', { data: { issues: [{ path: part.fieldname, message: 'notText' }] } });
    }
    fields.append(part.fieldname, typeof part.value === 'string' ? part.value : String(part.value ?? ''));
  }
  return parseForm(fields.toString());
}
