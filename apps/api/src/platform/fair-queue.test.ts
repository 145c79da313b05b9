import { setImmediate as settle } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openFairQueue } from './fair-queue.ts';

const refused = new Error('refused');

function openStage(bounds: { running?: number; waiting?: number; waitingOfKey?: number; waitingBytes?: number } = {}) {
  const queue = openFairQueue({
    running: 1,
    waiting: 10,
    waitingOfKey: 5,
    waitingBytes: 100,
    ...bounds,
    refuse: () => refused,
  });
  const begun: string[] = [];
  const open = new Map<string, () => void>();
  return {
    queue,
    begun,
    add: (name: string, more: { bytes?: number; gone?: AbortSignal; isBounded?: boolean } = {}) =>
      queue.run({
        key: name.charAt(0),
        bytes: 1,
        ...more,
        work: () => {
          begun.push(name);
          return new Promise<string>((resolve) => open.set(name, () => resolve(name)));
        },
      }),
    end: async (name: string) => {
      open.get(name)?.();
      await settle();
    },
  };
}

describe('a fair queue', () => {
  it('gives turns round by key, however much one of them has waiting', async () => {
    const { add, end, begun } = openStage();
    const done = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2'].map((name) => add(name));
    const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'];
    await settle();
    for (const [index, name] of order.entries()) {
      expect(begun).toEqual(order.slice(0, index + 1));
      await end(name);
    }
    expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2']);
  });

  it('runs several at once, one of each key', async () => {
    const { add, end, begun, queue } = openStage({ running: 2 });
    const done = ['a1', 'a2', 'b1', 'c1'].map((name) => add(name));
    await settle();
    expect(begun).toEqual(['a1', 'b1']);
    expect(queue.figures()).toEqual({ running: 2, waiting: 2 });
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    await end('a2');
    await Promise.all(done);
    expect(queue.figures()).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses what would wait beyond its bounds in all, of a key and in bytes, and takes what its sender bounds', async () => {
    const full = openStage({ waiting: 2 });
    const first = ['a1', 'b1', 'c1'].map((name) => full.add(name));
    await expect(full.add('d1')).rejects.toBe(refused);
    const ofKey = openStage({ waitingOfKey: 1 });
    const own = ['a1', 'a2', 'b1'].map((name) => ofKey.add(name));
    await expect(ofKey.add('a3')).rejects.toBe(refused);
    const bounded = ofKey.add('a3', { isBounded: true });
    const heavy = openStage({ waitingBytes: 10 });
    const large = [heavy.add('a1', { bytes: 50 }), heavy.add('b1', { bytes: 8 })];
    await expect(heavy.add('c1', { bytes: 3 })).rejects.toBe(refused);
    for (const [stage, names] of [
      [full, ['a1', 'b1', 'c1']],
      [ofKey, ['a1', 'a2', 'b1', 'a3', 'a2', 'a3']],
      [heavy, ['a1', 'b1']],
    ] as const)
      for (const name of names) await stage.end(name);
    await Promise.all([...first, ...own, bounded, ...large]);
  });

  it('lets go of what waits for nobody any more, and of nothing that has begun', async () => {
    const { add, end, begun, queue } = openStage();
    const [first, second] = [new AbortController(), new AbortController()];
    const under = add('a1', { gone: first.signal });
    const waiting = add('b1', { gone: second.signal });
    const last = add('c1');
    first.abort();
    second.abort();
    await expect(waiting).rejects.toBe(refused);
    expect(queue.figures()).toEqual({ running: 1, waiting: 1 });
    await end('a1');
    expect(await under).toBe('a1');
    expect(begun).toEqual(['a1', 'c1']);
    await end('c1');
    await last;
    await expect(add('d1', { gone: first.signal })).rejects.toBe(refused);
  });

  it('goes on after work that failed', async () => {
    const { queue } = openStage();
    const fail = queue.run({ key: 'a', bytes: 1, work: () => Promise.reject(new Error('broken')) });
    const next = queue.run({ key: 'a', bytes: 1, work: async () => 'done' });
    await expect(fail).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
