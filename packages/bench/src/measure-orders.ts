/** How many orders a second are created and paid: over HTTP, and as one bare transaction with the same writes. */
import { randomBytes } from 'node:crypto';
import { buildApp } from '@passage/api';
import { readConfig } from '@passage/api/config';
import { hashPassword } from '@passage/api/modules/session/passwords';
import { openPlatform } from '@passage/api/platform/open-platform';
import { PAY_PASSWORD, type TestMember, type World, worldOf } from '@passage/api/testing/world';
import { cloneDatabase } from '@passage/testing/clone-database';
import { type BareBuyer, type BareGoods, openBareShop } from './bare-order.ts';
import { closedLoop } from './closed-loop.ts';
import { type HttpClient, openHttpClient, type Waits } from './http-client.ts';
import { type ServerProcess, startApiProcess } from './server-process.ts';

export interface OrderPlan {
  readonly clusterUrl: string;
  readonly connections: number;
  readonly rounds: number;
  /** How long each side runs in each round. */
  readonly roundMs: number;
  /** Cost of the transaction password's hash: 2 to the power of this. */
  readonly bcryptRounds: number;
  readonly tell: (line: string) => void;
}

/** Orders per second. */
export interface OrderRound {
  readonly http: number;
  readonly bare: number;
}

export interface OrderStage {
  readonly world: World;
  readonly api: ServerProcess;
  readonly goods: readonly BareGoods[];
  httpOrder(connection: number): Promise<void>;
  bareOrder(connection: number): Promise<void>;
  /** The first page of a list, of a search, and a product's page. */
  httpRead(connection: number, read: 'list' | 'search' | 'product'): Promise<void>;
  /** What the connection's answers waited for since this was last asked. */
  takeWaits(connection: number): Waits | undefined;
  /** A piece into a cart, and the one statement that it takes at least. */
  httpCart(connection: number): Promise<void>;
  bareCart(connection: number): Promise<void>;
  close(): Promise<void>;
}

interface Unpaid {
  readonly token: string;
  readonly ids: readonly number[];
}

const LIST = '/app-api/product/spuFirst/page';
const STOCK = 100_000_000;
const BALANCE_CENTS = 1_000_000_000;

export async function measureOrders(plan: OrderPlan): Promise<OrderRound[]> {
  plan.tell('making members and products');
  const stage = await openOrderStage(plan);
  try {
    plan.tell('measuring');
    const rounds: OrderRound[] = [];
    for (let round = -1; round < plan.rounds; round++) {
      const { perSecond: http } = await closedLoop(plan.connections, plan.roundMs, stage.httpOrder);
      const { perSecond: bare } = await closedLoop(plan.connections, plan.roundMs, stage.bareOrder);
      // The first warms up, and is what the planner learns the tables from.
      if (round >= 0) rounds.push({ http, bare });
      else await stage.world.query('analyze');
    }
    return rounds;
  } finally {
    await stage.close();
  }
}

