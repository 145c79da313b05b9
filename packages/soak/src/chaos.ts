/** Kills things in the middle of work, one after the other, until told to stop. */
import { connect } from 'node:net';
import type { Random } from '@passage/demo/world/random';
import type { Program } from './program.ts';
import type { Tally } from './tally.ts';
import type { Weather } from './weather.ts';

export interface Victims {
  readonly programs: readonly Program[];
  /** Undefined where the database is not the run's own. */
  readonly restartDatabase: (() => Promise<void>) | undefined;
  readonly redisUrl: string | undefined;
}

export interface Chaos {
  /** Waits until what is down is up again. */
  stop(): Promise<void>;
}

interface Tools {
  readonly random: Random;
  readonly weather: Weather;
  readonly tally: Tally;
  /** From the end of one blow to the next, at the least and at the most. */
  readonly pauseMs: readonly [number, number];
  /** Hears of what does not come back. */
  readonly onFault: (text: string) => void;
}

export function startChaos(victims: Victims, tools: Tools): Chaos {
  const { random, weather, tally, pauseMs, onFault } = tools;
  let isStopped = false;
  let wake = (): void => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, random.int(...pauseMs));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = (async () => {
    for (;;) {
      if (!isStopped) await pause();
      if (isStopped) return;
      const { name, strike } = random.weighted(blowsAt(victims, random).map((blow) => [blow, blow.weight] as const));
      tally.add('chaos', name);
      const calmDown = weather.begin();
      await strike().catch((error: unknown) => onFault(`${name}: ${String(error)}`));
      calmDown();
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await running;
    },
  };
}

interface Blow {
  readonly name: string;
  readonly weight: number;
  strike(): Promise<void>;
}

function blowsAt({ programs, restartDatabase, redisUrl }: Victims, random: Random): Blow[] {
  const revive = async (program: Program) => {
    await program.kill();
    await program.start();
  };
  const blows: Blow[] = programs.map((program) => ({
    name: `killed ${program.name}`,
    weight: 2,
    strike: () => revive(program),
  }));
  if (programs.length > 1)
    blows.push({
      name: 'killed two at once',
      weight: 1,
      strike: async () => {
        await Promise.all(random.some(programs, 2).map(revive));
      },
    });
  if (restartDatabase) blows.push({ name: 'restarted PostgreSQL', weight: 3, strike: restartDatabase });
  if (redisUrl) blows.push({ name: 'wiped Redis', weight: 3, strike: () => wipeRedis(redisUrl) });
  return blows;
}

function wipeRedis(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port || 6379), hostname, () => socket.write('FLUSHALL\r\n'));
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
