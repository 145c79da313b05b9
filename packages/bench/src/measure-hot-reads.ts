import { fillCatalogue } from '@passage/api/modules/catalogue/testing/fill-catalogue';
import {
  firstPageOfCategory,
  optionsOfList,
  pageOfList,
  productPage,
} from '@passage/api/modules/catalogue/testing/hot-reads';
import { type Db, openDatabase } from '@passage/database';
import { cloneDatabase, type TestDatabase } from '@passage/testing/clone-database';
import { Client, type QueryConfig } from 'pg';
import { type HttpClient, openHttpClient } from './http-client.ts';
import { median, timeMs } from './median.ts';
import { type ServerProcess, startApiProcess } from './server-process.ts';

/** Medians in milliseconds of one read on a database of one size. */
export interface Figure {
  readonly read: string;
  readonly products: number;
  readonly httpMs: number;
  /** The same statements with the same values through pg alone, one after another. */
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
  /** What it is asked for in turn. */
  readonly asked: (products: number) => readonly Asked[];
}

/** One request, and what its handler asks of the database. */
interface Asked {
  readonly statements: (db: Db) => Promise<unknown>;
  readonly call: (http: HttpClient) => Promise<void>;
}

const PAGE = '/app-api/product/spuFirst/page';
const OPTIONS = '/app-api/product/spuFirst/querycategory';

/** Lists of a population that filters narrow: a brand or two, a colour or two, a size. */
const FILTERED = Array.from({ length: 60 }, (_, index) => ({
  sex: 1 + (index % 3),
  searchForm: {
    brandIds: index % 2 === 0 ? [1 + (index % 40), 1 + ((index + 11) % 40)] : [],
    attributeList: [
      { propertyId: 1, valueIds: [1 + (index % 24), 1 + ((index + 5) % 24)] },
      ...(index % 3 === 0 ? [{ propertyId: 2, valueIds: [101 + (index % 12)] }] : []),
    ],
  },
}));

/** Whole words, two words, parts of words, mistyped words and Chinese. */
const SEARCHED = [
  'parka',
  'linen shirt',
  'cashm',
  'corduory jacket',
  '羊毛大衣',
  'sneakers',
  'silk',
  'selma tote',
  '真丝',
  'alba velvet blazer',
  'loafr',
  'denim',
].flatMap((searchparam) => [1, 2, 3].map((sex) => ({ sex, searchparam })));

const queryOf = (payload: object): string =>
  Object.entries(payload)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');

const READS: readonly Read[] = [
  {
    name: 'first page of a category list',
    asked: () =>
      CATEGORIES.map((categoryId) => ({
        statements: (db) => firstPageOfCategory(db, categoryId),
        call: (http) => http.post(PAGE, { searchForm: { categoryId } }),
      })),
  },
  {
    name: 'first page of a filtered list',
    asked: () =>
      FILTERED.map((payload) => ({
        statements: (db) => pageOfList(db, payload),
        call: (http) => http.post(PAGE, payload),
      })),
  },
  {
    name: 'filter options of a category',
    asked: () =>
      CATEGORIES.map((categoryId) => ({
        statements: (db) => optionsOfList(db, { searchForm: { categoryId } }),
        call: (http) => http.get(`${OPTIONS}?${queryOf({ searchForm: { categoryId } })}`),
      })),
  },
  {
    name: 'filter options of a filtered list',
    asked: () =>
      FILTERED.map((payload) => ({
        statements: (db) => optionsOfList(db, payload),
        call: (http) => http.get(`${OPTIONS}?${queryOf(payload)}`),
      })),
  },
  {
    name: 'first page of a search',
    asked: () =>
      SEARCHED.map((payload) => ({
        statements: (db) => pageOfList(db, payload),
        call: (http) => http.post(PAGE, payload),
      })),
  },
  {
    name: 'product detail',
    asked: (products) =>
      Array.from({ length: Math.min(ASKED_PRODUCTS, products) }, (_, index) => 1 + ((index * 7919) % products)).map(
        (id) => ({
          statements: (db) => productPage(db, id),
          call: (http) => http.get(`/app-api/product/spuFirst/get-detail?id=${id}`),
        }),
      ),
  },
];

