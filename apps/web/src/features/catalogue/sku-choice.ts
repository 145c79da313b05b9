import type { ProductDetail } from './catalogue.api.ts';

export type Sku = ProductDetail['skus'][number];
export type Property = ProductDetail['properties'][number];

/** The chosen value of each property, by id. */
export type SkuChoice = ReadonlyMap<number, number>;

/** Whether a value can be had, beside the other properties' chosen values. */
export type ValueState = 'available' | 'soldOut' | 'missing';

type Product = Pick<ProductDetail, 'properties' | 'skus'>;

/** A SKU's key: the names of its values joined by commas. */
export const skuKey = (sku: Pick<Sku, 'properties'>): string =>
  sku.properties.map(({ valueName }) => valueName).join(',');

const has = (sku: Sku, propertyId: number, valueId: number): boolean =>
  sku.properties.some((property) => property.propertyId === propertyId && property.valueId === valueId);

function fits(sku: Sku, choice: SkuChoice): boolean {
  for (const [propertyId, valueId] of choice) if (!has(sku, propertyId, valueId)) return false;
  return true;
}

/** Where a property has one value only there is nothing to choose. */
export function initialChoice({ properties }: Product): SkuChoice {
  const choice = new Map<number, number>();
  for (const { propertyId, values } of properties) {
    const [only, ...others] = values;
    if (only && others.length === 0) choice.set(propertyId, only.valueId);
  }
  return choice;
}

/** The SKU that the choice names, once every property is chosen. */
export function chosenSku({ properties, skus }: Product, choice: SkuChoice): Sku | undefined {
  if (properties.some(({ propertyId }) => !choice.has(propertyId))) return undefined;
  return skus.find((sku) => fits(sku, choice));
}

/** The other properties' choices that decide about a value. */
function othersOf({ properties }: Product, choice: SkuChoice, propertyId: number): SkuChoice {
  // The first property, the colour, is chosen freely, or one could not get from one colour's sizes to another's.
  if (properties[0]?.propertyId === propertyId) return new Map();
  return new Map([...choice].filter(([id]) => id !== propertyId));
}

export function valueState(product: Product, choice: SkuChoice, propertyId: number, valueId: number): ValueState {
  const others = othersOf(product, choice, propertyId);
  const matching = product.skus.filter((sku) => has(sku, propertyId, valueId) && fits(sku, others));
  if (matching.length === 0) return 'missing';
  return matching.some(({ stock }) => stock > 0) ? 'available' : 'soldOut';
}

/** Names of the chosen values that make a value unavailable, for the reason. */
export function reasonOf(product: Product, choice: SkuChoice, propertyId: number): string[] {
  const others = othersOf(product, choice, propertyId);
  return product.properties.flatMap((property) => {
    const valueId = others.get(property.propertyId);
    const value = property.values.find((candidate) => candidate.valueId === valueId);
    return value ? [value.valueName] : [];
  });
}

/** Chooses a value; choices of other properties that cannot be had with it are given up. */
export function choose(product: Product, choice: SkuChoice, propertyId: number, valueId: number): SkuChoice {
  const next = new Map(choice).set(propertyId, valueId);
  for (const [otherId, otherValue] of choice) {
    if (otherId === propertyId) continue;
    if (valueState(product, next, otherId, otherValue) !== 'available') next.delete(otherId);
  }
  return next;
}
