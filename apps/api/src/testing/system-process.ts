/** Processes of the system as they run in production, and ways to what they need that open later. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@passage/launch/free-port';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface SystemProcess {
  readonly origin: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** The status of its answer to a GET; 0 where nobody answers. */
  statusOf(path: string): Promise<number>;
  signal(signal: NodeJS.Signals): void;
  /** @returns the exit code, null after a kill */
  readonly ended: Promise<number | null>;
}

/** @param entry a file below apps/api/src */
export async function startSystemProcess(
  entry: 'server.ts' | 'work.ts',
  environment: Readonly<Record<string, string>>,
): Promise<SystemProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', `apps/api/src/${entry}`], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    process.off('exit', kill);
    return code ?? null;
  });
  return {
    origin,
    output: () => output,
    statusOf: async (path) => {
      try {
        return (await fetch(`${origin}${path}`, { headers: { connection: 'close' } })).status;
      } catch {
        return 0;
      }
    },
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

/** An address at which nobody listens until it is opened; then it leads to where the given one does. */
export async function closedWayTo(url: string): Promise<{ url: string; open(): void; close(): void }> {
  const target = new URL(url);
  const way = new URL(url);
  const port = await freePort();
  way.hostname = '127.0.0.1';
  way.port = String(port);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const inner = connect(Number(target.port), target.hostname);
    for (const each of [socket, inner]) {
      sockets.add(each);
      each.on('error', () => each.destroy());
    }
    socket.on('close', () => inner.destroy());
    inner.on('close', () => socket.destroy());
    socket.pipe(inner).pipe(socket);
  });
  return {
    url: way.href,
    open: () => void server.listen(port, '127.0.0.1'),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
