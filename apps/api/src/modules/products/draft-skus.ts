import type { contract, InputOf } from '@passage/contract';
import type { Tx } from '@passage/database';
import type { Localized } from '../catalogue/index.ts';
import { placePictures } from './place-pictures.ts';
import type { SkuDraft } from './set-skus.ts';
import { type NamedValue, valueIdsOf, valueKeyOf } from './vocabulary.ts';

type Texts = InputOf<typeof contract.products.create>['name'];
type GivenSku = InputOf<typeof contract.products.addSkus>['skus'][number];

/** Without the languages that have no text. */
export const localized = (texts: Texts): Localized =>
  Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));

/** Names and values of options in all the languages that they were given in. */
export const namedValues = (given: readonly { name: Texts; value: Texts }[]): NamedValue[] =>
  given.map(({ name, value }) => ({ name: localized(name), value: localized(value) }));

/**
 * SKUs as they will be written.
 *
 * @param files the product's pictures
 * @throws Failure INVALID_INPUT at a picture that is not the product's own
 */
export async function draftSkus(
  tx: Tx,
  given: readonly GivenSku[],
  { ownerId, files }: { ownerId: number; files: readonly string[] },
): Promise<SkuDraft[]> {
  const values = given.map(({ properties }) => namedValues(properties));
  const ids = await valueIdsOf(tx, values.flat());
  const drafts: SkuDraft[] = [];
  for (const [index, { price, marketPrice = price, stock, picture }] of given.entries()) {
    const valueIds = [...new Set((values[index] ?? []).map((value) => ids.get(valueKeyOf(value)) ?? 0))];
    const [file = files[0] ?? ''] = await placePictures(tx, ownerId, picture === undefined ? [] : [picture], {
      known: files,
      field: () => `skus.${index}.picture`,
    });
    drafts.push({ price, marketPrice, stock, file, valueIds });
  }
  return drafts;
}
