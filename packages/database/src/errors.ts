import { DatabaseError } from 'pg';
import { Prisma } from './generated/client.ts';

/** PostgreSQL's code of an error, whether it came through Prisma or through pg; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.code;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (error.code === 'P2002') return '23505';
    if (error.code === 'P2034') return '40001';
    const cause = driverCause(error.meta);
    return cause?.originalCode;
  }
  return undefined;
}

/** The constraint that an error names, for instance sku_stock_not_negative. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** A deadlock or a failed serialization: the whole command may be run again in a new transaction. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** No connection, or none in time: the caller may try again later. */
export const isOverload = (error: unknown): boolean =>
  (error instanceof Prisma.PrismaClientKnownRequestError && ['P2024', 'P2028'].includes(error.code)) ||
  ['55P03', '57014', '53300'].includes(sqlState(error) ?? '') ||
  (error instanceof Error && error.message === 'timeout exceeded when trying to connect');

function driverCause(meta: unknown): { originalCode?: string } | undefined {
  if (typeof meta !== 'object' || meta === null || !('driverAdapterError' in meta)) return undefined;
  const { driverAdapterError } = meta;
  if (typeof driverAdapterError !== 'object' || driverAdapterError === null || !('cause' in driverAdapterError))
    return undefined;
  const { cause } = driverAdapterError;
  if (typeof cause !== 'object' || cause === null || !('originalCode' in cause)) return undefined;
  return typeof cause.originalCode === 'string' ? { originalCode: cause.originalCode } : undefined;
}
