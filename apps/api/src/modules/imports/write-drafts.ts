/** Products of an import, made and changed by the set. */
import type { Tx } from '@passage/database';
import { cutText } from '../../platform/cut-text.ts';
import { refreshListings } from '../catalogue/index.ts';
import { publishPicture } from '../files/index.ts';
import {
  brandIdsOf,
  combinationOf,
  type KnownSku,
  knownValueIdsOf,
  lockSkuSets,
  type NamedValue,
  readReserved,
  setSkus,
  stockAfter,
  updateProducts,
  valueIdsOf,
  valueKeyOf,
  writePictures,
  writeProducts,
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

const bySpuAndValues = (rows: readonly KnownSku[]): Map<string, KnownSku> =>
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
  const rows = await lockSkuSets(
    tx,
    existing.map(({ known }) => known.spu_id),
  );
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
  const plans = products.map((product) => ({ ...product, row: toDraft(job, product, vocabulary) }));
  // What orders hold was looked at before.
  await setSkus(
    tx,
    plans.map(({ known, draft, row }) => ({
      spuId: known.spu_id,
      skus: row.skus.map((sku) => ({ ...sku, stockSeen: known.quantities[combinationOf(sku.valueIds)] })),
      at: now,
      known: hasPictures(known, draft) ? 'changeFigures' : 'change',
    })),
  );
  // English is what a file says; what the shop has written in other languages stays.
  await updateProducts(
    tx,
    plans.map(({ known, row }) => ({ ...row, spuId: known.spu_id })),
  );
  const shown = plans.filter(({ draft, known }) => !hasPictures(known, draft));
  await writePictures(
    tx,
    shown.map(({ known, row }) => ({ spuId: known.spu_id, files: row.files })),
  );
}

/** Whether a product was given the same pictures before. */
export const hasPictures = (known: KnownProduct, draft: ImportDraft): boolean =>
  JSON.stringify(known.pictures) === JSON.stringify(addressesOf(draft));
