/** The set of a product's SKUs: one rule for the product form, the importer and the demo world. */
import {
  array,
  bigint,
  type Columns,
  integer,
  jsonb,
  type RowOf,
  smallint,
  statement,
  type Tx,
  text,
  timestamptz,
} from '@passage/database';
import type { Cents } from '@passage/money';
import { invalidField } from '../../http/failure.ts';
import { stockAfter } from './set-stock.ts';

export interface SkuDraft {
  readonly price: Cents;
  readonly marketPrice: Cents;
  readonly stock: number;
  /** Stock that the writer saw: what is there changes by the difference. Without it the stock of what is there stays. */
  readonly stockSeen?: number | undefined;
  /** Path below /files/. */
  readonly file: string;
  /** In the order in which they are shown. */
  readonly valueIds: readonly number[];
}

/** SKUs that a product is to have, in the order in which they are shown. Others that it has stay as they are. */
export interface SkuSet {
  readonly spuId: number;
  readonly skus: readonly SkuDraft[];
  /** When the movements that explain the stock took place. */
  readonly at: Date;
  /**
   * What becomes of a SKU that is there already: it takes the new figures, with the picture or without it, or is refused.
   * Who refuses holds the product's row, which keeps others from adding any.
   */
  readonly known: 'change' | 'changeFigures' | 'refuse';
}

/** Why a SKU's stock changed. */
export const STOCK_REASON = { initial: 1, adjusted: 4 } as const;

/** Of one product: a page shows them all. */
const MOST_PRODUCT_SKUS = 500;

const KNOWN_SKU_ROW = { id: integer, spu_id: integer, stock: integer, value_ids: array(integer) } satisfies Columns;
export type KnownSku = RowOf<typeof KNOWN_SKU_ROW>;

const KNOWN = `select id, spu_id, stock,
     array(select value_id from sku_value where sku_value.sku_id = sku.id order by value_id) as value_ids
   from sku where spu_id = any ($1::int[]) and status = 1 order by id`;
const readKnown = statement({
  name: 'products-sku-sets',
  params: [array(integer)('spuIds')],
  columns: KNOWN_SKU_ROW,
  text: KNOWN,
});
const lockKnown = statement({
  name: 'products-lock-sku-sets',
  params: [array(integer)('spuIds')],
  columns: KNOWN_SKU_ROW,
  text: `${KNOWN} for update`,
});

/** Locks the SKUs that products offer, in id order. Everyone takes SKU rows first, then product rows. */
export const lockSkuSets = (tx: Pick<Tx, 'sql'>, spuIds: readonly number[]): Promise<KnownSku[]> =>
  tx.sql.rows(lockKnown, [spuIds]);

/** What tells SKUs of a product apart, whatever the order of the values. */
export const combinationOf = (valueIds: readonly number[]): string => valueIds.toSorted((a, b) => a - b).join(',');

// Numbers first: what is returned by an insert comes in an order that nobody promises.
const nextSkuIds = statement({
  name: 'products-next-sku-ids',
  params: [integer('count')],
  columns: { id: integer },
  text: `select nextval('sku_id_seq')::int as id from generate_series(1, $1)`,
});
const insertSkus = statement({
  name: 'products-insert-skus',
  params: [jsonb.as<string>()('rows')],
  text: `with given as (
     select * from jsonb_to_recordset($1::jsonb) as given (
       id int, spu_id int, price bigint, market_price bigint, stock int, file text, at timestamptz
     )
   ), added as (
     insert into sku (id, spu_id, price, market_price, stock, file)
     select id, spu_id, price, market_price, stock, file from given
   )
   insert into stock_movement (sku_id, quantity, reason, created_at)
   select id, stock, ${STOCK_REASON.initial}, at from given where stock <> 0`,
});
const insertSkuValues = statement({
  name: 'products-insert-sku-values',
  params: [array(integer)('skuIds'), array(integer)('valueIds'), array(smallint)('places')],
  text: `insert into sku_value (sku_id, value_id, position)
   select * from unnest($1::int[], $2::int[], $3::smallint[])`,
});
const setFiles = statement({
  name: 'products-set-sku-files',
  params: [array(integer)('skuIds'), array(text)('files')],
  text: 'update sku set file = given.file from unnest($1::int[], $2::text[]) as given (id, file) where sku.id = given.id',
});
const crowded = statement({
  name: 'products-crowded',
  params: [array(integer)('spuIds'), bigint('most')],
  columns: { spu_id: integer },
  text: `select spu_id from sku where spu_id = any ($1::int[]) and status = 1
   group by spu_id having count(*) > $2 limit 1`,
});

const updateSkus = statement({
  name: 'products-update-skus',
  params: [
    array(integer)('ids'),
    array(bigint)('prices'),
    array(bigint)('marketPrices'),
    array(integer)('stocks'),
    array(timestamptz)('times'),
  ],
  text: `with given as (
     select * from unnest($1::int[], $2::bigint[], $3::bigint[], $4::int[], $5::timestamptz[])
       as given (id, price, market_price, stock, at)
   ), moved as (
     insert into stock_movement (sku_id, quantity, reason, created_at)
     select sku.id, given.stock - sku.stock, ${STOCK_REASON.adjusted}, given.at
     from given join sku on sku.id = given.id where given.stock <> sku.stock order by sku.id
   )
   update sku set price = given.price, market_price = given.market_price, stock = given.stock
   from given where sku.id = given.id`,
});

