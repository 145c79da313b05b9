import { cents } from '@passage/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, endpoints } from './index.ts';
import { metaOf } from './meta.ts';
import { centsOut, dollars, dollarsInput, flag, time } from './scalars.ts';

const amounts = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map(cents);
const overTheWire = (schema: z.ZodType, value: unknown): unknown => JSON.parse(JSON.stringify(z.encode(schema, value)));

interface OutputField {
  readonly endpoint: string;
  readonly key: string;
  readonly schema: z.core.$ZodType;
}

/** Every field of every answer, at any depth. */
const outputFields = endpoints.flatMap(({ name, endpoint }) => fieldsOf(name, endpoint.output, new Set()));

function fieldsOf(endpoint: string, schema: z.core.$ZodType, seen: ReadonlySet<z.core.$ZodType>): OutputField[] {
  if (seen.has(schema)) return [];
  const deeper = new Set([...seen, schema]);
  if (schema instanceof z.core.$ZodArray) return fieldsOf(endpoint, schema._zod.def.element, deeper);
  if (schema instanceof z.core.$ZodLazy) return fieldsOf(endpoint, schema._zod.innerType, deeper);
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return fieldsOf(endpoint, schema._zod.def.innerType, deeper);
  }
  if (schema instanceof z.core.$ZodUnion) {
    return schema._zod.def.options.flatMap((option) => fieldsOf(endpoint, option, deeper));
  }
  if (!(schema instanceof z.core.$ZodObject)) return [];
  return Object.entries(schema._zod.def.shape).flatMap(([key, field]) => [
    { endpoint, key, schema: field },
    ...fieldsOf(endpoint, field, deeper),
  ]);
}

const wireOf = (schema: z.core.$ZodType): string | undefined =>
  schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable
    ? wireOf(schema._zod.def.innerType)
    : metaOf(schema).wire;

const kindsOf = (keys: readonly string[]) =>
  outputFields
    .filter(({ key }) => keys.includes(key))
    .map(({ endpoint, key, schema }) => [endpoint, key, wireOf(schema)]);
const as = (kind: string, found: readonly (readonly unknown[])[]) =>
  found.map(([endpoint, key]) => [endpoint, key, kind]);

describe('money and moments on the wire', () => {
  it('i18n-20 every amount survives the way out and back, in dollars and in cents', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const schema of [dollars(), centsOut()]) expect(schema.parse(overTheWire(schema, amount))).toBe(amount);
        const asDollars = overTheWire(dollars(), amount);
        expect(String(asDollars)).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(overTheWire(centsOut(), amount)).toBe(Number(amount));
      }),
    );
  });

  it('i18n-21 the amounts that the documents give in cents are cents', () => {
    const found = kindsOf(['payPrice', 'totalPrice', 'deliveryPrice', 'refundPrice']);
    expect(found).not.toEqual([]);
    expect(found).toEqual(as('cents', found));
  });

  it('i18n-22 the amounts that the documents give in dollars are dollars', () => {
    const names = [
      'marketPrice',
      'saleprice',
      'freight',
      'subtotal',
      'totalAmt',
      'balance',
      'freezebalance',
      'amt',
      'hamt',
    ];
    const found = kindsOf(names);
    expect(new Set(found.map(([, key]) => key))).toEqual(new Set(names));
    expect(found).toEqual(as('dollars', found));
    const productPrices = kindsOf(['price']).filter(([endpoint]) => /^(catalogue|favorites)\./.test(String(endpoint)));
    expect(productPrices).not.toEqual([]);
    expect(productPrices).toEqual(as('dollars', productPrices));
  });

  it('i18n-20 no answer has a bare number for an amount', () => {
    const amountNames = /price|amt|amount|balance|freight|subtotal|money/i;
    const bare = outputFields.filter(({ key, schema }) => amountNames.test(key) && schema instanceof z.core.$ZodNumber);
    expect(bare.map(({ endpoint, key }) => `${endpoint} ${key}`)).toEqual([]);
  });

  it('i18n-24 moments are epoch milliseconds', () => {
    const found = outputFields.filter(({ key }) => /(Time|Deadline)$/.test(key));
    expect(found).not.toEqual([]);
    for (const { endpoint, key, schema } of found) expect(wireOf(schema), `${endpoint} ${key}`).toBe('time');
    expect(overTheWire(time(), new Date(1_767_225_600_000))).toBe(1_767_225_600_000);
    expect(time().parse(1_767_225_600_000)).toEqual(new Date('2026-01-01T00:00:00Z'));
  });

  it('an amount that a shopper sends is read exactly or refused', () => {
    const schema = dollarsInput();
    expect([19.99, '19.9', ' 0.07 ', 0, '1234567.89'].map((value) => schema.parse(value))).toEqual([
      1999n,
      1990n,
      7n,
      0n,
      123456789n,
    ]);
    for (const value of [1.005, '1.005', '1e3', '1,00', '$5', 'x', Number.NaN, -0.01, '-5', 1e21, true, [5], {}, '']) {
      expect(schema.safeParse(value).success, String(value)).toBe(false);
    }
  });

  it('i18n-23 numbers of orders are text', () => {
    expect(contract.orders.detail.output.shape.no).toBeInstanceOf(z.ZodString);
  });

  it('flags are 1 and 0', () => {
    expect([true, false].map((value) => overTheWire(flag(), value))).toEqual([1, 0]);
    expect(flag().safeParse(2).success).toBe(false);
  });
});
