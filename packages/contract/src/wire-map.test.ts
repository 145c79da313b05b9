import { readFileSync } from 'node:fs';
import { cents } from '@passage/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, endpoints } from './index.ts';
import { decodeWire, filledPath } from './light.ts';
import { centsOut, dollars, flag, time } from './scalars.ts';
import { validOutput } from './testing/arbitrary.ts';
import { describeContract, wireMap } from './wire-map.ts';

describe('what travels and what the client reads', () => {
  it.each(endpoints)('$name: every answer arrives as it was given', ({ endpoint }) => {
    const map = wireMap(endpoint.output);
    fc.assert(
      fc.property(validOutput(endpoint), (answer) => {
        const received: unknown = JSON.parse(JSON.stringify(z.encode(endpoint.output, answer)));
        expect(decodeWire(map, received)).toEqual(answer);
        // Without zod it reads the same as with it.
        expect(endpoint.output.parse(received)).toEqual(answer);
      }),
      { numRuns: 50 },
    );
  });

  it('tells only the places that need decoding', () => {
    expect(wireMap(contract.cart.add.output)).toBeUndefined();
    expect(wireMap(contract.catalogue.tree.output)).toBeUndefined();
    expect(wireMap(contract.orders.create.output)).toEqual({ o: { totalPrice: 'cents', payDeadline: 'time' } });
    expect(wireMap(contract.catalogue.page.output)).toEqual({
      o: {
        list: { a: { o: { price: 'dollars', marketPrice: 'dollars', collectflag: 'flag', collectFlag: 'flag' } } },
      },
    });
  });

  it('looks through what wraps a value', () => {
    const schema = z.object({
      a: dollars().optional(),
      b: time().nullable(),
      c: z.lazy(() => z.array(flag())),
      d: z.union([z.object({ kind: z.literal('x'), price: centsOut() }), z.object({ kind: z.literal('y') }), z.null()]),
    });
    expect(wireMap(schema)).toEqual({ o: { a: 'dollars', b: 'time', c: { a: 'flag' }, d: { o: { price: 'cents' } } } });
  });

  it('refuses what a tree of data cannot tell', () => {
    const node: z.ZodType = z.lazy(() => z.object({ price: dollars(), children: z.array(node) }));
    expect(() => wireMap(node)).toThrow('recursive');
    expect(() => wireMap(z.union([z.object({ a: dollars() }), z.object({ a: z.number() })]))).toThrow('union');
    expect(() => wireMap(z.union([dollars(), centsOut()]))).toThrow('union');
    expect(() => wireMap(z.record(z.string(), dollars()))).toThrow('record');
  });

  it('leaves what is absent, null or unknown as it is', () => {
    const map = wireMap(z.object({ a: dollars(), b: z.array(time()) }));
    expect(decodeWire(map, { a: null, extra: 1 })).toEqual({ a: null, extra: 1 });
    expect(decodeWire(map, undefined)).toBeUndefined();
    expect(decodeWire(map, { a: 19.99, b: [0] })).toEqual({ a: cents(1999), b: [new Date(0)] });
  });

  it('fails on an answer that the contract rules out instead of showing a wrong amount', () => {
    const map = wireMap(z.object({ a: dollars(), b: centsOut() }));
    for (const answer of [{ a: 1.005 }, { a: '19.99' }, { b: 0.5 }, []]) {
      expect(() => decodeWire(map, answer)).toThrow(TypeError);
    }
  });

  it('reading takes nothing but money along into the bundle', () => {
    const source = readFileSync(new URL('./light.ts', import.meta.url), 'utf8');
    const imports = [...source.matchAll(/^import (?!type).*from '(.+)';$/gm)].map(([, from]) => from);
    expect(imports).toEqual(['@passage/money']);
  });

  it('describes every endpoint of the storefront as data that survives JSON', () => {
    const described = describeContract();
    const ofStorefront = endpoints.filter(({ endpoint }) => endpoint.surface === 'app');
    expect(Object.keys(described)).toEqual(ofStorefront.map(({ name }) => name));
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
    expect(described['cart.add']).toEqual({ method: 'POST', path: 'trade/cart/addFirst' });
    expect(described['orders.create']).toMatchObject({ idempotent: true, encoding: 'json' });
  });

  it('fault:contract-55 fills every field of a path and encodes it, below the prefix of its side', () => {
    const path = 'review/{queue}/{id}/approve';
    expect(filledPath({ surface: 'admin', path }, { queue: 'a b', id: '7/../8' })).toBe(
      '/admin-api/review/a%20b/7%2F..%2F8/approve',
    );
    expect(filledPath({ path: 'message/delete/message/{id}' }, { id: 'ü', shopId: 3 })).toBe(
      '/app-api/message/delete/message/%C3%BC',
    );
    expect(() => filledPath({ path }, { queue: 'payments' })).toThrow(TypeError);
  });

  it('fault:contract-55 describes the console’s side too, with an upload and a me of its own', () => {
    const described = describeContract('admin');
    const ofConsole = endpoints.filter(({ endpoint }) => endpoint.surface === 'admin');
    expect(Object.keys(described)).toEqual(ofConsole.map(({ name }) => name));
    const pathOf = (name: string) => {
      const endpoint = described[name];
      if (!endpoint) throw new Error(`no endpoint ${name}`);
      return `${endpoint.method} ${filledPath(endpoint, {})}`;
    };
    expect(pathOf('files.deskUpload')).toBe('POST /admin-api/files');
    expect(pathOf('consoleAccount.me')).toBe('GET /admin-api/auth/me');
    expect(Object.keys(contract.consoleAccount.me.output.shape)).toEqual(
      expect.arrayContaining(['userId', 'role', 'shopId']),
    );
  });
});