export interface SkuFigures {
  readonly id: number;
  readonly price: bigint;
  readonly marketPrice: bigint;
  readonly stock: number;
  readonly at: Date;
}

/** Sets what SKUs cost and how many there are, with the movements that explain it. Whoever calls holds their rows. */
export async function setSkuFigures(tx: Pick<Tx, 'sql'>, skus: readonly SkuFigures[]): Promise<void> {
  if (skus.length === 0) return;
  await tx.sql.rows(updateSkus, [
    skus.map(({ id }) => id),
    skus.map(({ price }) => price),
    skus.map(({ marketPrice }) => marketPrice),
    skus.map(({ stock }) => stock),
    skus.map(({ at }) => at),
  ]);
}

interface Wanted extends SkuDraft, Pick<SkuSet, 'spuId' | 'at' | 'known'> {
  /** Of the SKU that is there, or the one that is to come. */
  readonly id: number;
  readonly had: KnownSku | undefined;
}

/**
 * Gives products the SKUs that are wanted: those that are not there come, those that are there change.
 *
 * What orders hold is looked at before: stock never falls below nothing here, and stays where it would.
 *
 * @returns the ids of each set's SKUs, in their order
 * @throws Failure INVALID_INPUT at a SKU whose values another of the set has or, where that is refused, one that is there,
 *   and when a product would have too many
 */
export async function setSkus(tx: Pick<Tx, 'sql'>, sets: readonly SkuSet[]): Promise<number[][]> {
  const spuIds = [...new Set(sets.filter(({ skus }) => skus.length > 0).map(({ spuId }) => spuId))];
  if (spuIds.length === 0) return sets.map(() => []);
  const wanted = await matchKnown(tx, sets, await findKnown(tx, sets));
  const all = wanted.flat();
  const kept = all.flatMap(({ had, ...sku }) => (had ? [{ ...sku, had }] : []));
  await setSkuFigures(
    tx,
    kept.map(({ stock, stockSeen: seen = stock, had, ...sku }) => ({
      ...sku,
      stock: stockAfter({ stock: had.stock, reserved: 0, wanted: stock, seen }) ?? had.stock,
    })),
  );
  const shown = kept.filter(({ known }) => known === 'change');
  if (shown.length > 0) await tx.sql.rows(setFiles, [shown.map(({ id }) => id), shown.map(({ file }) => file)]);
  await addSkus(
    tx,
    all.filter(({ had }) => had === undefined),
  );
  if (await tx.sql.row(crowded, [spuIds, MOST_PRODUCT_SKUS]))
    throw invalidField('skus', 'tooMany', { max: MOST_PRODUCT_SKUS });
  return wanted.map((skus) => skus.map(({ id }) => id));
}

/** SKUs that are there. Those that change are locked; a lock of the others would come after that of their product. */
async function findKnown(tx: Pick<Tx, 'sql'>, sets: readonly SkuSet[]): Promise<KnownSku[]> {
  const idsOf = (isRefused: boolean): number[] =>
    sets.filter(({ known }) => (known === 'refuse') === isRefused).map(({ spuId }) => spuId);
  const [changing, refusing] = [idsOf(false), idsOf(true)];
  const locked = changing.length > 0 ? await lockSkuSets(tx, changing) : [];
  return [...locked, ...(refusing.length > 0 ? await tx.sql.rows(readKnown, [refusing]) : [])];
}

/** Finds the SKU that is there for each that is wanted, by its values; what is missing gets the next number. */
async function matchKnown(
  tx: Pick<Tx, 'sql'>,
  sets: readonly SkuSet[],
  rows: readonly KnownSku[],
): Promise<Wanted[][]> {
  const keyOf = (spuId: number, valueIds: readonly number[]) => `${spuId}:${combinationOf(valueIds)}`;
  const there = new Map(rows.map((row) => [keyOf(row.spu_id, row.value_ids), row]));
  const named = new Set<string>();
  const matched = sets.map(({ spuId, skus, at, known }) =>
    skus.map((sku, index) => {
      const key = keyOf(spuId, sku.valueIds);
      const had = there.get(key);
      if (named.has(key) || (had && known === 'refuse')) throw invalidField(`skus.${index}.properties`, 'notAllowed');
      named.add(key);
      return { ...sku, spuId, at, known, had };
    }),
  );
  const missing = matched.flat().filter(({ had }) => had === undefined).length;
  const numbers = missing === 0 ? [] : (await tx.sql.rows(nextSkuIds, [missing])).map(({ id }) => id);
  return matched.map((skus) => skus.map((sku) => ({ ...sku, id: sku.had?.id ?? numbers.shift() ?? 0 })));
}

async function addSkus(tx: Pick<Tx, 'sql'>, skus: readonly Wanted[]): Promise<void> {
  if (skus.length === 0) return;
  const rows = skus.map(({ id, spuId, price, marketPrice, stock, file, at }) => ({
    id,
    spu_id: spuId,
    price: String(price),
    market_price: String(marketPrice),
    stock,
    file,
    at,
  }));
  await tx.sql.rows(insertSkus, [JSON.stringify(rows)]);
  const values = skus.flatMap(({ id, valueIds }) => valueIds.map((valueId, place) => ({ id, valueId, place })));
  await tx.sql.rows(insertSkuValues, [
    values.map(({ id }) => id),
    values.map(({ valueId }) => valueId),
    values.map(({ place }) => place),
  ]);
}