/** A database with members who can afford everything, an API process in front of it and pg beside it. */
export async function openOrderStage({
  clusterUrl,
  connections,
  bcryptRounds,
  membersEach = 4,
  wares = 200,
  bareConnections = connections,
  tellsTimes = false,
}: Pick<OrderPlan, 'clusterUrl' | 'connections' | 'bcryptRounds'> & {
  /** Of each connection. */
  membersEach?: number;
  /** How many products there are to order. */
  wares?: number;
  /** Of pg alone; a database has only so many. */
  bareConnections?: number;
  /** Whether the API tells what its answers wait for. */
  tellsTimes?: boolean;
}): Promise<OrderStage> {
  const database = await cloneDatabase(clusterUrl, 'empty');
  const secret = randomBytes(32).toString('hex');
  const environment = {
    PASSAGE_SECRET: secret,
    BCRYPT_ROUNDS: String(bcryptRounds),
    // Each connection is a caller of its own, as in earnest.
    TRUSTED_PROXIES: '127.0.0.1',
    SERVER_TIMING: tellsTimes ? 'on' : 'off',
  };
  const config = readConfig({
    PASSAGE_MODE: 'test',
    DATABASE_URL: database.appUrl,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const platform = openPlatform(config);
  // Tokens are signed by an app of the same secret.
  const signer = await buildApp(platform);
  const world = await worldOf(database.url, platform, 'empty');
  const categoryId = await world.category();
  const goods = await makeGoods(world, categoryId, wares);
  const buyers = await makeBuyers(world, connections * membersEach);
  await world.query('update member set pay_password_hash = $1', [await hashPassword(PAY_PASSWORD, bcryptRounds)]);
  await world.query('analyze');
  const api = await startApiProcess(database, environment);
  const clients: HttpClient[] = [];
  const bare: Awaited<ReturnType<typeof openBareShop>>[] = [];
  for (let connection = 0; connection < connections; connection++) {
    clients.push(openHttpClient(api.origin, addressOf(connection)));
    if (connection < bareConnections) bare.push(await openBareShop(database.appUrl));
  }
  const turns = new Map<number, number>();
  /** Each connection has buyers of its own, and walks over all the goods. */
  const next = (connection: number) => {
    const turn = (turns.get(connection) ?? 0) + 1;
    turns.set(connection, turn);
    return {
      buyer: at(buyers, connection * membersEach + (turn % membersEach)),
      item: at(goods, (connection * 13 + turn) % goods.length),
    };
  };
  const unpaid = new Map<number, Unpaid>();
  return {
    world,
    api,
    goods,
    httpOrder: async (connection) => {
      const http = at(clients, connection);
      const order = async (): Promise<Unpaid> => {
        const { buyer, item } = next(connection);
        const { token } = buyer.member;
        const created = await http.postAs(token, '/app-api/trade/order/createFirst', {
          items: [{ skuId: item.skuId, count: 1 }],
          addressId: buyer.addressId,
        });
        return { token, ids: (created as { tradeOrderIdList: number[] }).tradeOrderIdList };
      };
      // Whose payment was refused pays first, as a shopper would: more than a few unpaid orders nobody may have.
      const { token, ids } = unpaid.get(connection) ?? (await order());
      unpaid.set(connection, { token, ids });
      await http.postAs(token, '/app-api/trade/order/payTradeOrder', {
        tradeOrderIdList: ids,
        payType: 4,
        payPassword: PAY_PASSWORD,
      });
      unpaid.delete(connection);
    },
    bareOrder: async (connection) => {
      const { buyer, item } = next(connection);
      await at(bare, connection).order(buyer, item);
    },
    takeWaits: (connection) => at(clients, connection).takeWaits(),
    httpRead: async (connection, read) => {
      const http = at(clients, connection);
      if (read === 'list') return http.post(LIST, { searchForm: { categoryId } });
      if (read === 'search') return http.post(LIST, { searchparam: 'product' });
      return http.get(`/app-api/product/spuFirst/get-detail?id=${next(connection).item.spuId}`);
    },
    httpCart: async (connection) => {
      const { buyer, item } = next(connection);
      const { spuId, skuId, shopId } = item;
      await at(clients, connection).postAs(buyer.member.token, '/app-api/trade/cart/addFirst', {
        spuId,
        skuId,
        shopId,
        count: 1,
      });
    },
    bareCart: async (connection) => {
      const { buyer, item } = next(connection);
      await at(bare, connection).addToCart(buyer, item);
    },
    close: async () => {
      for (const client of clients) client.close();
      for (const shop of bare) await shop.close();
      await api.stop();
      await signer.close();
      await world.close();
      await platform.database.close();
      await database.drop();
    },
  };
}

const addressOf = (connection: number): string => `10.0.${connection >> 8}.${connection & 255}`;

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

async function makeGoods(world: World, categoryId: number, count: number): Promise<BareGoods[]> {
  const goods: BareGoods[] = [];
  const freight = 1_200;
  const shopIds = [];
  for (let index = 0; index < 10; index++) shopIds.push(await world.shop({ freight }));
  for (let index = 0; index < count; index++) {
    const price = 2_000 + 10 * index;
    const shopId = at(shopIds, index % shopIds.length);
    const { skuId, spuId } = await world.product({ shopId, categoryId, skus: [{ price, stock: STOCK }] });
    goods.push({ skuId, spuId, shopId, price, freight });
  }
  return goods;
}

interface Buyer extends BareBuyer {
  readonly member: TestMember;
  readonly addressId: number;
}

async function makeBuyers(world: World, count: number): Promise<Buyer[]> {
  const members: { member: TestMember; addressId: number }[] = [];
  for (let index = 0; index < count; index++) {
    const member = await world.member({ balance: BALANCE_CENTS });
    members.push({ member, addressId: await world.address(member) });
  }
  const [escrow] = await world.query<{ id: number }>(
    'insert into ledger_account (tenant_id, kind) values (1, 3) returning id',
  );
  const accounts = await world.query<{ id: number; member_id: number }>(
    'select id, member_id from ledger_account where tenant_id = 1 and kind = 1',
  );
  const accountOf = new Map(accounts.map((account) => [account.member_id, account.id]));
  return members.map(({ member, addressId }) => ({
    id: member.id,
    member,
    addressId,
    accountId: accountOf.get(member.id) ?? 0,
    escrowId: escrow?.id ?? 0,
  }));
}
