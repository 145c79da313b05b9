/** Prisma's own schema engine as WebAssembly: migrations run without a downloaded binary. */
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaContainer, SchemaEngine } from '@prisma/schema-engine-wasm';
import { Pool } from 'pg';

// Node's types do not declare it; a project that includes the DOM's does not see this one.
declare namespace WebAssembly {
  function instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: Record<string, unknown> } }>;
}

const prismaFolder = fileURLToPath(new URL('../../../prisma/', import.meta.url));
const schemaFolder = join(prismaFolder, 'schema');
const migrationsFolder = join(prismaFolder, 'migrations');

export async function readSchema(): Promise<SchemaContainer[]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort();
  return Promise.all(
    names.map(async (name) => ({
      path: join(schemaFolder, name),
      content: await readFile(join(schemaFolder, name), 'utf8'),
    })),
  );
}

/** @param only names of the migrations to read; all of them unless said otherwise */
export async function readMigrations(only?: readonly string[]): Promise<MigrationList> {
  const entries = await readdir(migrationsFolder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => only === undefined || only.includes(name))
    .sort();
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok' as const, value: await readFile(join(migrationsFolder, name, 'migration.sql'), 'utf8') },
        },
      })),
    ),
  };
}

/** The adapter splits scripts at every semicolon, which cuts the bodies of functions; a script is sent whole instead. */
function wholeScripts(factory: PrismaPg, pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const sendWhole = (adapter: SqlDriverAdapter): SqlDriverAdapter => {
    adapter.executeScript = async (script) => {
      await pool.query(script);
    };
    return adapter;
  };
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: async () => sendWhole(await factory.connect()),
    connectToShadowDb: async () => factory.connectToShadowDb(),
  };
}

type Bindings = typeof import('@prisma/schema-engine-wasm/schema_engine_bg');
let loaded: Promise<Bindings> | undefined;

/** Once: what one instance has handed out is freed in whichever instance is the latest. */
async function loadEngine(): Promise<Bindings> {
  const require = createRequire(import.meta.url);
  const engineFolder = join(require.resolve('@prisma/schema-engine-wasm'), '..');
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const { instance } = await WebAssembly.instantiate(await readFile(join(engineFolder, 'schema_engine_bg.wasm')), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
  return bindings;
}

export async function withSchemaEngine<T>(databaseUrl: string, use: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= loadEngine();
  const bindings = await loaded;
  const pool = new Pool({ connectionString: databaseUrl, max: 1, options: '-c timezone=UTC -c search_path=public' });
  try {
    const factory = bindMigrationAwareSqlAdapterFactory(wholeScripts(new PrismaPg(pool), pool));
    const datamodels: [string, string][] = (await readSchema()).map((file) => [file.path, file.content]);
    const engine = await bindings.SchemaEngine.new({ datamodels }, () => undefined, factory);
    return await use(engine);
  } finally {
    await pool.end();
  }
}
