import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const READY_LIMIT_S = 180;

export interface DemoServer {
  readonly url: string;
  stop(): void;
}

/**
 * A storefront to look at: the one that PASSAGE_E2E_URL names, else one of its own with a demo world.
 *
 * @param webFolder the built storefront, where it is not the usual one
 */
export async function openDemoServer(port: number | string, webFolder?: string): Promise<DemoServer> {
  const running = process.env.PASSAGE_E2E_URL;
  if (running !== undefined) return { url: running, stop: () => undefined };
  const url = `http://localhost:${port}`;
  const server = spawn('node', ['--import', 'tsx', 'packages/testing/src/serve-demo.ts', String(port)], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, ...(webFolder === undefined ? {} : { PASSAGE_WEB: webFolder }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let second = 0; second < READY_LIMIT_S; second += 1) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return { url, stop: () => server.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  server.kill('SIGTERM');
  throw new Error('the server did not start');
}
