import type { Contract, InputOf, OutputOf } from '@passage/contract';
import { bigint, type Db, integer, nullable, smallint, statement, text, timestamptz } from '@passage/database';

type List = Contract['jobs']['list'];

// Done work holds no reason any more.
const FAILED = `last_error is not null and status in (0, 1, 3) and ($1::int is null or (status = 3) = ($1 = 1))`;

const failedRows = statement({
  name: 'jobs-failed',
  params: [nullable(integer)('givenUp'), bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    job: text,
    key: text,
    status: smallint,
    attempts: integer,
    last_error: text,
    run_at: timestamptz,
    created_at: timestamptz,
  },
  text: `select id, job, key, status, attempts, last_error, run_at, created_at from outbox
   where ${FAILED} order by id desc limit $2 offset $3`,
});
const failedCount = statement({
  name: 'jobs-failed-count',
  params: [nullable(integer)('givenUp')],
  columns: { total: integer },
  text: `select count(*)::int as total from outbox where ${FAILED}`,
});

/** Work of the tenant that failed and is not done, the newest first. */
export async function pageFailedWork(db: Db, { givenUp, pageNo, pageSize }: InputOf<List>): Promise<OutputOf<List>> {
  const filter = givenUp === undefined ? null : Number(givenUp);
  const [rows, count] = await Promise.all([
    db.sql.rows(failedRows, [filter, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(failedCount, [filter]),
  ]);
  const list = rows.map(({ status, last_error: reason, run_at: runTime, created_at: createTime, ...row }) => ({
    ...row,
    givenUp: status === 3,
    reason,
    runTime,
    createTime,
  }));
  return { list, total: count?.total ?? 0 };
}
