import { ERRORS, type ErrorName, type Language } from '@passage/contract';
import type { FastifyReply } from 'fastify';
import { errorMessage, issueMessage } from '../texts/error-message.ts';
import type { Failure } from './failure.ts';

/** Expected outcomes answer 200: clients of this API take any other status for a broken network. */
const HTTP_STATUS: Partial<Record<ErrorName, number>> = {
  UNEXPECTED: 500,
  OVERLOADED: 503,
  STARTING: 503,
  READ_ONLY: 503,
};

/** Answers with success: code 0 and what was asked for. */
export function answer(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.header('x-app-code', '0').send({ code: 0, msg: '', data });
}

/** Answers with a failure: its code, its sentence in the language, its data and Retry-After where it has one. */
export function answerFailure(reply: FastifyReply, failure: Failure, language: Language): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  const code = ERRORS[failure.failure];
  return reply
    .status(HTTP_STATUS[failure.failure] ?? 200)
    .header('x-app-code', String(code))
    .send({ code, msg: errorMessage(failure.failure, language), data: inWords(failure, language) });
}

interface Issue {
  path: string;
  message: string;
  values?: Record<string, string | number>;
}

function inWords({ failure, data }: Failure, language: Language): unknown {
  if (
    failure !== 'INVALID_INPUT' ||
    typeof data !== 'object' ||
    data === null ||
    !('issues' in data) ||
    !Array.isArray(data.issues)
  )
    return data;
  const issues: Issue[] = data.issues;
  return {
    issues: issues.map(({ path, message, values }) => ({ path, message: issueMessage(message, language, values) })),
  };
}
