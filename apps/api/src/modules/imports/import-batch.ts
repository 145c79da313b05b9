import { isOverload, isRetryable, type Tx, type WritableDb } from '@passage/database';
import { cutText } from '../../platform/cut-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeAudit } from '../audit/index.ts';
import type { Heading } from './columns.ts';
import { draftProduct, type ImportDraft } from './draft-product.ts';
import type { FetchPicture } from './fetch-picture.ts';
import {
  advanceImport,
  handlesSeen,
  type ImportRow,
  insertReport,
  type KnownProduct,
  OUTCOME,
  productsOfHandles,
  type ReportLine,
} from './imports.repository.ts';
import { type Place, type Places, placeOf } from './place-product.ts';
import type { Problem, SourceProduct, SourceRow } from './read-products.ts';
import { isUsedUp, type TakenPicture, takePictures } from './take-pictures.ts';
import { findReserved, hasPictures, type ReservedVariant, type Wanted, writeDrafts } from './write-drafts.ts';

export interface ImportRun {
  readonly db: WritableDb;
  readonly platform: Platform;
  readonly job: ImportRow;
  readonly heading: Heading;
  readonly delimiter: string;
  readonly places: Places;
  readonly fetchPicture: FetchPicture;
}

/** A product as the file has it, with what it becomes unless something is wrong with it. */
export interface Prepared {
  readonly source: SourceProduct;
  readonly draft: ImportDraft | undefined;
  readonly place: Place | undefined;
}

/** A product of the file as it would be written, or the problems that keep it from being so. */
export function prepare({ heading, delimiter, places }: ImportRun, source: SourceProduct): Prepared {
  const draft = draftProduct(source, heading, delimiter);
  const place = draft && placeOf(draft, places);
  if (draft && !place)
    source.rows[0]?.problems.push({ code: 'categoryMissing', detail: cutText(draft.tags.join(', '), 100) });
  return { source, draft: place && draft, place };
}

/**
 * Takes products in, or tells what would become of them, in one transaction with the report and the progress. A product
 * that the database refuses is refused alone.
 *
 * @returns where the import stands now; undefined when another run of the job has been here
 */
export async function importBatch(run: ImportRun, products: readonly Prepared[]): Promise<ImportRow | undefined> {
  try {
    return await importTogether(run, products);
  } catch (error) {
    if (isOverload(error) || isRetryable(error) || isUsedUp(error)) throw error;
    run.platform.log.error({ err: error, importId: run.job.id }, 'products not imported');
    const [only, ...others] = products;
    if (!only) throw error;
    if (others.length === 0 && only.draft === undefined) throw error;
    if (others.length === 0) return importTogether(run, [refusedFor(only, { code: 'unexpected', detail: '' })]);
    let job: ImportRow | undefined = run.job;
    for (const product of products) job = job && (await importBatch({ ...run, job }, [product]));
    return job;
  }
}

function refusedFor({ source }: Prepared, problem: Problem): Prepared {
  source.rows[0]?.problems.push(problem);
  return { source, draft: undefined, place: undefined };
}

async function importTogether(run: ImportRun, products: readonly Prepared[]): Promise<ImportRow | undefined> {
  const { db, job, platform } = run;
  const handles = products.map(({ source }) => source.handle);
  const seen = await handlesSeen(db, job.id, handles);
  const known = await productsOfHandles(db, job.shop_id, handles);
  const checked = products.map((product) => {
    const { handle } = product.source;
    const isAgain = handle !== '' && seen.has(handle);
    seen.add(handle);
    return isAgain ? refusedFor(product, { code: 'handleScattered', detail: handle }) : product;
  });
  const taken = await takePictures(
    { ...run, ownerId: job.member_id, isDryRun: job.is_dry_run === 1 },
    planOf(checked, known).due.filter(({ draft, known }) => !known || !hasPictures(known, draft)),
  );
  const last = products.at(-1)?.source;
  if (!last) return job;
  const place = { bytesDone: last.end, rowsDone: last.rowsDone, linesDone: last.linesDone };
  const drawn = [...taken.values()].filter((picture) => 'drawn' in picture && picture.isMissing).length;
  return db.inTransaction(async (tx) => {
    const settled = refuseReserved(checked, await findReserved(tx, planOf(checked, known).due));
    const { wanted, due } = planOf(settled, known);
    const counted = countOf(settled, wanted, due);
    if (!(await advanceImport(tx, job.id, job.bytes_done, { ...place, ...counted, drawn }))) return undefined;
    const ids =
      job.is_dry_run === 1 || due.length === 0
        ? new Map<string, number>()
        : await writeDrafts(tx, job, due, taken, platform.clock.now());
    await insertReport(
      tx,
      job.id,
      settled.flatMap((product) => linesOf(product, { known, ids, taken, due })),
    );
    if (ids.size > 0) await auditBatch(tx, job, [...ids.values()], platform.clock.now());
    return { ...job, bytes_done: place.bytesDone, rows_done: place.rowsDone, lines_done: place.linesDone };
  });
}

