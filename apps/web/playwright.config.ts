import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '@passage/testing/browser';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { defineConfig } from '@playwright/test';

/** A server that runs already, with a demo world of its own; without it the tests start one. */
const runningUrl = process.env.PASSAGE_E2E_URL;
const port = process.env.PASSAGE_E2E_PORT ?? '4600';
const baseURL = runningUrl ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // A test that passes at the second try hides a fault.
  retries: 0,
  // Each signs up shoppers of its own; what all see — the demo catalogue — no test changes. A test waits a good part of
  // its time: three at once fill the two cores of a small machine.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    // Motion is decoration: nothing may depend on waiting for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes an eighth of the run's time; a failure's screenshot and its page are kept either way.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: chromiumLaunch(),
  },
  ...(runningUrl
    ? {}
    : {
        webServer: {
          command: `node --import tsx packages/testing/src/serve-demo.ts ${port}`,
          cwd: fileURLToPath(new URL('../..', import.meta.url)),
          url: `${baseURL}/health/ready`,
          timeout: HUNG_RUN_MS,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      }),
});
