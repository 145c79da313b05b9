import { expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { fileOf, importsOf } from './imports.testing.ts';

const api = await startApi();
const imports = importsOf(api);
const GOOD = 'good,Good,,V,,"women, tops",true,,,,,1,10,,';

it('import-10 a text that is cut where a character would be halved takes nothing along', async () => {
  const merchant = await imports.merchant();
  const end = '😀z';
  const outcomes: string[][] = [];
  for (const line of [
    `a,A,,${'x'.repeat(79)}${end},,women,true,,,,,1,10,,`,
    `b,A,,V,,${'t'.repeat(99)}${end},true,,,,,1,10,,`,
    `${'h'.repeat(199)}${end},A,,V,,women,true,,,,,1,10,,`,
    `c,A,,V,,women,true,,,,,1,10,,https://x.test/${'p'.repeat(284)}${end}`,
    `d,A,,V,,women,true,,,,,1,${'9'.repeat(59)}${end},,`,
  ]) {
    const { state, rows } = await imports.run(merchant, fileOf(line, GOOD.replace('good', `good-${outcomes.length}`)));
    outcomes.push([state.status, ...rows.map(({ outcome }) => outcome)]);
  }
  const whole = ['done', 'created', 'created'];
  const refused = ['done', 'refused', 'created'];
  expect(outcomes).toEqual([whole, refused, whole, whole, refused]);
});

it('import-09 a million cells in few lines are refused before they fill the memory', async () => {
  const merchant = await imports.merchant();
  const wide = ',c'.repeat(100_000);
  const file = [`Handle,Title,Variant Price${wide}`, ...Array<string>(10).fill(`a,A,1${wide}`)].join('\n');
  const { state, rows } = await imports.run(merchant, file);
  expect([state.status, rows.length, rows[0]?.problems]).toMatchObject(['failed', 1, [{ code: 'columnCount' }]]);
});

it('import-08 shops that bring the same new brands and options at once, in different orders, all get theirs', async () => {
  const merchants = await Promise.all(Array.from({ length: 4 }, () => imports.merchant()));
  const lines = Array.from(
    { length: 30 },
    (_, n) => `p${n},P ${n},,House ${n},,"women, tops",true,Opt ${n % 7},Val ${n},,,1,10,,`,
  );
  const done = await Promise.all(
    merchants.map((merchant, n) => imports.run(merchant, fileOf(...(n % 2 === 0 ? lines : lines.toReversed())))),
  );
  expect(done.map(({ state }) => [state.status, state.created])).toEqual(merchants.map(() => ['done', 30]));
  const [{ brands } = { brands: 0 }] = await api.world.query<{ brands: number }>(
    `select count(*)::int as brands from brand where name like 'House %'`,
  );
  expect(brands).toBe(30);
});
