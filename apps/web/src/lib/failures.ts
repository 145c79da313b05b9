import { ERRORS, type ErrorName } from '@passage/contract/errors';
import { ApiFailure } from '../api/failure.ts';

/** Whether the server refused with one of these names. */
export const isFailure = (error: unknown, ...names: readonly ErrorName[]): boolean =>
  error instanceof ApiFailure && names.some((name) => ERRORS[name] === error.code);

/** The server's own words, in the reader's language; undefined where it did not answer or has said it already. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiFailure && error.message !== '' ? error.message : undefined;
}

/** What the server found wrong with one field. */
export const saysField = (error: unknown, field: string): string | undefined =>
  error instanceof ApiFailure ? error.issues.find(({ path }) => path === field)?.message : undefined;
