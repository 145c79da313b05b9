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

/** PostgreSQL's no_data_found, which a statement of `mustTouch` ends in. */
const UNTOUCHED = 'P0002';

/** Whether a change that had to touch a number of rows touched another. */
export const isUntouched = (error: unknown): boolean => sqlState(error) === UNTOUCHED;

/** A deadlock or a failed serialization: the whole command may be run again in a new transaction. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error) ?? '');

/** What PostgreSQL says when it goes down, is down or has too much to do, locks and time included. */
const UNAVAILABLE = /^(08...|57P0[1-4]|53300|55P03|57014)$/;
/** Prisma's words for the same: not reached, reached too late, closed, no connection to spare, no transaction in time. */
const PRISMA_UNAVAILABLE: readonly string[] = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'];
const ADAPTER_UNAVAILABLE: readonly string[] = [
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
];
/** The operating system's. */
const NETWORK: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Where containers find each other by name, one that is down has none.
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** pg's, which have no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** No connection, none in time, or one that broke: the caller may try again later. */
export function isOverload(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    if (PRISMA_UNAVAILABLE.includes(error.code)) return true;
    if (ADAPTER_UNAVAILABLE.includes(driverCause(error.meta)?.kind ?? '')) return true;
  }
  if (UNAVAILABLE.test(sqlState(error) ?? '') || MESSAGES.test(error.message)) return true;
  return 'code' in error && typeof error.code === 'string' && NETWORK.includes(error.code);
}

function driverCause(meta: unknown): { originalCode?: string; kind?: string } | undefined {
  if (typeof meta !== 'object' || meta === null || !('driverAdapterError' in meta)) return undefined;
  const { driverAdapterError } = meta;
  if (typeof driverAdapterError !== 'object' || driverAdapterError === null || !('cause' in driverAdapterError))
    return undefined;
  const { cause } = driverAdapterError;
  if (typeof cause !== 'object' || cause === null) return undefined;
  return {
    ...('originalCode' in cause && typeof cause.originalCode === 'string' ? { originalCode: cause.originalCode } : {}),
    ...('kind' in cause && typeof cause.kind === 'string' ? { kind: cause.kind } : {}),
  };
}
