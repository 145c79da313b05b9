import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '@passage/launch/free-port';
import { HUNG_RUN_MS } from './limits.ts';

export interface TestRedis {
  url: string;
  /** Ends the server as a crash would and starts an empty one at the same address; of a server of our own alone. */
  replace?(): Promise<void>;
  stop(): Promise<void>;
}

const SERVERS = ['redis-server', 'valkey-server'];

/**
 * A Redis for tests: the one at REDIS_URL, else a server of our own on a free port that keeps nothing on disk.
 *
 * A container is one more way: start it (`docker run --rm -p 6379:6379 redis:7`) and set REDIS_URL.
 */
export async function startTestRedis(): Promise<TestRedis> {
  const named = process.env.REDIS_URL;
  if (named) return { url: named, stop: async () => {} };
  return startServer(findProgram());
}

/** @throws Error naming what to do where there is none */
export function findProgram(): string {
  const program = onPath() ?? (installFromDebian() ? onPath() : undefined);
  if (program) return program;
  throw new Error(
    'The tests of the queues need a Redis: set REDIS_URL, put redis-server or valkey-server on the PATH, ' +
      'start a container (docker run --rm -p 6379:6379 redis:7) and set REDIS_URL to it, ' +
      'or run as root on Debian, where the package redis-server gets installed. A cluster is made of servers of our own.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return SERVERS.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  // In runlevel 1 the package starts no service of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], { env, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startServer(program: string): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'passage-redis-'));
  const port = await freePort();
  let server = await startProcess(program, port, folder);
  return {
    url: `redis://127.0.0.1:${port}`,
    replace: async () => {
      await server.end('SIGKILL');
      server = await startProcess(program, port, folder);
    },
    stop: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param more words of its command line */
export async function startProcess(program: string, port: number, folder: string, more: readonly string[] = []) {
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const child = spawn(program, [...words, ...more], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    process.off('exit', kill);
    child.kill(signal);
    await ended;
  };
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  for (const limit = Date.now() + HUNG_RUN_MS; !isGone && Date.now() < limit; ) {
    if (await answers(port)) return { end };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end('SIGTERM');
  throw new Error(`${program} does not start.`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(500, () => socket.destroy());
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
