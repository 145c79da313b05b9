import type { contract, InputOf } from '@passage/contract';
import { statement, type Tx } from '@passage/database';
import { invalidField } from '../../http/failure.ts';
import type { Localized } from '../catalogue/index.ts';
import { placePictures } from './place-pictures.ts';
import { type NamedValue, valueIdsOf, valueKeyOf } from './vocabulary.ts';
import type { SkuDraft } from './write-products.ts';

type Texts = InputOf<typeof contract.products.create>['name'];
type GivenSku = InputOf<typeof contract.products.addSkus>['skus'][number];

/** Without the languages that have no text. */
export const localized = (texts: Texts): Localized =>
  Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));

export const namedValues = (given: readonly { name: Texts; value: Texts }[]): NamedValue[] =>
  given.map(({ name, value }) => ({ name: localized(name), value: localized(value) }));

const takenValues = statement<{ value_ids: number[] }, [spuId: number]>(
  'products-taken-values',
  `select array(select value_id from sku_value where sku_value.sku_id = sku.id order by value_id) as value_ids
   from sku where spu_id = $1 and status = 1`,
);

/** What tells SKUs of a product apart, whatever the order of the values. */
const combinationOf = (valueIds: readonly number[]): string => valueIds.toSorted((a, b) => a - b).join(',');

/**
 * SKUs as they will be written.
 *
 * @param product the one that they join, locked; undefined for a new one
 * @param files the product's pictures
 * @throws Failure INVALID_INPUT at a SKU that the product has already, and at a picture that is not its own
 */
export async function draftSkus(
  tx: Tx,
  given: readonly GivenSku[],
  { ownerId, spuId, files }: { ownerId: number; spuId: number | undefined; files: readonly string[] },
): Promise<SkuDraft[]> {
  const values = given.map(({ properties }) => namedValues(properties));
  const ids = await valueIdsOf(tx, values.flat());
  const taken = spuId === undefined ? [] : await tx.sql.rows(takenValues, [spuId]);
  const combinations = new Set(taken.map(({ value_ids }) => combinationOf(value_ids)));
  const drafts: SkuDraft[] = [];
  for (const [index, { price, marketPrice = price, stock, picture }] of given.entries()) {
    const valueIds = [...new Set((values[index] ?? []).map((value) => ids.get(valueKeyOf(value)) ?? 0))];
    if (combinations.has(combinationOf(valueIds))) throw invalidField(`skus.${index}.properties`, 'notAllowed');
    combinations.add(combinationOf(valueIds));
    const [file = files[0] ?? ''] = await placePictures(tx, ownerId, picture === undefined ? [] : [picture], {
      known: files,
      field: () => `skus.${index}.picture`,
    });
    drafts.push({ price, marketPrice, stock, file, valueIds });
  }
  return drafts;
}
