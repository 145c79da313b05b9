/** Runs a check over many endpoints and sees, a group at a time, that the rows that none of them may change stay. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../testing/api.ts';
import type { World } from '../testing/world.ts';

/** Reading the watched rows takes as long as a few calls: once for a group it no longer counts. */
const GROUP_SIZE = 20;

export interface WatchedRows {
  /** One text a table over its watched rows, in whatever order: any change of any of them shows. */
  print(): Promise<Record<string, string>>;
  /** Puts every watched row back as it was when the watch began. */
  restore(): Promise<void>;
}

interface WatchedTable {
  readonly name: string;
  /** Those that can be written. */
  readonly columns: string;
  /** Whether `t` is the row `kept`, by its primary key. */
  readonly isSame: string;
}

let watches = 0;

/**
 * Watches the rows of a tenant whose text matches, as they are now. listing_bits is left out: long rows of bits that
 * follow from listing and name nobody.
 *
 * @param pattern a regular expression of PostgreSQL; all rows unless said otherwise
 * @param leftOut tables that calls may write
 */
export async function watchRows(
  { query }: World,
  tenantId: number,
  { pattern = '', leftOut = [] }: { pattern?: string; leftOut?: readonly string[] } = {},
): Promise<WatchedRows> {
  watches += 1;
  const kept = `watched_${watches}`;
  const tables = await query<WatchedTable>(
    `select c.relname as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select string_agg(format('t.%1$I = kept.%1$I', attname), ' and ') from pg_attribute
        where attrelid = c.oid and attnum = any(i.indkey)) as "isSame"
     from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
       and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id')
     order by 1`,
    [['listing_bits', ...leftOut]],
  );
  const isWatched = `t.tenant_id = ${tenantId} and t::text ~ '${pattern}'`;
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${name} t where ${isWatched}`,
  );
  const copies = tables.map(
    ({ name }) => `create table ${kept}.${name} as select t.* from ${name} t where ${isWatched};`,
  );
  const returns = tables.flatMap(({ name, columns, isSame }) => [
    `delete from ${name} t where (${isWatched}) or exists (select from ${kept}.${name} kept where ${isSame});`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}.${name};`,
  ]);
  // Functions are planned once for each connection. No trigger and no foreign key stands in the way of what was there.
  await query(`
    create schema ${kept};
    ${copies.join('\n')}
    create function ${kept}.print() returns json language plpgsql as $$
    begin
      return (select json_object_agg(name, print) from (${prints.join(' union all ')}) as printed);
    end $$;
    create function ${kept}.restore() returns void language plpgsql set session_replication_role = replica as $$
    begin
      ${returns.join('\n')}
    end $$;`);
  return {
    print: async () => {
      const [row] = await query<{ prints: Record<string, string> }>(`select ${kept}.print() as prints`);
      return row?.prints ?? {};
    },
    restore: async () => {
      await query(`select ${kept}.restore()`);
    },
  };
}

/**
 * Those that change the watched rows, by halves: each half runs on the rows as they were.
 *
 * @param act may throw: whether it writes is the matter here
 */
export async function findWriters<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  { print, restore }: WatchedRows,
): Promise<Item[]> {
  await restore();
  const before = await print();
  for (const item of items) await act(item).catch(() => undefined);
  const isUnchanged = JSON.stringify(await print()) === JSON.stringify(before);
  await restore();
  if (isUnchanged || items.length === 0) return [];
  if (items.length === 1) return [...items];
  const middle = Math.ceil(items.length / 2);
  const halves = [items.slice(0, middle), items.slice(middle)];
  const found = [];
  for (const half of halves) found.push(...(await findWriters(half, act, { print, restore })));
  // Only together, as where one prepares what another does.
  return found.length > 0 ? found : [...items];
}

/** Names of those of a group that wrote; none where the rows are as they were. */
export async function writersOf<Item extends { readonly name: string }>(
  group: readonly Item[],
  act: (item: Item) => Promise<void>,
  rows: WatchedRows,
  before: Readonly<Record<string, string>>,
): Promise<string[]> {
  const after = await rows.print();
  const tables = Object.keys(after).filter((table) => after[table] !== before[table]);
  if (tables.length === 0) return [];
  const writers = await findWriters(group, act, rows);
  const names = (writers.length > 0 ? writers : group).map(({ name }) => name);
  return names.map((name) => `${name} writes ${tables.join(', ')}`);
}

/**
 * One test for each endpoint, and one for each group of at most twenty, which fails with the names of those that changed
 * a watched row.
 *
 * @param title of the endpoint's test; `$name` is the endpoint
 * @param stays title of the group's
 * @param watched known from the hooks before the tests on
 */
export function inGroups<Item extends { readonly name: string }>(
  items: readonly Item[],
  { title, stays, watched }: { title: string; stays: string; watched: () => WatchedRows },
  act: (item: Item) => Promise<void>,
): void {
  for (let first = 0; first < items.length; first += GROUP_SIZE) {
    const group = items.slice(first, first + GROUP_SIZE);
    describe(`from ${group[0]?.name} to ${group.at(-1)?.name}`, () => {
      let before: Record<string, string>;
      beforeAll(async () => {
        before = await watched().print();
      });
      it.each(group)(title, act);
      it(stays, async () => {
        expect(await writersOf(group, act, watched(), before)).toEqual([]);
      });
    });
  }
}

/** A member of the second tenant with an order, whose rows no call in the first may change. */
export async function makeBystander({ world, call }: Pick<TestApi, 'world' | 'call'>): Promise<void> {
  const product = await world.product({ tenantId: 2 });
  const member = await world.member({ tenantId: 2, balance: 10_000 });
  const addressId = await world.address(member);
  await world.cartLine(member, product);
  const order = { items: [{ skuId: product.skuId, count: 1 }], addressId };
  expect(await call.as(member).post('trade/order/createFirst', order)).toMatchObject({ code: 0 });
}
