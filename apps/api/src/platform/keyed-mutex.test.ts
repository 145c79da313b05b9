import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keyedMutex } from './keyed-mutex.ts';

it('work of one key runs one after the other, in the order in which it came, and of two keys side by side', async () => {
  const inTurn = keyedMutex();
  const running = new Map<string, number>();
  const began: string[] = [];
  let most = 0;
  const work = (key: string, number: number) => async () => {
    began.push(`${key}${number}`);
    running.set(key, (running.get(key) ?? 0) + 1);
    expect(running.get(key)).toBe(1);
    most = Math.max(
      most,
      [...running.values()].reduce((sum, count) => sum + count),
    );
    await turn();
    running.set(key, 0);
    return number;
  };
  const calls = Array.from({ length: 20 }, (_, number) => number);
  const given = await Promise.all(calls.flatMap((number) => ['a', 'b'].map((key) => inTurn(key, work(key, number)))));
  expect(given).toEqual(calls.flatMap((number) => [number, number]));
  for (const key of ['a', 'b'])
    expect(began.filter((each) => each.startsWith(key))).toEqual(calls.map((number) => `${key}${number}`));
  expect(most).toBe(2);
});

it('who comes when the first has ended and the second still runs waits for the second', async () => {
  const inTurn = keyedMutex();
  const order: string[] = [];
  const first = inTurn('a', async () => void order.push('first'));
  let endSecond = () => {};
  const second = inTurn('a', async () => {
    await new Promise<void>((resolve) => {
      endSecond = resolve;
    });
    order.push('second');
  });
  await first;
  await turn();
  const third = inTurn('a', async () => void order.push('third'));
  await turn();
  endSecond();
  await Promise.all([second, third]);
  expect(order).toEqual(['first', 'second', 'third']);
});

it('work that fails is told to who asked for it, and the next of its key runs', async () => {
  const inTurn = keyedMutex();
  const failing = inTurn('a', async () => {
    await turn();
    throw new Error('of its own');
  });
  const next = inTurn('a', async () => 'next');
  await expect(failing).rejects.toThrow('of its own');
  expect(await next).toBe('next');
  // What comes when the last has ended waits for nobody, and whoever comes with it waits for that one alone.
  const order: number[] = [];
  await Promise.all([1, 2].map((number) => inTurn('a', async () => void order.push(number))));
  expect(order).toEqual([1, 2]);
});
