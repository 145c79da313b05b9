import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { COLOURWAYS, drawProduct, drawScene, KINDS, SCENES } from './index.ts';

// a few thousand pictures are drawn and pressed; a busy machine takes its time
vi.setConfig({ testTimeout: 120_000 });

const LIMIT = 13 * 1024;

function problems(svg: string): string[] {
  const found: string[] = [];
  if (/<(text|filter|script|image|foreignObject|style)\b/.test(svg)) found.push('forbidden element');
  if (/NaN|undefined|Infinity|%ID%/.test(svg)) found.push('broken markup');
  if (/(href="(?!#)|url\((?!#)|\son\w+=)/.test(svg)) found.push('reaches outside');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) found.push('id used twice');
  const known = new Set(ids);
  for (const m of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) if (!known.has(m[1])) found.push(`dangling #${m[1]}`);
  const size = gzipSync(svg, { level: 9 }).length;
  if (size > LIMIT) found.push(`${(size / 1024).toFixed(1)} KB`);
  return found;
}

describe('product pictures', () => {
  for (const { kind, colourways, patterns } of KINDS) {
    it(`${kind}: every cloth it is made in`, () => {
      const bad: string[] = [];
      const keys = [
        ...colourways.map((c) => `${kind}.${c}`),
        ...patterns.flatMap((p) => colourways.slice(0, 4).map((c, i) => `${kind}.${c}.${p}.${i + 1}`)),
      ];
      for (const key of keys)
        for (const look of ['packshot', 'editorial'] as const)
          for (const view of ['front', 'detail'] as const) {
            const svg = drawProduct(key, view, look);
            if (svg === undefined) bad.push(`${key} ${view} ${look}: nothing drawn`);
            else bad.push(...problems(svg).map((p) => `${key} ${view} ${look}: ${p}`));
          }
      expect(bad).toEqual([]);
    });
  }

  it('is a pure function of key, view and look', () => {
    for (const { kind, colourways } of KINDS) {
      const key = `${kind}.${colourways[0]}.3`;
      expect(drawProduct(key, 'front')).toBe(drawProduct(key, 'front'));
      expect(drawProduct(key, 'front', 'editorial')).toBe(drawProduct(key, 'front', 'editorial'));
      expect(drawProduct(key, 'front')).not.toBe(drawProduct(key, 'detail'));
    }
  });

  it('hangs differently with another seed', () => {
    expect(drawProduct('coat.camel.1', 'front')).not.toBe(drawProduct('coat.camel.2', 'front'));
  });

  it('shares no ids between pictures inlined in one page', () => {
    const seen = new Map<string, string>();
    for (const { kind, colourways } of KINDS)
      for (const c of colourways)
        for (const view of ['front', 'detail'] as const)
          for (const m of (drawProduct(`${kind}.${c}`, view) ?? '').matchAll(/ id="([^"]+)"/g)) {
            const id = m[1] ?? '';
            expect(seen.has(id), `${id} in ${kind}.${c} ${view} and ${seen.get(id)}`).toBe(false);
            seen.set(id, `${kind}.${c} ${view}`);
          }
  });

  it('holds the rules for any kind, colour, pattern and number', () => {
    const colours = Object.keys(COLOURWAYS);
    const anyKey = fc
      .tuple(fc.nat(KINDS.length - 1), fc.nat(colours.length - 1), fc.nat(9), fc.nat(99_999))
      .map(([k, c, p, seed]) => {
        const { kind = 'coat', patterns = [] } = KINDS[k] ?? {};
        const pattern = patterns[p];
        return [kind, colours[c], ...(pattern ? [pattern] : []), seed].join('.');
      });
    fc.assert(
      fc.property(
        anyKey,
        fc.constantFrom('front', 'detail'),
        fc.constantFrom('packshot', 'editorial'),
        (key, view, look) => {
          const svg = drawProduct(key, view, look);
          expect(svg, key).toBeDefined();
          expect(problems(svg ?? ''), `${key} ${view} ${look}`).toEqual([]);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  it('never throws on a key from outside', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (key) => {
        expect([undefined, 'string']).toContain(typeof drawProduct(key, 'front') === 'string' ? 'string' : undefined);
        expect(drawScene(key, 'wide') === undefined || SCENES.includes(key)).toBe(true);
      }),
      { numRuns: 200, seed: 7 },
    );
  });

  it('answers undefined for anything it does not know', () => {
    for (const key of [
      '',
      'coat',
      'coat.',
      'hat.camel',
      'coat.neon',
      'coat.camel.paisley',
      'coat.camel.herringbone.x',
      'coat.camel.1.2',
      'coat.camel.herringbone.1.1',
      'constructor.camel',
      'coat.constructor',
      'coat.camel.-1',
    ])
      expect(drawProduct(key, 'front'), key).toBeUndefined();
  });

  it('draws in every colour, also one a kind does not list', () => {
    for (const c of Object.keys(COLOURWAYS)) expect(problems(drawProduct(`sweater.${c}`, 'front') ?? '')).toEqual([]);
  });
});

describe('scenes', () => {
  it('keeps every scene, in every shape, within the same rules', () => {
    const bad: string[] = [];
    for (const key of SCENES)
      for (const shape of ['wide', 'tall', 'square'] as const) {
        const svg = drawScene(key, shape);
        if (svg === undefined) bad.push(`${key} ${shape}: nothing drawn`);
        else bad.push(...problems(svg).map((p) => `${key} ${shape}: ${p}`));
      }
    expect(bad).toEqual([]);
  });

  it('is a pure function of key and shape', () => {
    for (const key of ['hero.1', 'zone.female', 'crest.5', 'category.coat', 'brand.7'])
      expect(drawScene(key, 'wide')).toBe(drawScene(key, 'wide'));
  });

  it('has each family of pictures', () => {
    const families = new Set(SCENES.map((key) => key.split('.')[0]));
    expect([...families].sort()).toEqual(['brand', 'category', 'crest', 'hero', 'promo', 'video', 'zone']);
    for (const { kind } of KINDS) expect(SCENES).toContain(`category.${kind}`);
  });

  it('answers undefined for a scene it does not know', () => {
    for (const key of ['', 'hero', 'hero.0', 'hero.99', 'constructor', '__proto__.x'])
      expect(drawScene(key, 'wide')).toBeUndefined();
  });
});
