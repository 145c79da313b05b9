import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@passage/launch/free-port';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { Client } from 'pg';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface ServerProcess {
  readonly origin: string;
  /** From the start of the process until it answers that it is ready. */
  readonly coldStartMs: number;
  /** What it holds in memory now, in megabytes. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * A server as a process of its own, once it is ready.
 *
 * @param entry path of its TypeScript file below the repository's root
 */
export async function startServerProcess(
  entry: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: ROOT,
    env: { ...process.env, ...environment, HOST: '127.0.0.1', PORT: String(port) },
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
  const limit = Date.now() + HUNG_RUN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await stop();
      throw new Error(`${entry} does not become ready:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    coldStartMs: performance.now() - startedAt,
    memoryMb: async () => {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout) / 1024;
    },
    stop,
  };
}

/**
 * The API as it runs in earnest: in production mode, without the worker, logging what goes wrong alone.
 *
 * @param database with the owner's address, which alone gives hosts, and the app's
 * @param entry of a server that does more than the API's own
 */
export async function startApiProcess(
  { url, appUrl }: { readonly url: string; readonly appUrl: string },
  environment: Readonly<Record<string, string>> = {},
  entry = 'apps/api/src/server.ts',
): Promise<ServerProcess> {
  await ownAddress(url);
  return startServerProcess(entry, {
    PASSAGE_MODE: 'production',
    PASSAGE_SECRET: randomBytes(32).toString('hex'),
    // Nothing that is measured sends mail.
    SMTP_URL: 'smtp://127.0.0.1:9',
    DATABASE_URL: appUrl,
    PASSAGE_WORKER: 'off',
    LOG_LEVEL: 'warn',
    // All that is asked comes from one address.
    RATE_LIMIT: '0',
    // Nobody balances it.
    DRAIN_SECONDS: '0',
    ...environment,
  });
}

/** In production mode a store is served under its own hosts alone, and a measurement asks by the address. */
async function ownAddress(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "insert into tenant_host (host, tenant_id) select '127.0.0.1', id from tenant where id = 1 on conflict (host) do nothing",
    );
  } finally {
    await client.end();
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}
