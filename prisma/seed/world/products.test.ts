import { drawProduct, KINDS } from '@passage/studio';
import { describe, expect, it } from 'vitest';
import { drawnOf, kindsOf } from './assortment.ts';
import { BRANDS, makes } from './brands.ts';
import { POPULATIONS } from './categories.ts';
import { DESIGNERS } from './designers.ts';
import { PRODUCT_KINDS } from './product-kinds.ts';
import { products } from './products.ts';
import { PROPERTIES } from './properties.ts';
import { SHOPS } from './shops.ts';
import { SHOWCASE } from './showcase.ts';

const SEED = 20260101;
const CATALOGUE = [...products(SEED, 420, 1)];
const SECOND_CATALOGUE = [...products(SEED, 420, 2)];

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

describe('the plan of a product', () => {
  it('tenant-28 is the same for the same seed, and another for another', () => {
    expect([...products(SEED, 420, 1)]).toEqual(CATALOGUE);
    expect([...products(SEED, 40, 1)]).toEqual(CATALOGUE.slice(0, 40));
    expect([...products(SEED + 1, 420, 1)]).not.toEqual(CATALOGUE);
    expect(SECOND_CATALOGUE.map(({ key }) => key)).not.toEqual(CATALOGUE.map(({ key }) => key));
  });

  it('points only at what exists', () => {
    const values = new Map(PROPERTIES.map(({ key, values }) => [key, new Set(values.map((value) => value.key))]));
    for (const [tenant, plans] of [[1, CATALOGUE] as const, [2, SECOND_CATALOGUE] as const]) {
      const shops = new Map(SHOPS[tenant].map((shop) => [shop.key, shop]));
      const designers = new Map(DESIGNERS[tenant].map((designer) => [designer.key, designer]));
      for (const plan of plans) {
        expect(shops.get(plan.shopKey)?.brandKeys).toContain(plan.brandKey);
        if (plan.designerKey) expect(designers.get(plan.designerKey)?.brandKeys).toContain(plan.brandKey);
        expect(plan.colours.every((key) => values.get('colour')?.has(key))).toBe(true);
        expect(plan.sizes.every((key) => values.get('size')?.has(key))).toBe(true);
        expect(values.get('material')?.has(plan.material)).toBe(true);
        expect(plan.pictures.map(({ colour }) => colour)).toEqual(plan.colours);
      }
    }
  });

  it('has one to three colours, each size in each colour once, and prices that make sense', () => {
    expect(repeated(CATALOGUE.map(({ key }) => key))).toEqual([]);
    for (const plan of CATALOGUE) {
      expect(plan.colours.length).toBeGreaterThanOrEqual(1);
      expect(plan.colours.length).toBeLessThanOrEqual(3);
      expect(plan.skus).toHaveLength(plan.colours.length * plan.sizes.length);
      expect(repeated(plan.skus.map(({ colour, size }) => `${colour},${size}`))).toEqual([]);
      expect(plan.priceCents).toBeGreaterThanOrEqual(500);
      expect(plan.priceCents).toBeLessThanOrEqual(600_000);
      expect(plan.marketPriceCents).toBeGreaterThanOrEqual(plan.priceCents);
      expect(plan.skus.every(({ stock }) => Number.isInteger(stock) && stock >= 0)).toBe(true);
      expect(plan.description.en).toMatch(/^(<p>[^<>&]+<\/p>){3}$/);
    }
  });

  it('puts about a quarter on sale, and some sold out or off the shelf', () => {
    const onSale = CATALOGUE.filter((plan) => plan.marketPriceCents > plan.priceCents).length / CATALOGUE.length;
    expect(onSale).toBeGreaterThan(0.15);
    expect(onSale).toBeLessThan(0.35);
    expect(CATALOGUE.some(({ skus }) => skus.every(({ stock }) => stock === 0))).toBe(true);
    expect(CATALOGUE.some(({ status }) => status === 'off')).toBe(true);
    expect(CATALOGUE.some(({ skus }) => skus.some(({ stock }) => stock === 0))).toBe(true);
  });

  it('never calls two pieces of one house the same', () => {
    expect(repeated(CATALOGUE.map(({ brandKey, name }) => `${brandKey} ${name.en}`))).toEqual([]);
  });

  it('opens each population with a window of different kinds, all in stock', () => {
    for (const population of POPULATIONS) {
      const first = CATALOGUE.filter((plan) => plan.population === population).slice(0, 12);
      expect(new Set(first.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(9);
      expect(new Set(first.map(({ colours }) => colours[0])).size).toBeGreaterThanOrEqual(7);
      expect(first.every(({ status, skus }) => status === 'on' && skus.some(({ stock }) => stock > 0))).toBe(true);
    }
  });

  it('shows only pieces that the lists of kinds, categories, materials and houses know', () => {
    const faults = SHOWCASE.flatMap((piece) => {
      const kind = PRODUCT_KINDS.find(({ key }) => key === piece.kind);
      const lines =
        kind?.lines.filter(({ categories }) => categories[piece.population]?.includes(piece.category)) ?? [];
      const brand = BRANDS[1].find(({ key }) => key === piece.brand);
      const known = {
        category: lines.length > 0,
        material: lines.some(({ materials }) => materials.includes(piece.material)),
        cloth: kind?.patterns.some(([pattern]) => pattern === piece.cloth) ?? false,
        name: kind?.names[piece.name] !== undefined,
        house: brand !== undefined && makes(brand, piece.kind, piece.population),
      };
      return Object.entries(known).flatMap(([what, held]) => (held ? [] : [`${piece.brand} ${piece.kind}: ${what}`]));
    });
    expect(faults).toEqual([]);
  });

  it('keeps to what a studio can draw', () => {
    const studio = [{ kind: 'coat', colourways: ['camel', 'black', 'navy'], patterns: ['check'] }];
    const [coat, ...others] = drawnOf(kindsOf(1), studio);
    expect(others).toEqual([]);
    expect(coat?.colours).toEqual(['camel', 'navy', 'black']);
    expect(coat?.patterns.map(([pattern]) => pattern)).toEqual(['plain', 'check']);
    const plans = [...products(SEED, 30, 1, studio)];
    expect(plans).toHaveLength(30);
    expect(plans.every(({ kind }) => kind === 'coat')).toBe(true);
  });

  it('asks the studio only for pictures that it can draw', () => {
    const pictures = [...products(SEED, 420, 1, KINDS), ...products(SEED, 420, 2, KINDS)].flatMap(
      (plan) => plan.pictures,
    );
    const looks = new Map(pictures.map(({ key }) => [key.replace(/\.\d+$/, ''), key]));
    const missing = [...looks.values()].filter((key) => drawProduct(key, 'front') === undefined);
    expect(missing).toEqual([]);
  }, 60_000);

  it('goes on far beyond what anyone could read', () => {
    let last = '';
    for (const plan of products(SEED, 12_000, 1)) last = plan.key;
    expect(last).toBe('t1-012000');
  });
});
