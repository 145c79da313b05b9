/**
 * Drafts a migration from the committed schema to the working one: `tsx src/draft-migration.ts <folder of the old schema>`,
 * or without a folder from nothing. The draft is finished by hand: tenant tables, checks, triggers.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSchema, withSchemaEngine } from './schema-engine.ts';

const [oldFolder] = process.argv.slice(2);
const old = oldFolder
  ? await Promise.all(
      (await readdir(oldFolder))
        .filter((name) => name.endsWith('.prisma'))
        .map(async (name) => ({ path: name, content: await readFile(join(oldFolder, name), 'utf8') })),
    )
  : [];
const draft = await withSchemaEngine(process.env.DATABASE_URL ?? '', async (engine) =>
  engine.diff({
    from: oldFolder ? { tag: 'schemaDatamodel', files: old } : { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: await readSchema() },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  }),
);
process.stdout.write(draft.stdout ?? '');
