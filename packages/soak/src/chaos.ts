/** Kills things in the middle of work, again and again, until told to stop; what is down comes back meanwhile. */
import { connect } from 'node:net';
import type { Random } from '@passage/demo/world/random';
import type { Faults } from './faults.ts';
import type { Program } from './program.ts';
import type { Tally } from './tally.ts';

export interface Victims {
  readonly programs: readonly Program[];
  /** Undefined where the database is not the run's own. */
  readonly restartDatabase: (() => Promise<void>) | undefined;
  readonly redisUrl: string | undefined;
}

export interface Chaos {
  /** Kills a program by SIGKILL and starts it again. */
  kill(program: Program): Promise<void>;
  /** From now on something is struck after each pause, of so many milliseconds at the least and at the most. */
  rage(pauseMs: readonly [number, number]): void;
  /** Waits until all that is down is up again. */
  stop(): Promise<void>;
}

interface Tools {
  readonly random: Random;
  readonly injected: Faults;
  readonly tally: Tally;
  /** Hears of what does not come back. */
  readonly onFault: (text: string) => void;
}

/** With more at once a small machine does nothing but start them again. */
const DOWN_AT_ONCE = 2;

interface Blow {
  readonly name: string;
  readonly weight: number;
  /** Whose requests may fail meanwhile; all where it is undefined. */
  readonly origin?: string;
  strike(): Promise<void>;
}

export function openChaos(victims: Victims, { random, injected, tally, onFault }: Tools): Chaos {
  const blows = blowsOf(victims);
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  const strike = ({ name, strike: hit, ...blow }: Blow): Promise<void> => {
    tally.add('chaos', name);
    const calmDown = injected.begin(blow.origin);
    const coming = hit()
      .catch((error: unknown) => onFault(`${name}: ${String(error)}`))
      .finally(() => {
        calmDown();
        underWay.delete(name);
      });
    underWay.set(name, coming);
    return coming;
  };
  return {
    kill: async (program) => strike(blowAt(program)),
    rage: ([least, most]) => {
      const next = (): void => {
        timer = setTimeout(
          () => {
            // What comes back is left alone until it has.
            const possible = blows.filter(({ name }) => !underWay.has(name));
            if (possible.length > 0 && underWay.size < DOWN_AT_ONCE)
              void strike(random.weighted(possible.map((blow) => [blow, blow.weight] as const)));
            next();
          },
          random.int(least, most),
        );
      };
      next();
    },
    stop: async () => {
      clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

const blowAt = (program: Program): Blow => ({
  name: `killed ${program.name}`,
  weight: 2,
  origin: program.origin,
  strike: async () => {
    await program.kill();
    await program.start();
  },
});

function blowsOf({ programs, restartDatabase, redisUrl }: Victims): Blow[] {
  const blows = programs.map(blowAt);
  if (restartDatabase) blows.push({ name: 'cut PostgreSQL off', weight: 3, strike: restartDatabase });
  // Nobody's request has to fail for it.
  if (redisUrl) blows.push({ name: 'wiped Redis', weight: 3, origin: redisUrl, strike: () => wipeRedis(redisUrl) });
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
