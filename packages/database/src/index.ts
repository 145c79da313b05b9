export {
  type Database,
  type DatabaseOptions,
  type Db,
  openDatabase,
  type PoolFigures,
  type PrismaQueries,
  type TenantDatabase,
  type Tx,
  type WritableDb,
} from './database.ts';
export { brokenConstraint, isOverload, isRetryable, sqlState } from './errors.ts';
export { Prisma } from './generated/client.ts';
export type { StatementObserver } from './observed-statements.ts';
export { QUEUE_SCHEMA } from './queue-schema.ts';
export { type Sql, type Statement, statement } from './sql.ts';
export { Overload } from './transaction.ts';
