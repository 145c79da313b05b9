/** What waits for its turn, and how much of it. */
export interface FairQueue {
  /**
   * Runs the work in its turn. Turns go round by key: whoever has much waiting waits as long for each piece as whoever has
   * one.
   *
   * @throws what `refuse` makes when as much waits as may, and when `gone` aborts before the work has begun
   */
  run<T>(work: Queued<T>): Promise<T>;
  figures(): { readonly running: number; readonly waiting: number };
}

export interface Queued<T> {
  /** Whose turn it takes. */
  readonly key: string;
  /** Bytes that it holds while it waits. */
  readonly bytes: number;
  /** Takes it out of the queue while it waits. What has begun goes on. */
  readonly gone?: AbortSignal | undefined;
  /** Waits however much waits already: its sender bounds how many it has. */
  readonly isBounded?: boolean;
  readonly work: () => Promise<T>;
}

export interface FairQueueBounds {
  /** Works under way at once, one of each key. */
  readonly running: number;
  readonly waiting: number;
  readonly waitingOfKey: number;
  readonly waitingBytes: number;
  readonly refuse: () => Error;
}

interface Waiting {
  readonly bytes: number;
  readonly begin: () => void;
}

/** Opens a queue. Queues of libraries know priorities, but no turns that go round by key. */
export function openFairQueue(bounds: FairQueueBounds): FairQueue {
  // Of all keys that have something waiting, in the order of their turns.
  const lanes = new Map<string, Set<Waiting>>();
  const busy = new Set<string>();
  let [waiting, waitingBytes] = [0, 0];

  const leave = (key: string, entry: Waiting): void => {
    const lane = lanes.get(key);
    if (!lane?.delete(entry)) return;
    waiting -= 1;
    waitingBytes -= entry.bytes;
    if (lane.size === 0) lanes.delete(key);
  };
  const isFull = (key: string, bytes: number): boolean =>
    waiting >= bounds.waiting ||
    (lanes.get(key)?.size ?? 0) >= bounds.waitingOfKey ||
    waitingBytes + bytes > bounds.waitingBytes;
  const beginNext = (): void => {
    for (const [key, lane] of lanes) {
      if (busy.size >= bounds.running) return;
      const [next] = lane;
      if (busy.has(key) || !next) continue;
      leave(key, next);
      busy.add(key);
      next.begin();
    }
  };
  const turnOf = (key: string, bytes: number, gone: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const onGone = (): void => {
        leave(key, entry);
        reject(bounds.refuse());
      };
      const entry: Waiting = {
        bytes,
        begin: () => {
          gone?.removeEventListener('abort', onGone);
          resolve();
        },
      };
      const lane = lanes.get(key) ?? new Set();
      lanes.set(key, lane.add(entry));
      waiting += 1;
      waitingBytes += bytes;
      gone?.addEventListener('abort', onGone, { once: true });
    });

  return {
    figures: () => ({ running: busy.size, waiting }),
    run: async ({ key, bytes, gone, isBounded = false, work }) => {
      const isFree = busy.size < bounds.running && !busy.has(key) && waiting === 0;
      if (gone?.aborted || (!isFree && !isBounded && isFull(key, bytes))) throw bounds.refuse();
      const turn = turnOf(key, bytes, gone);
      beginNext();
      await turn;
      try {
        return await work();
      } finally {
        busy.delete(key);
        // Whoever had a turn comes last.
        const lane = lanes.get(key);
        if (lane && lanes.delete(key)) lanes.set(key, lane);
        beginNext();
      }
    },
  };
}
