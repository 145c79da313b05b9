/** Which module a table belongs to, and that no other one writes it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

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
