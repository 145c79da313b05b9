/** How the API bears what users do all day: near its capacity for long, and far beyond it. */
import { closedLoop } from './closed-loop.ts';
import { type OrderStage, openOrderStage } from './measure-orders.ts';
import { openLoop, type Sample } from './open-loop.ts';

export interface LoadPlan {
  readonly clusterUrl: string;
  /** Of the constant rates; more calls at once than these wait for their turn. */
  readonly connections: number;
  /** How many products there are to order. */
  readonly wares?: number;
  readonly minutes: number;
  /** How long twice the capacity lasts, and half of it afterwards. */
  readonly burstMs: number;
  /** How long the capacity is measured. */
  readonly capacityMs: number;
  readonly tell: (line: string) => void;
}

export interface LoadFigures {
  readonly capacityPerSecond: number;
  readonly sustained: readonly Sample[];
  /** Megabytes, at equal distances over the sustained load. */
  readonly memoryMb: readonly number[];
  readonly overload: readonly Sample[];
  readonly recovery: readonly Sample[];
}

const CLOSED_CONNECTIONS = 16;
const MEMORY_SAMPLES = 30;
const FAILURES_TOLD = 5;

/** Twenty calls: what many do often, and what few do. An order is two requests. */
const MIX = [
  ...['list', 'product', 'list', 'cart', 'search', 'product', 'list', 'list', 'product', 'order'],
  ...['list', 'product', 'cart', 'list', 'search', 'product', 'list', 'list', 'product', 'cart'],
] as const;

const mixOf =
  (stage: OrderStage) =>
  (connection: number, turn: number): Promise<void> => {
    const use = MIX[turn % MIX.length] ?? 'list';
    if (use === 'order') return stage.httpOrder(connection);
    if (use === 'cart') return stage.httpCart(connection);
    return stage.httpRead(connection, use);
  };

export async function measureLoad({
  clusterUrl,
  connections,
  wares = 200,
  minutes,
  burstMs,
  capacityMs,
  tell,
}: LoadPlan): Promise<LoadFigures> {
  tell('making members and products');
  const stage = await openOrderStage({
    clusterUrl,
    connections,
    wares,
    bcryptRounds: 4,
    membersEach: 1,
    bareConnections: 0,
    tellsTimes: true,
  });
  try {
    const mix = mixOf(stage);
    const turns = new Map<number, number>();
    const closed = (connection: number) => {
      const turn = (turns.get(connection) ?? connection) + 1;
      turns.set(connection, turn);
      return mix(connection, turn);
    };
    tell('measuring the capacity');
    const atOnce = Math.min(CLOSED_CONNECTIONS, connections);
    await closedLoop(atOnce, capacityMs, closed);
    await stage.world.query('analyze');
    const { perSecond: capacityPerSecond } = await closedLoop(atOnce, capacityMs, closed);
    let failures = 0;
    // The table counts them all.
    const onFailure = (error: unknown) => {
      failures += 1;
      if (failures <= FAILURES_TOLD) tell(String(error));
    };
    const load = (share: number, forMs: number) =>
      openLoop({ perSecond: share * capacityPerSecond, forMs, connections }, mix, onFailure, stage.takeWaits);
    tell(`${minutes} minutes at 80 % of ${capacityPerSecond.toFixed(0)} uses a second`);
    const memoryMb: number[] = [];
    const watch = setInterval(
      () => void stage.api.memoryMb().then((megabytes) => memoryMb.push(megabytes)),
      (minutes * 60_000) / MEMORY_SAMPLES,
    );
    const sustained = await load(0.8, minutes * 60_000);
    clearInterval(watch);
    tell('twice the capacity');
    const overload = await load(2, burstMs);
    tell('half of the capacity');
    const recovery = await load(0.5, burstMs);
    return { capacityPerSecond, sustained, memoryMb, overload, recovery };
  } finally {
    await stage.close();
  }
}
