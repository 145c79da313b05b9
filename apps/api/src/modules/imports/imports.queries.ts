import type { contract, InputOf, Language, OutputOf } from '@passage/contract';
import { IMPORT_STATUS, ROW_OUTCOMES } from '@passage/contract/imports';
import {
  bigint,
  type Columns,
  type Db,
  integer,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  text,
  timestamptz,
} from '@passage/database';
import { fillIn } from '../../texts/fill-in.ts';
import { textsIn } from '../../texts/index.ts';
import type { Problem } from './read-products.ts';

type State = OutputOf<typeof contract.imports.progress>;
type Report = OutputOf<typeof contract.imports.report>;

const STATE_ROW = {
  id: integer,
  shop_id: integer,
  is_dry_run: smallint,
  status: smallint,
  byte_count: integer,
  bytes_done: integer,
  rows_done: integer,
  created: integer,
  changed: integer,
  unchanged: integer,
  refused: integer,
  drawn: integer,
  created_at: timestamptz,
  finished_at: nullable(timestamptz),
} satisfies Columns;
type StateRow = RowOf<typeof STATE_ROW>;

const COLUMNS = `id, shop_id, is_dry_run, status, byte_count, bytes_done, rows_done, created, changed, unchanged, refused, drawn,
  created_at, finished_at`;
const OWN = '($1::int is null or shop_id = $1)';

const oneRow = statement({
  name: 'imports-one',
  params: [nullable(integer)('scope'), integer('id')],
  columns: STATE_ROW,
  text: `select ${COLUMNS} from product_import where id = $2 and ${OWN}`,
});
const pageRows = statement({
  name: 'imports-page',
  params: [nullable(integer)('scope'), bigint('limit'), bigint('offset')],
  columns: STATE_ROW,
  text: `select ${COLUMNS} from product_import where ${OWN} order by id desc limit $2 offset $3`,
});
const countRows = statement({
  name: 'imports-count',
  params: [nullable(integer)('scope')],
  columns: { total: integer },
  text: `select count(*)::int as total from product_import where ${OWN}`,
});

/** @param scope the shop whose imports may be seen, null for every shop of the tenant */
export async function findImport(db: Db, scope: number | null, id: number): Promise<State | undefined> {
  const row = await db.sql.row(oneRow, [scope, id]);
  return row && toState(row);
}

/** A page of imports, the newest first. @param scope the shop; null for every shop of the tenant */
export async function pageImports(
  db: Db,
  scope: number | null,
  { pageNo, pageSize }: InputOf<typeof contract.imports.page>,
): Promise<OutputOf<typeof contract.imports.page>> {
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [scope, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(countRows, [scope]),
  ]);
  return { list: rows.map(toState), total: count?.total ?? 0 };
}

const toState = (row: StateRow): State => ({
  id: row.id,
  shopId: row.shop_id,
  isDryRun: row.is_dry_run === 1,
  status: IMPORT_STATUS[row.status] ?? 'failed',
  percent: Math.floor((100 * row.bytes_done) / Math.max(1, row.byte_count)),
  rows: Math.max(0, row.rows_done - 1),
  created: row.created,
  changed: row.changed,
  unchanged: row.unchanged,
  refused: row.refused,
  drawn: row.drawn,
  createTime: row.created_at,
  finishTime: row.finished_at,
});

const LINES = 'from import_line where import_id = $1 and ($2::smallint is null or outcome = $2)';

const lineRows = statement({
  name: 'imports-lines',
  params: [integer('importId'), nullable(smallint)('outcome'), bigint('limit'), bigint('offset')],
  columns: {
    row: integer,
    line: integer,
    handle: text,
    outcome: smallint,
    spu_id: nullable(integer),
    problems: jsonb.as<Problem[]>(),
  },
  text: `select row, line, handle, outcome, spu_id, problems ${LINES} order by row limit $3 offset $4`,
});
const lineCount = statement({
  name: 'imports-line-count',
  params: [integer('importId'), nullable(smallint)('outcome')],
  columns: { total: integer },
  text: `select count(*)::int as total ${LINES}`,
});

/** Whoever calls has looked whose import it is. */
export async function pageReport(
  db: Db,
  input: InputOf<typeof contract.imports.report>,
  language: Language,
): Promise<Report> {
  const { id, outcome = null, pageNo, pageSize } = input;
  const [rows, count] = await Promise.all([
    db.sql.rows(lineRows, [id, outcome, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(lineCount, [id, outcome]),
  ]);
  return {
    total: count?.total ?? 0,
    list: rows.map((row) => ({
      row: row.row,
      line: row.line,
      handle: row.handle,
      outcome: ROW_OUTCOMES[row.outcome - 1] ?? 'refused',
      productId: row.spu_id,
      problems: row.problems.map((problem) => ({
        ...problem,
        message: fillIn(textsIn(language).imports[problem.code], { detail: problem.detail }),
      })),
    })),
  };
}
