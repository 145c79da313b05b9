/** Every endpoint that reads, against text that a database would run if it were ever part of a statement. */
import { endpoints } from '@passage/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import {
  callerFor,
  expectEnvelope,
  forEachAtOnce,
  fullPayload,
  hasBody,
  leavesOf,
  replaceAt,
} from './every-endpoint.testing.ts';

const { world, call } = await startApi();

const STATEMENTS = [
  "1' OR '1'='1' --",
  '0;drop table member cascade;--',
  "') or 1=1 --",
  '(select password_hash from member limit 1)',
  "' union select email, password_hash from member --",
  "%' or no like '%",
  '$1::text; delete from trade_order; --',
  "\\'; select pg_sleep(20); --",
];

/** Every table with its number of rows; what a request leaves behind by right is left out. */
async function rowCounts(): Promise<Record<string, string>> {
  const tables = await world.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('attempt', 'session') order by relname`,
  );
  const counts: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await world.query<{ count: string }>(`select count(*)::text as count from "${name}"`);
    counts[name] = row?.count ?? 'gone';
  }
  return counts;
}

const reading = endpoints.filter(({ endpoint }) => !hasBody(endpoint) && endpoint.method === 'GET' && !endpoint.effect);

describe('fault:security-01 text that a database would run', () => {
  it('is compared or refused, and changes nothing', async () => {
    const staff = call.as(await world.member({ role: 1 }));
    const shopper = call.as(await world.member());
    const before = await rowCounts();
    await forEachAtOnce(reading, async ({ name, endpoint }) => {
      const caller = 'role' in callerFor(endpoint) ? staff : shopper;
      const payload = fullPayload(endpoint);
      for (const { path } of leavesOf(payload)) {
        for (const statement of STATEMENTS) {
          const answer = await caller.endpoint(endpoint, Object(replaceAt(payload, path, statement)));
          expectEnvelope(answer, name);
          expect(answer.code, `${name} ${path.join('.')} ${statement} ${answer.text.slice(0, 200)}`).not.toBe(500);
        }
      }
    });
    expect(await rowCounts()).toEqual(before);
  });

  it('finds in a list what bears it as its name, and nothing more', async () => {
    const member = await world.member();
    for (const statement of STATEMENTS) {
      const own = await call.as(member).get('trade/order/pageFirst', { searchName: statement });
      expect([own.code, own.data.total], statement).toEqual([0, 0]);
      const found = await call.post('product/spuFirst/page', { page: 1, row: 20, searchForm: { name: statement } });
      expect([0, 400], statement).toContain(found.code);
    }
  });
});
