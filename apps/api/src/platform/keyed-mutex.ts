import { Mutex } from 'async-mutex';

/**
 * Work of one key runs one after the other within this process, in the order in which it came; different keys run side
 * by side. Work that fails holds nobody up.
 */
export function keyedMutex(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const mutexes = new Map<string, Mutex>();
  return async (key, work) => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      // Whoever waits holds it by now, so that one that is free has nobody left.
      if (!mutex.isLocked()) mutexes.delete(key);
    }
  };
}