/** A database of one size with an API in front of it. */
export interface ReadStage {
  readonly products: number;
  readonly databaseUrl: string;
  readonly api: ServerProcess;
  readonly bare: Client;
  /** Per read, the requests with what each runs through pg. */
  readonly reads: ReadonlyMap<string, readonly (Asked & { readonly queries: readonly QueryConfig[] })[]>;
  close(): Promise<void>;
}

export async function measureHotReads({ clusterUrl, sizes, rounds, tell }: Plan): Promise<Figure[]> {
  const stages: ReadStage[] = [];
  try {
    for (const products of sizes) {
      tell(`making ${products} products`);
      stages.push(await openReadStage(clusterUrl, products));
    }
    tell('measuring');
    const clients = new Map<ReadStage, HttpClient>();
    for (const stage of stages) clients.set(stage, openHttpClient(stage.api.origin));
    const figures = await measure(clients, rounds);
    for (const client of clients.values()) client.close();
    return figures;
  } finally {
    for (const stage of stages) await stage.close();
  }
}

async function measure(clients: ReadonlyMap<ReadStage, HttpClient>, rounds: number): Promise<Figure[]> {
  const samples = new Map<string, { http: number[]; bare: number[] }>();
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const [stage, client] of clients) {
      for (const read of READS) {
        const asked = stage.reads.get(read.name) ?? [];
        const key = `${read.name}:${stage.products}`;
        const { http, bare } = samples.get(key) ?? { http: [], bare: [] };
        samples.set(key, { http, bare });
        for (let call = 0; call < CALLS_PER_ROUND; call++) {
          const one = asked[(Math.abs(round) * CALLS_PER_ROUND + call) % asked.length];
          if (!one) throw new Error(`nothing to ask for ${read.name}`);
          const httpMs = await timeMs(() => one.call(client));
          const bareMs = await timeMs(async () => {
            for (const query of one.queries) await stage.bare.query(query);
          });
          if (round < 0) continue;
          http.push(httpMs);
          bare.push(bareMs);
        }
      }
    }
  }
  return READS.flatMap((read) =>
    [...clients.keys()].map(({ products }) => {
      const { http = [], bare = [] } = samples.get(`${read.name}:${products}`) ?? {};
      return { read: read.name, products, httpMs: median(http), bareMs: median(bare) };
    }),
  );
}

export async function openReadStage(clusterUrl: string, products: number): Promise<ReadStage> {
  const database = await cloneDatabase(clusterUrl, 'empty');
  await fill(database, products);
  const api = await startApiProcess(database);
  const bare = new Client({
    connectionString: database.appUrl,
    options: '-c role=passage_app -c search_path=public -c timezone=UTC',
  });
  await bare.connect();
  await bare.query(`select set_config('app.tenant_id', '1', false)`);
  return {
    products,
    databaseUrl: database.appUrl,
    api,
    bare,
    reads: await recordReads(database, products),
    close: async () => {
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

/** The statements and values that the reads send. */
async function recordReads({ url }: TestDatabase, products: number): Promise<ReadStage['reads']> {
  const app = openDatabase({ url, poolSize: 1 });
  const { readable } = app.forTenant(1);
  const recorded: [string, (Asked & { queries: QueryConfig[] })[]][] = [];
  for (const read of READS) {
    const requests = [];
    for (const asked of read.asked(products)) {
      const queries: QueryConfig[] = [];
      const rows: Db['sql']['rows'] = (what, values) => {
        queries.push({ name: what.name, text: what.text, values: [...values] });
        return readable.sql.rows(what, values);
      };
      const sql: Db['sql'] = { rows, row: async (what, values) => (await rows(what, values))[0] };
      await asked.statements({ ...readable, sql });
      requests.push({ ...asked, queries });
    }
    recorded.push([read.name, requests]);
  }
  await app.close();
  return new Map(recorded);
}
