import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';

const guide = readFileSync(new URL('../../../REVIEWING.md', import.meta.url), 'utf8');
const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block);

/** Runs a script and gives what it prints. Not synchronously: the API that it calls runs in this process. */
const runShell = (script: string, env: Record<string, string>): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('bash', ['-euc', script], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`ended with ${code}: ${output}`))));
  });

describe('the guide to reviewing payments', async () => {
  const api = await startApi({ template: 'demo' });

  it('staff-08 staff-09 staff-10 staff-11 what it shows can be pasted and works', async () => {
    // Each call's answer on a line of its own.
    const script = blocks.join('\n').replaceAll(/^curl .*$/gm, '$&; echo');
    const output = await runShell(script, { API: api.origin });
    const answers = output
      .trim()
      .split('\n')
      .map((line): { code: number; data: Record<string, unknown> } => JSON.parse(line));
    expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(0));
    expect(answers.slice(2, 7).map(({ data }) => [data.decided, data.status, data.state])).toEqual([
      [true, 2, 2],
      [true, 1, 1],
      [true, 1, 4],
      [true, 1, 3],
      [true, 1, 1],
    ]);
    const [shipped, , granted] = answers.slice(7).map(({ data }) => data.status);
    expect(shipped).toBe(20);
    expect([20, 40]).toContain(granted);
  });
});
