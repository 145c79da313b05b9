/** What the API can serve at once, beside what Fastify or pg alone could: one run, the two in turn. */
import { closedLoop, type Loop } from './closed-loop.ts';
import { type HttpClient, openHttpClient } from './http-client.ts';
import { openReadStage, type ReadStage } from './measure-hot-reads.ts';
import { type OrderStage, openOrderStage } from './measure-orders.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export interface ProductionPlan {
  readonly clusterUrl: string;
  readonly products: number;
  /** How many products there are to order. */
  readonly wares?: number;
  readonly connections: number;
  readonly rounds: number;
  /** How long each side runs in each round. */
  readonly roundMs: number;
  /** Cost of the transaction password's hash: 2 to the power of this. */
  readonly bcryptRounds: number;
  readonly tell: (line: string) => void;
}

export interface Use {
  readonly name: string;
  readonly limitName: string;
  readonly rounds: readonly { readonly api: Loop; readonly limit: Loop }[];
}

export interface ProductionFigures {
  readonly coldStartMs: number;
  readonly memoryMb: { readonly started: number; readonly afterwards: number };
  readonly uses: readonly Use[];
}

interface Sides {
  readonly name: string;
  readonly limitName: string;
  readonly api: (connection: number) => Promise<unknown>;
  readonly limit: (connection: number) => Promise<unknown>;
}

const READS = ['first page of a category list', 'first page of a search', 'product detail'];

export async function measureProduction(plan: ProductionPlan): Promise<ProductionFigures> {
  const { tell, clusterUrl, products, wares = 200, connections, bcryptRounds } = plan;
  tell(`making ${products} products`);
  const reading = await openReadStage(clusterUrl, products);
  const { coldStartMs } = reading.api;
  const started = await reading.api.memoryMb();
  let readUses: Use[];
  let afterwards: number;
  try {
    readUses = await measureReads(plan, reading);
    afterwards = await reading.api.memoryMb();
  } finally {
    await reading.close();
  }
  tell('making members and products to order');
  const ordering = await openOrderStage({ clusterUrl, connections, bcryptRounds, wares });
  try {
    const uses = [...readUses, ...(await measureAll(plan, ordersOf(ordering)))];
    return { coldStartMs, memoryMb: { started, afterwards }, uses };
  } finally {
    await ordering.close();
  }
}

async function measureReads(plan: ProductionPlan, stage: ReadStage): Promise<Use[]> {
  const bare = await startServerProcess('packages/bench/src/bare-server.ts', { DATABASE_URL: stage.databaseUrl });
  const clients: { api: HttpClient; bare: HttpClient }[] = [];
  try {
    for (const name of READS) await teach(bare, name, stage);
    for (let connection = 0; connection < plan.connections; connection++)
      clients.push({ api: openHttpClient(stage.api.origin), bare: openHttpClient(bare.origin) });
    return await measureAll(
      plan,
      READS.map((name) => readOf(name, stage, clients)),
    );
  } finally {
    for (const client of clients) {
      client.api.close();
      client.bare.close();
    }
    await bare.stop();
  }
}

/** Gives the bare server the statements of a read. */
async function teach({ origin }: ServerProcess, name: string, { reads }: ReadStage): Promise<void> {
  const requests = (reads.get(name) ?? []).map(({ queries }) => queries);
  const body = JSON.stringify({ name, requests }, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  const { ok } = await fetch(`${origin}/reads`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  if (!ok) throw new Error(`the bare server does not take ${name}`);
}

function readOf(name: string, { reads }: ReadStage, clients: readonly { api: HttpClient; bare: HttpClient }[]): Sides {
  const asked = reads.get(name) ?? [];
  const turns = new Map<number, number>();
  const next = (connection: number): number => {
    const turn = (turns.get(connection) ?? 0) + 1;
    turns.set(connection, turn);
    return (connection * 31 + turn) % asked.length;
  };
  return {
    name,
    limitName: 'Fastify + pg',
    api: async (connection) => {
      const { api } = clients[connection] ?? {};
      if (api) await asked[next(connection)]?.call(api);
    },
    limit: async (connection) =>
      clients[connection]?.bare.get(`/read?name=${encodeURIComponent(name)}&index=${next(connection)}`),
  };
}

const ordersOf = ({ httpCart, bareCart, httpOrder, bareOrder }: OrderStage): Sides[] => [
  { name: 'add to cart', limitName: 'pg', api: httpCart, limit: bareCart },
  { name: 'order, created and paid', limitName: 'pg', api: httpOrder, limit: bareOrder },
];

async function measureAll(
  { connections, roundMs, rounds, tell }: ProductionPlan,
  all: readonly Sides[],
): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { name, limitName, api, limit } of all) {
    tell(`measuring ${name}`);
    const measured = [];
    for (let round = -1; round < rounds; round++) {
      const one = {
        api: await closedLoop(connections, roundMs, api),
        limit: await closedLoop(connections, roundMs, limit),
      };
      // The first warms up.
      if (round >= 0) measured.push(one);
    }
    uses.push({ name, limitName, rounds: measured });
  }
  return uses;
}
