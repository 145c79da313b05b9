/** Which module a table belongs to, and that no other one writes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { modelsOf, type TableWrite, tableWritesOf } from './testing/table-writes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const MODULES = readdirSync(`${root}apps/api/src/modules`);
/** Beside the modules: what serves them all, and the demo world. */
const ROOMS: ReadonlySet<string> = new Set([...MODULES, 'http', 'platform', 'seed']);

interface Owned {
  /** The owner of each table. */
  readonly owners: ReadonlyMap<string, string>;
  /** What is wrong, with the model's name. */
  readonly faults: readonly string[];
}

/** Reads the lines `/// @owner <module>` above the models of a Prisma schema. */
function ownersOf(schema: string): Owned {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const [, comment = '', model = '', body = ''] of schema.matchAll(
    /((?:^[ \t]*\/\/\/[^\n]*\n)*)^model (\w+) \{\n(.*?)^\}/gms,
  )) {
    const names = [...comment.matchAll(/@owner[ \t]*(\S*)/g)].map(([, name = '']) => name);
    const [owner = ''] = names;
    if (names.length !== 1) faults.push(`${model} has ${names.length} owners`);
    else if (!ROOMS.has(owner)) faults.push(`${model} belongs to ${owner}, which is no module`);
    owners.set(/@@map\("(\w+)"\)/.exec(body)?.[1] ?? model, owner);
  }
  return { owners, faults };
}

const schema = readdirSync(`${root}prisma/schema`)
  .filter((name) => name.endsWith('.prisma'))
  .map((name) => readFileSync(`${root}prisma/schema/${name}`, 'utf8'))
  .join('\n');
const { owners, faults } = ownersOf(schema);

describe('each table has one owner', () => {
  it('house-04 each model names the module that it belongs to', () => {
    expect(faults).toEqual([]);
    expect(owners.size).toBeGreaterThan(90);
    expect([...owners]).toEqual(
      expect.arrayContaining([
        ['trade_order', 'orders'],
        ['ledger_entry', 'ledger'],
        ['sku', 'products'],
      ]),
    );
  });

  it('house-04 a model without an owner, with an unknown one or with two is named', () => {
    const model = (name: string, ...lines: string[]) => `${lines.join('\n')}\nmodel ${name} {\n  id Int @id\n}\n`;
    const owned = '/// @owner orders';
    expect(
      ownersOf(
        [
          model('Right', '/// Something.', owned),
          model('Missing', '/// Of orders.'),
          model('Unknown', '/// @owner ordres'),
          model('Second', owned, '/// @owner cart'),
        ].join('\n'),
      ).faults,
    ).toEqual(['Missing has 0 owners', 'Unknown belongs to ordres, which is no module', 'Second has 2 owners']);
  });
});

interface PlacedWrite extends TableWrite {
  /** The room that the file stands in. */
  readonly module: string;
}

const models = modelsOf(schema);

/** Sources of a folder that run in the product. */
const sourcesBelow = (folder: string): string[] =>
  readdirSync(`${root}apps/api/src/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.(test|testing)\.ts$|(^|\/)testing\//.test(path));

const writesIn = (module: string, path: string, source: string): PlacedWrite[] =>
  tableWritesOf(path, source, models).map((write) => ({ ...write, module }));

const writes: readonly PlacedWrite[] = [...MODULES.map((name) => `modules/${name}`), 'http', 'platform'].flatMap(
  (room) =>
    sourcesBelow(room).flatMap((path) =>
      writesIn(room.replace('modules/', ''), path, readFileSync(`${root}apps/api/src/${room}/${path}`, 'utf8')),
    ),
);

/** Deletes whose table the list of retention bounds names, in every module's tables by its very purpose. */
const SWEEPS: readonly string[] = ['retention: delete of an unnamed table by retention-remove-\uFFFD'];

const lineOf = ({ module, verb, table, statement }: PlacedWrite): string =>
  `${module}: ${verb} of ${table ?? 'an unnamed table'} by ${statement}`;

const foreign = (written: readonly PlacedWrite[]): string[] =>
  written
    .filter(({ module, table }) => table === undefined || owners.get(table) !== module)
    .map((write) => `${lineOf(write)}, which belongs to ${owners.get(write.table ?? '') ?? 'nobody known'}`);

describe('each table is written by its owner alone', () => {
  it('house-05 no module writes a table of another', () => {
    expect(writes.length).toBeGreaterThan(150);
    const found = foreign(writes);
    expect(found.filter((line) => !SWEEPS.some((sweep) => line.startsWith(`${sweep},`)))).toEqual([]);
    expect(found.length).toBe(SWEEPS.length);
  });

  it('house-05 a write of a table of another module is named with module, table and statement, however it is written', () => {
    const source = `
      const TABLE = 'spu';
      const SET = \`update sku set stock = 0 where id = $1\`;
      const own = statement({ name: 'cart-own', text: 'delete from cart_line where id = $1' });
      const nested = statement({
        name: 'cart-nested',
        text: \`with gone as (delete from only "trade_order" as old where id = $1 returning id)
         insert into passage.stock_movement (sku_id) select id from gone\`,
      });
      const touched = statement({ name: 'cart-touched', text: mustTouch(SET) });
      const built = statement({ name: 'cart-built', text: 'update ' + TABLE + ' set rank = 1' });
      const unnamed = (table: string) => statement({ name: \`cart-\${table}\`, text: \`delete from \${table} where id = $1\` });
      const reads = statement({ name: 'cart-reads', text: 'select status from trade_order where id = $1 for update of trade_order' });
      const grows = statement({ name: 'cart-grows', text: 'insert into cart_line (id) values ($1) on conflict (id) do update set count = 2' });
      async function write({ prisma }: Db, tx: Tx) {
        await client.query('truncate table ledger_entry');
        await prisma.member.updateMany({ where: { id: 1 }, data: { point: 1 } });
        await tx.prisma.cartLine.create({ data: { count: 1, sku: { update: { stock: 0 } } } });
        await tx.prisma.shop.findMany({ where: { id: 1 } });
      }`;
    expect(foreign(writesIn('cart', 'planted.ts', source))).toEqual([
      'cart: update of sku by SET, which belongs to products',
      'cart: delete of trade_order by cart-nested, which belongs to orders',
      'cart: insert of stock_movement by cart-nested, which belongs to products',
      'cart: update of spu by cart-built, which belongs to products',
      'cart: delete of an unnamed table by cart-\uFFFD, which belongs to nobody known',
      'cart: truncate of ledger_entry by planted.ts, which belongs to ledger',
      'cart: update of member by prisma.member.updateMany, which belongs to account',
      'cart: update of sku by prisma.cartLine.create.sku, which belongs to products',
    ]);
  });
});

