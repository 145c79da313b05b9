import {
  array,
  type Db,
  integer,
  jsonb,
  nullable,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';
import { WORK_STATUS } from '../../platform/outbox.ts';
import type { Problem } from './read-products.ts';

export const STATUS = { waiting: 0, running: 1, done: 2, failed: 3 } as const;
export const OUTCOME = { created: 1, changed: 2, unchanged: 3, refused: 4 } as const;

export type ImportRow = RowOf<typeof openImport>;

const insertImport = statement({
  name: 'imports-insert',
  params: [
    integer('shopId'),
    integer('memberId'),
    nullable(integer)('categoryId'),
    text('fileKey'),
    smallint('isDryRun'),
    integer('byteCount'),
    timestamptz('now'),
  ],
  columns: { id: integer },
  text: `insert into product_import (shop_id, member_id, category_id, file_key, is_dry_run, byte_count, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
});
const dropOldLines = statement({
  name: 'imports-drop-old-lines',
  params: [integer('shopId')],
  text: `delete from import_line where import_id in (
     select id from product_import where shop_id = $1 and status in (${STATUS.done}, ${STATUS.failed}) order by id desc offset 20
   )`,
});

const closeLost = statement({
  name: 'imports-close-lost',
  params: [integer('shopId'), text('job'), timestamptz('now')],
  columns: { file_key: text },
  text: `update product_import set status = ${STATUS.failed}, finished_at = $3
   where shop_id = $1 and status in (${STATUS.waiting}, ${STATUS.running}) and not exists (
     select from outbox where outbox.status in (${WORK_STATUS.due}, ${WORK_STATUS.handedOver}) and outbox.job = $2
       and (outbox.payload->>'importId')::int = product_import.id
   ) returning file_key`,
});

/**
 * Ends imports whose work was given up: nobody goes on with them, and they would keep the next from its turn.
 *
 * @returns keys of their files
 */
export const closeLostImports = async (tx: Tx, shopId: number, job: string, now: Date): Promise<string[]> =>
  (await tx.sql.rows(closeLost, [shopId, job, now])).map(({ file_key }) => file_key);

export interface NewImport {
  readonly shopId: number;
  readonly memberId: number;
  readonly categoryId: number | undefined;
  readonly fileKey: string;
  readonly isDryRun: boolean;
  readonly byteCount: number;
}

/** Reports of a shop's twenty latest imports are kept. */
export async function insertProductImport(tx: Tx, given: NewImport, now: Date): Promise<number | undefined> {
  await tx.sql.rows(dropOldLines, [given.shopId]);
  const { shopId, memberId, categoryId = null, fileKey, isDryRun, byteCount } = given;
  const values = [shopId, memberId, categoryId, fileKey, Number(isDryRun), byteCount, now] as const;
  return (await tx.sql.row(insertImport, [...values]))?.id;
}

const openImport = statement({
  name: 'imports-open',
  params: [integer('id')],
  columns: {
    id: integer,
    shop_id: integer,
    shop_name: text,
    member_id: integer,
    category_id: nullable(integer),
    file_key: text,
    is_dry_run: smallint.as<0 | 1>(),
    bytes_done: integer,
    rows_done: integer,
    lines_done: integer,
  },
  text: `select product_import.id, shop_id, shop.name as shop_name, member_id, category_id, file_key, is_dry_run, bytes_done, rows_done, lines_done
   from product_import join shop on shop.id = shop_id
   where product_import.id = $1 and product_import.status in (${STATUS.waiting}, ${STATUS.running})`,
});

/** @returns undefined for one that is over */
export const findOpenImport = (db: Db, id: number): Promise<ImportRow | undefined> => db.sql.row(openImport, [id]);

export interface Progress {
  readonly bytesDone: number;
  readonly rowsDone: number;
  readonly linesDone: number;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly drawn: number;
}

const advance = statement({
  name: 'imports-advance',
  params: [
    integer('id'),
    integer('expected'),
    integer('bytes'),
    integer('rows'),
    integer('lines'),
    integer('created'),
    integer('changed'),
    integer('unchanged'),
    integer('refused'),
    integer('drawn'),
  ],
  columns: { id: integer },
  text: `update product_import set status = ${STATUS.running}, bytes_done = $3, rows_done = $4, lines_done = $5,
     created = created + $6, changed = changed + $7, unchanged = unchanged + $8, refused = refused + $9, drawn = drawn + $10
   where id = $1 and bytes_done = $2 and status in (${STATUS.waiting}, ${STATUS.running}) returning id`,
});

/** @returns false when another run of the job has been here: then nothing may be written */
export async function advanceImport(tx: Tx, id: number, expected: number, made: Progress): Promise<boolean> {
  const values = [
    made.bytesDone,
    made.rowsDone,
    made.linesDone,
    made.created,
    made.changed,
    made.unchanged,
    made.refused,
    made.drawn,
  ] as const;
  return (await tx.sql.row(advance, [id, expected, ...values])) !== undefined;
}

const finish = statement({
  name: 'imports-finish',
  params: [integer('id'), smallint('status'), timestamptz('now')],
  columns: { id: integer },
  text: `update product_import set status = $2::smallint, finished_at = $3,
     bytes_done = case when $2::smallint = ${STATUS.done} then byte_count else bytes_done end
   where id = $1 and status in (${STATUS.waiting}, ${STATUS.running}) returning id`,
});

/** Ends an import. @param status 2 done, 3 failed */
export async function finishImport(tx: Tx, id: number, status: 2 | 3, now: Date): Promise<void> {
  await tx.sql.row(finish, [id, status, now]);
}

export interface ReportLine {
  readonly row: number;
  readonly line: number;
  readonly handle: string;
  readonly outcome: number;
  readonly spuId: number | null;
  readonly problems: readonly Problem[];
}

const insertLines = statement({
  name: 'imports-insert-lines',
  params: [integer('importId'), jsonb.as<string>()('lines')],
  text: `insert into import_line (import_id, row, line, handle, outcome, spu_id, problems)
   select $1, given.row, given.line, handle, outcome, "spuId", problems
   from jsonb_to_recordset($2::jsonb) as given (row int, line int, handle text, outcome int, "spuId" int, problems jsonb)
   on conflict do nothing`,
});

/** Adds lines to an import's report. */
export async function insertReport(tx: Tx, importId: number, lines: readonly ReportLine[]): Promise<void> {
  await tx.sql.rows(insertLines, [importId, JSON.stringify(lines)]);
}

const seenHandles = statement({
  name: 'imports-seen-handles',
  params: [integer('importId'), array(text)('handles')],
  columns: { handle: text },
  text: 'select distinct handle from import_line where import_id = $1 and handle = any ($2::text[])',
});

/** Handles that the import has met before. */
export const handlesSeen = async (db: Db, importId: number, handles: readonly string[]): Promise<Set<string>> =>
  new Set((await db.sql.rows(seenHandles, [importId, handles])).map(({ handle }) => handle));

export type KnownProduct = RowOf<typeof knownProducts>;

const knownProducts = statement({
  name: 'imports-known-products',
  params: [integer('shopId'), array(text)('handles')],
  columns: {
    handle: text,
    spu_id: integer,
    fingerprint: text,
    quantities: jsonb.as<Readonly<Record<string, number>>>(),
    pictures: jsonb.as<readonly string[]>(),
  },
  text: `select handle, spu_id, fingerprint, quantities, pictures from imported_product
   join spu on spu.id = spu_id and spu.deleted_at is null
   where imported_product.shop_id = $1 and handle = any ($2::text[])`,
});

/** What a shop's handles stand for; those whose product is deleted stand for nothing. */
export const productsOfHandles = async (
  db: Db,
  shopId: number,
  handles: readonly string[],
): Promise<Map<string, KnownProduct>> =>
  new Map((await db.sql.rows(knownProducts, [shopId, handles])).map((row) => [row.handle, row]));

const keepProducts = statement({
  name: 'imports-keep-products',
  params: [integer('shopId'), jsonb.as<string>()('products')],
  text: `insert into imported_product (shop_id, handle, spu_id, fingerprint, quantities, pictures)
   select $1, handle, "spuId", fingerprint, quantities, pictures
   from jsonb_to_recordset($2::jsonb) as given (handle text, "spuId" int, fingerprint text, quantities jsonb, pictures jsonb)
   on conflict (tenant_id, shop_id, handle) do update set spu_id = excluded.spu_id, fingerprint = excluded.fingerprint,
     quantities = excluded.quantities, pictures = excluded.pictures`,
});

export interface KeptProduct {
  readonly handle: string;
  readonly spuId: number;
  readonly fingerprint: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly pictures: readonly string[];
}

/** Remembers which product came from which handle of the shop's files. */
export async function keepImported(tx: Tx, shopId: number, products: readonly KeptProduct[]): Promise<void> {
  await tx.sql.rows(keepProducts, [shopId, JSON.stringify(products)]);
}
