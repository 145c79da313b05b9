import { ERRORS, type ErrorName } from '@passage/contract';

/** An expected failure, by its name in the contract. Anything else that is thrown is a fault of ours. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failure: ErrorName;
  readonly code: number;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param data what the contract declares for this failure, already in its wire form
   * @param retryAfterSeconds sent as Retry-After
   */
  constructor(
    failure: ErrorName,
    { data = null, retryAfterSeconds, cause }: { data?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(failure, { cause });
    this.failure = failure;
    this.code = ERRORS[failure];
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * A field whose value only the server can judge, for instance an unknown country.
 *
 * @param values what fills the message's placeholders
 */
export const invalidField = (path: string, message: string, values: Readonly<Record<string, number>> = {}): Failure =>
  new Failure('INVALID_INPUT', { data: { issues: [{ path, message, values }] } });

/** Narrows what a query found; not there and not the caller's look alike. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Failure('NOT_FOUND');
  return value;
}
