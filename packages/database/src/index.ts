export { LOGINS, type Process, urlAs } from '../login-url.js';
export { assertBoundLogin } from './assert-bound-login.ts';
export {
  array,
  bigint,
  boolean,
  type Columns,
  doublePrecision,
  integer,
  json,
  jsonb,
  nothing,
  nullable,
  numeric,
  type Parameter,
  type RowOf,
  smallint,
  type Type,
  text,
  timestamptz,
  uuid,
  type ValuesOf,
} from './column-types.ts';
export {
  type Database,
  type DatabaseOptions,
  type Db,
  openDatabase,
  type PoolFigures,
  type TenantDatabase,
  type Tx,
  type WritableDb,
} from './database.ts';
export { brokenConstraint, isOverload, isRetryable, isUntouched, sqlState } from './errors.ts';
export { Prisma } from './generated/client.ts';
export type { StatementObserver } from './observed-statements.ts';
export type { PrismaQueries } from './prisma-of.ts';
export { QUEUE_SCHEMA } from './queue-schema.ts';
export { mustTouch, registeredStatements, type Sql, type Statement, sqlOf, statement } from './sql.ts';
export { Overload } from './transaction.ts';
