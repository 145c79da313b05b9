/** Products of an import, made and changed by the set. */
import { statement, type Tx } from '@passage/database';
import { cutText } from '../../platform/cut-text.ts';
import { refreshListings } from '../catalogue/index.ts';
import { publishPicture } from '../files/index.ts';
import {
  brandIdsOf,
  knownValueIdsOf,
  type NamedValue,
  readReserved,
  setSkuFigures,
  stockAfter,
  valueIdsOf,
  valueKeyOf,
  writePictures,
  writeProducts,
  writeSkus,
} from '../products/index.ts';
import type { ImportDraft, VariantDraft } from './draft-product.ts';
import { drawnLikeness } from './draw-likeness.ts';
import { type ImportRow, type KnownProduct, keepImported } from './imports.repository.ts';
import type { Place } from './place-product.ts';
import type { SourceRow } from './read-products.ts';
import { addressesOf, type TakenPicture } from './take-pictures.ts';

export interface Wanted {
  readonly handle: string;
  readonly draft: ImportDraft;
  readonly place: Place;
  readonly known: KnownProduct | undefined;
}

interface Vocabulary {
  readonly brands: ReadonlyMap<string, number>;
  readonly values: ReadonlyMap<string, number>;
  /** Paths below /files/ by the addresses that the file has. */
  readonly paths: ReadonlyMap<string, string>;
}

const valuesOf = ({ options }: VariantDraft): NamedValue[] =>
  options.map(({ name, value }) => ({ name: { en: name }, value: { en: value } }));
const combinationOf = (valueIds: readonly number[]): string => valueIds.toSorted((a, b) => a - b).join(',');
const brandOf = ({ vendor }: ImportDraft, job: ImportRow): string => vendor || cutText(job.shop_name, 80);

/**
 * Writes products whose handles are new and those that say something new.
 *
 * @returns the product of each handle
 */
export async function writeDrafts(
  tx: Tx,
  job: ImportRow,
  wanted: readonly Wanted[],
  taken: ReadonlyMap<string, TakenPicture>,
  now: Date,
): Promise<Map<string, number>> {
  const vocabulary = {
    brands: await brandIdsOf(
      tx,
      wanted.map(({ draft }) => brandOf(draft, job)),
    ),
    values: await valueIdsOf(
      tx,
      wanted.flatMap(({ draft }) => draft.variants.flatMap(valuesOf)),
    ),
    paths: await publish(tx, job.member_id, taken),
  };
  const existing = wanted.flatMap(({ known, ...rest }) => (known ? [{ ...rest, known }] : []));
  const fresh = wanted.filter(({ known }) => known === undefined);
  await changeProducts(tx, job, existing, vocabulary, now);
  const made = await writeProducts(
    tx,
    fresh.map((product) => toDraft(job, product, vocabulary)),
    now,
  );
  const ids = new Map(existing.map(({ handle, known }) => [handle, known.spu_id]));
  for (const [index, { handle }] of fresh.entries()) ids.set(handle, made[index]?.id ?? 0);
  await keepImported(
    tx,
    job.shop_id,
    wanted.map(({ handle, draft }) => ({
      handle,
      spuId: ids.get(handle) ?? 0,
      fingerprint: draft.fingerprint,
      quantities: Object.fromEntries(
        draft.variants.map((variant) => [combinationOf(idsOf(variant, vocabulary)), variant.quantity]),
      ),
      pictures: addressesOf(draft),
    })),
  );
  await refreshListings(tx, [...ids.values()]);
  return ids;
}

async function publish(
  tx: Tx,
  ownerId: number,
  taken: ReadonlyMap<string, TakenPicture>,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const [address, picture] of taken) {
    if ('drawn' in picture) paths.set(address, picture.drawn);
    else {
      const given = { ownerId, address: picture.upload, purpose: 'product', field: 'file' } as const;
      paths.set(address, (await publishPicture(tx, given)).path);
    }
  }
  return paths;
}

const idsOf = (variant: VariantDraft, { values }: Pick<Vocabulary, 'values'>): number[] => [
  ...new Set(valuesOf(variant).map((value) => values.get(valueKeyOf(value)) ?? 0)),
];

/** What has no picture is drawn. */
function filesOf(handle: string, draft: ImportDraft, { paths }: Vocabulary): string[] {
  const files = [...new Set(addressesOf(draft).flatMap((address) => paths.get(address) ?? []))];
  return files.length > 0 ? files : [drawnLikeness(handle, draft.title)];
}

const toSku = (variant: VariantDraft, files: readonly string[], vocabulary: Vocabulary) => ({
  price: variant.price,
  marketPrice: variant.marketPrice,
  stock: variant.quantity,
  file: vocabulary.paths.get(variant.picture) ?? files[0] ?? '',
  valueIds: idsOf(variant, vocabulary),
});

function toDraft(job: ImportRow, { handle, draft, place }: Wanted, vocabulary: Vocabulary) {
  const files = filesOf(handle, draft, vocabulary);
  return {
    shopId: job.shop_id,
    brandId: vocabulary.brands.get(brandOf(draft, job).toLowerCase()) ?? 0,
    designerId: null,
    categoryId: place.categoryId,
    population: place.population,
    name: { en: draft.title },
    description: { en: draft.html },
    status: draft.isPublished ? (1 as const) : (0 as const),
    files,
    valueIds: [],
    skus: draft.variants.map((variant) => toSku(variant, files, vocabulary)),
  };
}

interface SkuRow {
  id: number;
  spu_id: number;
  price: bigint;
  market_price: bigint;
  stock: number;
  value_ids: number[];
}

