/** How much of the work of a limit is under way. */
export interface LimitFigures {
  readonly running: number;
  readonly waiting: number;
  /** Of the key that has most. */
  readonly mostRunning: number;
  readonly mostWaiting: number;
}

/** Bounds what is done at once for each key; what comes beyond it waits, first come first served. */
export interface KeyedLimit {
  /**
   * Runs the work in its turn. What has begun counts until it is over, even when nobody waits for it any more.
   *
   * @param gone takes what has not begun out of the queue
   * @throws what `refuse` makes, at once when as many wait as may, or after the time that one may wait
   */
  run<T>(key: string, gone: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Whether the next work of the key would be refused. */
  isFull(key: string): boolean;
  figures(): LimitFigures;
}

interface Lane {
  running: number;
  /** Those who wait; each is called when its turn comes. */
  readonly waiting: Set<() => void>;
}

/**
 * Opens a limit. The queues of libraries count work as over once its caller has gone; here it holds its place until the
 * connections that it uses are free.
 *
 * @param running at once for a key
 * @param waiting at most for a key
 * @param waitingInAll at most for all keys together
 * @param waitMs the longest that one waits, in milliseconds
 * @param refuse makes the error of what is turned away
 */
export function openKeyedLimit({
  running,
  waiting,
  waitingInAll = Number.POSITIVE_INFINITY,
  waitMs,
  refuse,
}: {
  readonly running: number;
  readonly waiting: number;
  readonly waitingInAll?: number;
  readonly waitMs: number;
  readonly refuse: () => Error;
}): KeyedLimit {
  const lanes = new Map<string, Lane>();
  let allRunning = 0;
  let allWaiting = 0;
  const isFull: KeyedLimit['isFull'] = (key) => {
    const lane = lanes.get(key);
    if (lane === undefined || lane.running < running) return false;
    return lane.waiting.size >= waiting || allWaiting >= waitingInAll;
  };
  const turnOf = (lane: Lane, gone: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (error: Error): void => {
        end();
        reject(error);
      };
      const onGone = (): void => leave(refuse());
      const timer = setTimeout(() => leave(refuse()), waitMs);
      const begin = (): void => {
        end();
        resolve();
      };
      const end = (): void => {
        clearTimeout(timer);
        gone.removeEventListener('abort', onGone);
        lane.waiting.delete(begin);
        allWaiting -= 1;
      };
      allWaiting += 1;
      gone.addEventListener('abort', onGone);
      lane.waiting.add(begin);
    });

  return {
    run: async (key, gone, work) => {
      if (gone.aborted || isFull(key)) throw refuse();
      const lane = lanes.get(key) ?? { running: 0, waiting: new Set() };
      lanes.set(key, lane);
      // Whoever ends hands the place on, so that nobody who comes meanwhile takes it.
      if (lane.running >= running) await turnOf(lane, gone);
      else {
        lane.running += 1;
        allRunning += 1;
      }
      try {
        if (gone.aborted) throw refuse();
        return await work();
      } finally {
        const [next] = lane.waiting;
        if (next) next();
        else {
          lane.running -= 1;
          allRunning -= 1;
        }
        if (lane.running === 0) lanes.delete(key);
      }
    },
    isFull,
    figures: () => {
      let [mostRunning, mostWaiting] = [0, 0];
      for (const lane of lanes.values()) {
        mostRunning = Math.max(mostRunning, lane.running);
        mostWaiting = Math.max(mostWaiting, lane.waiting.size);
      }
      return { running: allRunning, waiting: allWaiting, mostRunning, mostWaiting };
    },
  };
}
