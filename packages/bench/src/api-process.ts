import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@passage/launch/free-port';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_LIMIT_MS = 60_000;

export interface ApiProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The API as it runs in earnest: a process of its own, without the worker, logging what goes wrong alone. */
export async function startApiProcess(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/api/src/server.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PASSAGE_MODE: 'demo',
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      PASSAGE_WORKER: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-4_000);
    });
  }
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    process.off('exit', end);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const limit = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`The API does not become ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}
