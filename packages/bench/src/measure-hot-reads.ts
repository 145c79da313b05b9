import { fillCatalogue } from '@passage/api/modules/catalogue/testing/fill-catalogue';
import { firstPageOfCategory, productPage } from '@passage/api/modules/catalogue/testing/hot-reads';
import { type Db, openDatabase } from '@passage/database';
import { cloneDatabase, type TestDatabase } from '@passage/testing/clone-database';
import { Client, type QueryConfig } from 'pg';
import { startApiProcess } from './api-process.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import { median, timeMs } from './median.ts';

/** Medians in milliseconds of one read on a database of one size. */
export interface Figure {
  readonly read: string;
  readonly products: number;
  readonly httpMs: number;
  /** The same statement with the same values through pg alone. */
  readonly bareMs: number;
}

export interface Plan {
  readonly clusterUrl: string;
  readonly sizes: readonly number[];
  /** Each measures every read over HTTP and bare, on all databases in turn, so that a slow moment strikes all alike. */
  readonly rounds: number;
  readonly tell: (line: string) => void;
}

const CALLS_PER_ROUND = 25;
const WARM_UP_ROUNDS = 4;
/** Leaf categories of the filled catalogue, and how many of its products are asked for. */
const CATEGORIES = Array.from({ length: 60 }, (_, index) => 16 + index);
const ASKED_PRODUCTS = 500;

interface Read {
  readonly name: string;
  readonly ids: (products: number) => readonly number[];
  readonly statement: (db: Db, id: number) => Promise<unknown>;
  readonly call: (http: HttpClient, id: number) => Promise<void>;
}

const READS: readonly Read[] = [
  {
    name: 'first page of a category list',
    ids: () => CATEGORIES,
    statement: firstPageOfCategory,
    call: (http, categoryId) => http.post('/app-api/product/spuFirst/page', { searchForm: { categoryId } }),
  },
  {
    name: 'product detail',
    ids: (products) =>
      Array.from({ length: Math.min(ASKED_PRODUCTS, products) }, (_, index) => 1 + ((index * 7919) % products)),
    statement: productPage,
    call: (http, id) => http.get(`/app-api/product/spuFirst/get-detail?id=${id}`),
  },
];

/** A database of one size with an API in front of it. */
interface Stage {
  readonly products: number;
  readonly http: HttpClient;
  readonly bare: Client;
  /** Per read, what to run through pg for each id. */
  readonly queries: ReadonlyMap<string, ReadonlyMap<number, QueryConfig>>;
  close(): Promise<void>;
}

export async function measureHotReads({ clusterUrl, sizes, rounds, tell }: Plan): Promise<Figure[]> {
  const stages: Stage[] = [];
  try {
    for (const products of sizes) {
      tell(`making ${products} products`);
      stages.push(await openStage(clusterUrl, products));
    }
    tell('measuring');
    return await measure(stages, rounds);
  } finally {
    for (const stage of stages) await stage.close();
  }
}

async function measure(stages: readonly Stage[], rounds: number): Promise<Figure[]> {
  const samples = new Map<string, { http: number[]; bare: number[] }>();
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const stage of stages) {
      for (const read of READS) {
        const ids = read.ids(stage.products);
        const key = `${read.name}:${stage.products}`;
        const { http, bare } = samples.get(key) ?? { http: [], bare: [] };
        samples.set(key, { http, bare });
        for (let call = 0; call < CALLS_PER_ROUND; call++) {
          const id = ids[(Math.abs(round) * CALLS_PER_ROUND + call) % ids.length] ?? 1;
          const query = stage.queries.get(read.name)?.get(id);
          if (!query) throw new Error(`no statement for ${read.name} ${id}`);
          const httpMs = await timeMs(() => read.call(stage.http, id));
          const bareMs = await timeMs(() => stage.bare.query(query));
          if (round < 0) continue;
          http.push(httpMs);
          bare.push(bareMs);
        }
      }
    }
  }
  return READS.flatMap((read) =>
    stages.map(({ products }) => {
      const { http = [], bare = [] } = samples.get(`${read.name}:${products}`) ?? {};
      return { read: read.name, products, httpMs: median(http), bareMs: median(bare) };
    }),
  );
}

async function openStage(clusterUrl: string, products: number): Promise<Stage> {
  const database = await cloneDatabase(clusterUrl, 'empty');
  await fill(database, products);
  const api = await startApiProcess(database.url);
  const bare = new Client({
    connectionString: database.url,
    options: '-c role=passage_app -c search_path=public -c timezone=UTC',
  });
  await bare.connect();
  await bare.query(`select set_config('app.tenant_id', '1', false)`);
  const http = await openHttpClient(api.origin);
  return {
    products,
    http,
    bare,
    queries: await recordQueries(database, products),
    close: async () => {
      http.close();
      await api.stop();
      await bare.end();
      await database.drop();
    },
  };
}

async function fill({ url }: TestDatabase, products: number): Promise<void> {
  const owner = new Client({ connectionString: url, options: '-c search_path=public' });
  await owner.connect();
  await owner.query(
    `insert into tenant (id, key, name, default_language, default_currency) values (1, 'passage', 'Passage', 'en', 'USD')`,
  );
  await fillCatalogue((sql, values) => owner.query(sql, values ? [...values] : []), products);
  await owner.query('vacuum analyze');
  await owner.end();
}

/** The statements and values that the reads send, taken down instead of sent. */
async function recordQueries({ url }: TestDatabase, products: number): Promise<Stage['queries']> {
  const app = openDatabase({ url, poolSize: 1 });
  const { readable } = app.forTenant(1);
  const recorded = new Map<string, Map<number, QueryConfig>>();
  for (const read of READS) {
    const queries = new Map<number, QueryConfig>();
    for (const id of read.ids(products)) {
      const rows: Db['sql']['rows'] = async ({ name, text }, values) => {
        queries.set(id, { name, text, values: [...values] });
        return [];
      };
      await read.statement(
        { ...readable, sql: { rows, row: async (what, values) => (await rows(what, values))[0] } },
        id,
      );
    }
    recorded.set(read.name, queries);
  }
  await app.close();
  return recorded;
}