/** The products that are taken, and those of them that say something new. */
function planOf(products: readonly Prepared[], known: ReadonlyMap<string, KnownProduct>) {
  const wanted = products.flatMap(({ source: { handle }, draft, place }): Wanted[] =>
    draft && place ? [{ handle, draft, place, known: known.get(handle) }] : [],
  );
  return { wanted, due: wanted.filter(({ draft, known }) => known?.fingerprint !== draft.fingerprint) };
}

/** Nothing is taken of a product of which orders hold more than the file leaves; its rows say of which variant. */
function refuseReserved(products: readonly Prepared[], reserved: readonly ReservedVariant[]): readonly Prepared[] {
  const handles = new Set(reserved.map(({ handle }) => handle));
  const problemsOf = (row: SourceRow): Problem[] =>
    reserved
      .filter((variant) => variant.row === row)
      .map((variant) => ({ code: 'stockReserved', detail: `${variant.reserved}/${variant.stock}` }));
  return products.map((product) => {
    const { source, draft } = product;
    if (!draft || !handles.has(source.handle)) return product;
    // Copies: the transaction may run again.
    const rows = source.rows.map((row) => ({ ...row, problems: [...row.problems, ...problemsOf(row)] }));
    return { source: { ...source, rows }, draft: undefined, place: undefined };
  });
}

const auditBatch = (tx: Tx, { id, member_id }: ImportRow, productIds: readonly number[], now: Date): Promise<void> =>
  writeAudit(tx, {
    actorId: member_id,
    action: 'imports.write',
    subject: `import:${id}`,
    before: null,
    after: { productIds },
    requestId: null,
    now,
  });

function countOf(all: readonly Prepared[], wanted: readonly Wanted[], due: readonly Wanted[]) {
  const changed = due.filter(({ known }) => known !== undefined).length;
  return {
    created: due.length - changed,
    changed,
    unchanged: wanted.length - due.length,
    refused: all.length - wanted.length,
  };
}

interface Became {
  readonly known: ReadonlyMap<string, { spu_id: number }>;
  readonly ids: ReadonlyMap<string, number>;
  readonly taken: ReadonlyMap<string, TakenPicture>;
  readonly due: readonly Wanted[];
}

function linesOf({ source, draft, place }: Prepared, { known, ids, taken, due }: Became): ReportLine[] {
  const { handle, rows } = source;
  const isDue = due.some((product) => product.handle === handle);
  const before = known.get(handle)?.spu_id ?? null;
  const outcome = !draft
    ? OUTCOME.refused
    : isDue
      ? before === null
        ? OUTCOME.created
        : OUTCOME.changed
      : OUTCOME.unchanged;
  const faulty = rows.find(({ problems }) => problems.length > 0);
  return rows.map((row, index): ReportLine => {
    const problems = [...row.problems];
    if (!draft && problems.length === 0) problems.push({ code: 'otherRow', detail: String(faulty?.row ?? '') });
    if (isDue && index === 0 && place?.isGuessed) problems.push({ code: 'categoryGuessed', detail: '' });
    for (const { address } of isDue ? (draft?.pictures ?? []).filter((picture) => picture.row === row) : []) {
      const picture = taken.get(address);
      if (picture && 'drawn' in picture && picture.isMissing)
        problems.push({ code: 'pictureDrawn', detail: cutText(address, 300) });
    }
    return {
      row: row.row,
      line: row.line,
      handle,
      outcome,
      spuId: ids.get(handle) ?? (draft ? before : null),
      problems,
    };
  });
}
