import { Worker } from 'node:worker_threads';
import { Failure } from '../../http/failure.ts';
import type { Drawing } from './drawing.ts';

/** Drawings that wait; each takes some hundredths of a second. */
const WAITING_LIMIT = 300;

interface Waiting {
  readonly resolve: (svg: string | undefined) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let last = 0;

/**
 * Draws in a thread of its own, one picture after the other.
 *
 * @returns SVG text
 * @throws Failure OVERLOADED when too many wait
 */
export async function drawInThread(drawing: Drawing): Promise<string | undefined> {
  if (waiting.size >= WAITING_LIMIT) throw new Failure('OVERLOADED', { retryAfterSeconds: 2 });
  thread ??= openThread();
  last += 1;
  const id = last;
  const drawn = new Promise<string | undefined>((resolve, reject) => waiting.set(id, { resolve, reject }));
  thread.postMessage({ id, drawing });
  return drawn;
}

function openThread(): Worker {
  const worker = new Worker(new URL('./draw-thread.mjs', import.meta.url), { execArgv: [] });
  worker.on('message', ({ id, svg }: { id: number; svg: string | undefined }) => {
    waiting.get(id)?.resolve(svg);
    waiting.delete(id);
  });
  const fail = (error: Error): void => {
    if (thread === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the drawing thread ended')));
  // A process that has nothing else to do ends.
  worker.unref();
  return worker;
}
