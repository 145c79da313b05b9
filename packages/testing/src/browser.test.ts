import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chromiumLaunch } from './browser.ts';

it("finds a Chromium that opens a page, with the web's own checks on", async () => {
  const { executablePath, args, env } = chromiumLaunch();
  expect(args.join(' ')).not.toMatch(/single-process|disable-web-security|site-isolation/);
  const profile = await mkdtemp(join(tmpdir(), 'passage-profile-'));
  const page = 'data:text/html,<title>x</title><script>document.title=[1,2].map(n=>n*21).join("-")</script>';
  const words = [...args, '--headless', `--user-data-dir=${profile}`, '--dump-dom', page];
  const dom = await new Promise<string>((resolve, reject) => {
    let output = '';
    const child = spawn(executablePath, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  expect(dom).toContain('<title>21-42</title>');
}, 60_000);
