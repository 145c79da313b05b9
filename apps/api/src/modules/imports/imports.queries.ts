import type { contract, InputOf, Language, OutputOf } from '@passage/contract';
import { IMPORT_STATUS, ROW_OUTCOMES } from '@passage/contract/imports';
import { type Db, statement } from '@passage/database';
import { problemText } from './problem-texts.ts';
import type { Problem } from './read-products.ts';

type State = OutputOf<typeof contract.imports.progress>;
type Report = OutputOf<typeof contract.imports.report>;

interface StateRow {
  id: number;
  shop_id: number;
  is_dry_run: number;
  status: number;
  byte_count: number;
  bytes_done: number;
  rows_done: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  drawn: number;
  created_at: Date;
  finished_at: Date | null;
}

const COLUMNS = `id, shop_id, is_dry_run, status, byte_count, bytes_done, rows_done, created, changed, unchanged, refused, drawn,
  created_at, finished_at`;
const OWN = '($1::int is null or shop_id = $1)';

const oneRow = statement<StateRow, [scope: number | null, id: number]>(
  'imports-one',
  `select ${COLUMNS} from product_import where id = $2 and ${OWN}`,
);
const pageRows = statement<StateRow, [scope: number | null, limit: number, offset: number]>(
  'imports-page',
  `select ${COLUMNS} from product_import where ${OWN} order by id desc limit $2 offset $3`,
);
const countRows = statement<{ total: number }, [scope: number | null]>(
  'imports-count',
  `select count(*)::int as total from product_import where ${OWN}`,
);

/** @param scope the shop whose imports may be seen, null for every shop of the tenant */
export async function findImport(db: Db, scope: number | null, id: number): Promise<State | undefined> {
  const row = await db.sql.row(oneRow, [scope, id]);
  return row && toState(row);
}

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

interface LineRow {
  row: number;
  line: number;
  handle: string;
  outcome: number;
  spu_id: number | null;
  problems: Problem[];
}

const LINES = 'from import_line where import_id = $1 and ($2::smallint is null or outcome = $2)';

const lineRows = statement<LineRow, [importId: number, outcome: number | null, limit: number, offset: number]>(
  'imports-lines',
  `select row, line, handle, outcome, spu_id, problems ${LINES} order by row limit $3 offset $4`,
);
const lineCount = statement<{ total: number }, [importId: number, outcome: number | null]>(
  'imports-line-count',
  `select count(*)::int as total ${LINES}`,
);

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
      problems: row.problems.map((problem) => ({ ...problem, message: problemText(language, problem) })),
    })),
  };
}
