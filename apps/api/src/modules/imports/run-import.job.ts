import { MOST_IMPORT_ROWS } from '@passage/contract/imports';
import { isOverload, isRetryable } from '@passage/database';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Failure } from '../../http/failure.ts';
import { addMs, SECOND_MS } from '../../platform/clock.ts';
import type { JobContext, JobHandler } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/outbox.ts';
import { type Heading, readHeading } from './columns.ts';
import type { FetchPicture } from './fetch-picture.ts';
import { importBatch, type Prepared, prepare } from './import-batch.ts';
import { findOpenImport, finishImport, type ImportRow, insertReport, OUTCOME, STATUS } from './imports.repository.ts';
import { readPlaces } from './place-product.ts';
import { type Problem, readProducts } from './read-products.ts';
import { delimiterOf, type Line, readLines, readRecords } from './read-records.ts';
import { addressesOf, isUsedUp } from './take-pictures.ts';

export const RUN_IMPORT = 'run-import';

/** What is taken in at once: more would hold the rows of lists for too long. */
const MOST = { products: 100, rows: 1000, pictures: 40, bytes: 4 * 1024 * 1024 } as const;
/** Exports have some dozens; each is a cell of every row in memory. */
const MOST_COLUMNS = 1000;
/** One run of the job, well below the lease of its work; the next goes on where it stops. */
const RUN_MS = 20 * SECOND_MS;

/** Reads the file on from where the import stands, some products at a time, so that its size does not matter. */
export const runImportJob = (fetchPicture: FetchPicture, { runMs = RUN_MS } = {}): JobHandler => ({
  job: RUN_IMPORT,
  handle: async (context, payload) => {
    const { importId } = z.object({ importId: z.int() }).parse(payload);
    const job = await findOpenImport(context.db, importId);
    if (!job) return;
    try {
      await run(context, job, fetchPicture, Date.now() + runMs);
    } catch (error) {
      if (isOverload(error) || isRetryable(error)) throw error;
      if (isUsedUp(error)) return goOnLater(context, importId, error);
      context.platform.log.error({ err: error, importId }, 'import failed');
      await fail(context, job, { code: 'unexpected', detail: '' });
    }
  },
});

async function run(context: JobContext, given: ImportRow, fetchPicture: FetchPicture, until: number): Promise<void> {
  const { db, platform } = context;
  const first = await headingOf(context, given);
  if (!first) return fail(context, given, { code: 'columnMissing', detail: 'Handle, Title, Variant Price' });
  const { heading, delimiter, line } = first;
  if (heading.missing.length > 0)
    return fail(context, given, { code: 'columnMissing', detail: heading.missing.join(', ') });
  if (heading.count > MOST_COLUMNS)
    return fail(context, given, { code: 'columnCount', detail: `${heading.count}/${MOST_COLUMNS}` });

  const start = Math.max(given.bytes_done, line.end);
  const lines = readLines(platform.storage.read(given.file_key, start), start);
  const [rowsDone, linesDone] = [Math.max(given.rows_done, 1), Math.max(given.lines_done, 1)];
  const records = readRecords(lines, { delimiter, columns: heading.count, rowsDone, linesDone });
  const places = await readPlaces(db, given.category_id);
  let job: ImportRow | undefined = given;
  const asked = { db, platform, heading, delimiter, places, fetchPicture };
  const next = async (current: ImportRow, products: readonly Prepared[]) =>
    products.length === 0 ? current : importBatch({ ...asked, job: current }, products);
  let batch: Prepared[] = [];
  for await (const source of readProducts(records, heading, delimiter)) {
    if (source.rowsDone > MOST_IMPORT_ROWS + 1) {
      job = await next(job, batch);
      if (job) await fail(context, job, { code: 'tooManyRows', detail: String(MOST_IMPORT_ROWS) }, source.rows[0]);
      return;
    }
    batch.push(prepare({ ...asked, job }, source));
    if (!isFull(batch, source.end - Math.max(job.bytes_done, line.end))) continue;
    job = await next(job, batch);
    batch = [];
    if (!job) return;
    if (Date.now() > until)
      return goOn(context, { id: job.id, key: String(job.bytes_done), runAt: context.platform.clock.now() });
  }
  job = await next(job, batch);
  if (job) await end(context, job, STATUS.done);
}

const isFull = (batch: readonly Prepared[], bytes: number): boolean =>
  bytes >= MOST.bytes ||
  batch.length >= MOST.products ||
  batch.reduce((sum, { source }) => sum + source.rows.length, 0) >= MOST.rows ||
  batch.reduce((sum, { draft }) => sum + (draft ? addressesOf(draft).length : 0), 0) >= MOST.pictures;

async function headingOf(
  { platform }: JobContext,
  { file_key }: ImportRow,
): Promise<{ heading: Heading; delimiter: string; line: Line } | undefined> {
  for await (const line of readLines(platform.storage.read(file_key, 0))) {
    const delimiter = delimiterOf(line.text);
    try {
      const [cells]: string[][] = parse(line.text, { delimiter, bom: true, relax_column_count: true });
      return { heading: readHeading(cells ?? []), delimiter, line };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The rest is another run's. @param key tells the run from those before it */
const goOn = ({ db }: JobContext, { id, key, runAt }: { id: number; key: string; runAt: Date }): Promise<void> =>
  db.inTransaction(async (tx) =>
    enqueue(tx, { job: RUN_IMPORT, key: `${RUN_IMPORT}:${id}:${key}`, payload: { importId: id }, runAt }),
  );

/** Takes the products that were not taken up when the owner's next hour of pixels begins. */
function goOnLater(context: JobContext, id: number, { retryAfterSeconds = 1 }: Failure): Promise<void> {
  const runAt = addMs(context.platform.clock.now(), retryAfterSeconds * SECOND_MS);
  return goOn(context, { id, key: `later:${runAt.getTime()}`, runAt });
}

async function end({ db, platform }: JobContext, { id, file_key }: ImportRow, status: 2 | 3): Promise<void> {
  await db.inTransaction((tx) => finishImport(tx, id, status, platform.clock.now()));
  await platform.storage.remove(file_key);
}

/** What was imported by then stays. */
async function fail(
  context: JobContext,
  job: ImportRow,
  problem: Problem,
  at: { readonly row: number; readonly line: number } = { row: job.rows_done + 1, line: job.lines_done + 1 },
): Promise<void> {
  const report = { row: at.row, line: at.line, handle: '', outcome: OUTCOME.refused, spuId: null, problems: [problem] };
  await context.db.inTransaction((tx) => insertReport(tx, job.id, [report]));
  await end(context, job, STATUS.failed);
}
