import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { chromiumLaunch } from './browser.ts';
import { HUNG_RUN_MS } from './limits.ts';

const PAGE = 'data:text/html,<title>x</title><script>document.title=[1,2].map(n=>n*21).join("-")</script>';

it("finds a Chromium that opens a page, with the web's own checks on", async () => {
  const { executablePath, args, env } = chromiumLaunch();
  expect(args.join(' ')).not.toMatch(/single-process|disable-web-security|site-isolation/);
  const profile = await mkdtemp(join(tmpdir(), 'passage-profile-'));
  const words = [...args, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', PAGE];
  const browser = spawn(executablePath, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => browser.on('close', resolve));
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      browser.on('error', reject);
      createInterface(browser.stderr).on('line', (line) => {
        const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    });
    const pages = async (): Promise<unknown> => (await fetch(`${origin}/json/list`)).json();
    await expect.poll(pages, { timeout: HUNG_RUN_MS }).toContainEqual(expect.objectContaining({ title: '21-42' }));
  } finally {
    browser.kill('SIGKILL');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