const lockSkus = statement<SkuRow, [spuIds: readonly number[]]>(
  'imports-lock-skus',
  `select id, spu_id, price, market_price, stock,
     array(select value_id from sku_value where sku_value.sku_id = sku.id order by value_id) as value_ids
   from sku where spu_id = any ($1::int[]) and status = 1 order by id for update`,
);
// English is what a file says; what the shop has written in other languages stays.
const updateSpus = statement<never, [products: string]>(
  'imports-update-spus',
  `update spu set brand_id = given.brand_id, category_id = given.category_id, population = given.population,
     name = spu.name || given.name, description = spu.description || given.description, status = given.status
   from (
     select spu.id as spu_id, given.* from jsonb_to_recordset($1::jsonb) as given (
       id int, brand_id int, category_id int, population int, name jsonb, description jsonb, status int
     ) join spu on spu.id = given.id order by spu.id for update of spu
   ) as given
   where spu.id = given.spu_id`,
);
const setFiles = statement<never, [skuIds: readonly number[], files: readonly string[]]>(
  'imports-set-files',
  'update sku set file = given.file from unnest($1::int[], $2::text[]) as given (id, file) where sku.id = given.id',
);

const bySpuAndValues = (rows: readonly SkuRow[]): Map<string, SkuRow> =>
  new Map(rows.map((row) => [`${row.spu_id}:${combinationOf(row.value_ids)}`, row]));

/** A quantity of a file that orders do not leave room for. */
export interface ReservedVariant {
  readonly handle: string;
  /** Where the file says it. */
  readonly row: SourceRow;
  readonly reserved: number;
  readonly stock: number;
}

/** What of products that are there cannot be taken as the file has it, because orders hold more. Locks their SKUs. */
export async function findReserved(tx: Tx, wanted: readonly Wanted[]): Promise<ReservedVariant[]> {
  const existing = wanted.flatMap(({ known, ...rest }) => (known ? [{ ...rest, known }] : []));
  if (existing.length === 0) return [];
  const rows = await tx.sql.rows(lockSkus, [existing.map(({ known }) => known.spu_id)]);
  const [reserved, values] = await Promise.all([
    readReserved(
      tx,
      rows.map(({ id }) => id),
    ),
    knownValueIdsOf(
      tx,
      existing.flatMap(({ draft }) => draft.variants.flatMap(valuesOf)),
    ),
  ]);
  const skus = bySpuAndValues(rows);
  return existing.flatMap(({ handle, draft, known }) =>
    draft.variants.flatMap((variant, index): ReservedVariant[] => {
      const combination = combinationOf(idsOf(variant, { values }));
      const sku = skus.get(`${known.spu_id}:${combination}`);
      const row = draft.variantRows[index];
      if (!sku || !row) return [];
      const held = reserved.get(sku.id) ?? 0;
      const after = stockAfter({ ...wishOf(variant.quantity, known, combination), stock: sku.stock, reserved: held });
      return after === undefined ? [{ handle, row, reserved: held, stock: sku.stock }] : [];
    }),
  );
}

/** By the difference to what the file said last: what was sold since stays sold. */
const wishOf = (quantity: number, { quantities }: KnownProduct, combination: string) => ({
  wanted: quantity,
  seen: quantities[combination] ?? quantity,
});

/** SKUs that the file no longer has stay: whoever wants them gone deletes them. */
async function changeProducts(
  tx: Tx,
  job: ImportRow,
  products: readonly (Wanted & { readonly known: KnownProduct })[],
  vocabulary: Vocabulary,
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const rows = await tx.sql.rows(lockSkus, [products.map(({ known }) => known.spu_id)]);
  const skus = bySpuAndValues(rows);
  const plans = products.map((product) => ({ ...product, row: toDraft(job, product, vocabulary) }));
  const variants = plans.flatMap(({ known, row }) =>
    row.skus.map((sku) => {
      const combination = combinationOf(sku.valueIds);
      return { ...sku, known, spuId: known.spu_id, combination, sku: skus.get(`${known.spu_id}:${combination}`) };
    }),
  );
  const kept = variants.flatMap(({ sku, ...rest }) => (sku ? [{ ...rest, id: sku.id, had: sku }] : []));
  await setSkuFigures(
    tx,
    kept.map(({ id, price, marketPrice, stock, known, combination, had }) => ({
      id,
      price,
      marketPrice,
      // What orders hold was looked at before.
      stock: stockAfter({ ...wishOf(stock, known, combination), stock: had.stock, reserved: 0 }) ?? had.stock,
    })),
    now,
  );
  await writeSkus(
    tx,
    variants.filter(({ sku }) => sku === undefined),
    now,
  );
  await tx.sql.rows(updateSpus, [
    JSON.stringify(
      plans.map(({ known, row }) => ({
        id: known.spu_id,
        brand_id: row.brandId,
        category_id: row.categoryId,
        population: row.population,
        name: row.name,
        description: row.description,
        status: row.status,
      })),
    ),
  ]);
  const shown = plans.filter(({ draft, known }) => !hasPictures(known, draft));
  await writePictures(
    tx,
    shown.map(({ known, row }) => ({ spuId: known.spu_id, files: row.files })),
  );
  const changed = new Set(shown.map(({ known }) => known.spu_id));
  const withFiles = kept.filter(({ spuId }) => changed.has(spuId));
  await tx.sql.rows(setFiles, [withFiles.map(({ id }) => id), withFiles.map(({ file }) => file)]);
}

/** Whether a product was given the same pictures before. */
export const hasPictures = (known: KnownProduct, draft: ImportDraft): boolean =>
  JSON.stringify(known.pictures) === JSON.stringify(addressesOf(draft));