describe('an order has its status of one function', () => {
  const setters = (written: readonly PlacedWrite[]): string[] =>
    written
      .filter(
        ({ table, columns }) => table === 'trade_order' && columns.some((name) => name === 'status' || name === '*'),
      )
      .map(lineOf);

  it('house-06 no statement but the text behind moveOrder sets it, and new orders take what the table gives them', () => {
    expect(writes.filter(({ table }) => table === 'trade_order').length).toBeGreaterThan(10);
    expect(setters(writes)).toEqual(['orders: update of trade_order by MOVE']);
  });

  it('house-06 a statement that sets it is found in an update, an insert, a conflict and a Prisma call', () => {
    const source = `
      const one = statement({ name: 'one', text: 'update trade_order set pay_type = 1, status = 20 where status = 10' });
      const two = statement({ name: 'two', text: 'update trade_order set (pay_type, status) = (1, 20) where id = 1' });
      const three = statement({ name: 'three', text: 'insert into trade_order (no, status) values (1, 20)' });
      const four = statement({ name: 'four', text: 'insert into trade_order select * from given' });
      const five = statement({ name: 'five', text: 'insert into trade_order (no) values (1) on conflict do update set status = 20' });
      const six = (set: string) => statement({ name: 'six', text: \`update trade_order set \${set} where id = 1\` });
      const other = statement({ name: 'other', text: 'update trade_order set audit_status = 1, paid_at = (select status from x) where status = 0' });
      async function write(prisma: Prisma, data: object) {
        await prisma.tradeOrder.update({ where: { id: 1 }, data: { status: 20 } });
        await prisma.tradeOrder.update({ where: { id: 1 }, data });
        await prisma.tradeOrder.update({ where: { status: 1 }, data: { remark: '' } });
      }`;
    expect(setters(writesIn('orders', 'planted.ts', source))).toEqual([
      ...['update', 'update', 'insert', 'insert', 'insert', 'update'].map(
        (verb, index) => `orders: ${verb} of trade_order by ${['one', 'two', 'three', 'four', 'five', 'six'][index]}`,
      ),
      'orders: update of trade_order by prisma.tradeOrder.update',
      'orders: update of trade_order by prisma.tradeOrder.update',
    ]);
  });
});

describe('a product has its SKUs of one function', () => {
  it('house-07 no statement but that of setSkus inserts a SKU, and the demo world has none of its own', () => {
    const inserts = writes.filter(({ table, verb }) => table === 'sku' && verb === 'insert');
    expect(inserts.map(lineOf)).toEqual(['products: insert of sku by products-insert-skus']);
    const seed = readdirSync(`${root}prisma/seed`, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
    );
    const sources = seed.map((path) => ({ path, source: readFileSync(`${root}prisma/seed/${path}`, 'utf8') }));
    const written = sources.flatMap(({ path, source }) => writesIn('seed', path, source));
    expect(written.filter(({ table }) => /^(sku|sku_value|stock_movement)$/.test(table ?? '')).map(lineOf)).toEqual([]);
    // The seed inserts into tables that it names in a string of their own.
    expect(
      sources.filter(({ source }) => /'(sku|sku_value|stock_movement)'/.test(source)).map(({ path }) => path),
    ).toEqual([]);
    expect(sources.filter(({ source }) => /'spu'/.test(source)).map(({ path }) => path)).toEqual(['catalogue.ts']);
  });
});
