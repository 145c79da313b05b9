export { LOGINS, type Process, urlAs } from '../login-url.js';
export { assertBoundLogin } from './assert-bound-login.ts';
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
export { mustTouch, type Sql, type Statement, statement } from './sql.ts';
export { Overload } from './transaction.ts';
