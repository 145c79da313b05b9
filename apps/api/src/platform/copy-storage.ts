import pMap from 'p-map';
import type { Storage } from './storage.ts';

const AT_ONCE = { concurrency: 8 };

/**
 * Copies every file that the other storage has not. A file never changes under its key, so that whoever moves a shop copies
 * while it runs, switches, and copies once more.
 *
 * @returns how many were copied
 */
export async function copyStorage(from: Storage, to: Storage): Promise<number> {
  const there = new Set<string>();
  for await (const key of to.keys()) there.add(key);
  let copied = 0;
  await pMap(
    from.keys(),
    async (key) => {
      const file = there.has(key) ? undefined : await from.get(key);
      if (file === undefined) return;
      await to.put(key, file);
      copied += 1;
    },
    AT_ONCE,
  );
  return copied;
}
