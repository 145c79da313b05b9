/** The API and the worker as they run in earnest: processes of their own, which can be killed and come back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@passage/launch/free-port';
import { HUNG_RUN_MS } from '@passage/testing/limits';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** pino's number for what is an error. */
const ERROR_LEVEL = 50;

export interface Program {
  readonly name: string;
  /** The same whenever it comes back. */
  readonly origin: string;
  /** Errors that it logged: how often each text. */
  readonly errors: ReadonlyMap<string, number>;
  /** Starts it and waits until it can serve. */
  start(): Promise<void>;
  /** By SIGKILL: it has no chance to end anything. */
  kill(): Promise<void>;
  /** In order. */
  stop(): Promise<void>;
}

export async function openProgram(name: string, environment: Readonly<Record<string, string>>): Promise<Program> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const errors = new Map<string, number>();
  let child: ChildProcess | undefined;
  let tail = '';

  const keep = (line: string): void => {
    if (line === '') return;
    tail = `${tail}\n${line}`.slice(-4_000);
    const text = errorOf(line);
    if (text !== undefined) errors.set(text, (errors.get(text) ?? 0) + 1);
  };
  const endAtExit = () => child?.kill('SIGKILL');
  process.once('exit', endAtExit);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  const launch = (): ChildProcess => {
    const started = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/server.ts'], {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      let rest = '';
      stream.on('data', (chunk: Buffer) => {
        const lines = `${rest}${chunk}`.split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(keep);
      });
    }
    return started;
  };
  return {
    name,
    origin,
    errors,
    start: async () => {
      const limit = Date.now() + HUNG_RUN_MS;
      let started = launch();
      while (!(await isReady(origin))) {
        if (Date.now() > limit) throw new Error(`${name} does not become ready:${tail}`);
        // Where the database is away it gives up; whoever supervises it starts it again.
        if (started.exitCode !== null) started = launch();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      process.off('exit', endAtExit);
      await end('SIGTERM');
    },
  };
}

/** What a line of the log says where it is an error, or where it is no line of the log at all. */
function errorOf(line: string): string | undefined {
  try {
    const { level, msg, sweep, err } = JSON.parse(line);
    if (level < ERROR_LEVEL) return undefined;
    const cause = typeof err?.message === 'string' ? `: ${err.message.split('\n').at(-1)}` : '';
    return `${msg}${sweep ? ` (${sweep})` : ''}${cause}`.slice(0, 200);
  } catch {
    return line.slice(0, 200);
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}
