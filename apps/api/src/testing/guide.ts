/** Runs what a guide shows, as whoever reads it would. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

export interface GuideAnswer {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Pastes all blocks of a guide into one shell.
 *
 * @param name of the file beside the package's README
 * @returns what its calls answer, in their order; calls whose answer the shell itself uses are left out
 */
export async function runGuide(name: string, origin: string): Promise<GuideAnswer[]> {
  const guide = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block);
  // Each call's answer on a line of its own.
  const output = await runShell(blocks.join('\n').replaceAll(/^curl .*$/gm, '$&; echo'), { API: origin });
  return output
    .trim()
    .split('\n')
    .map((line): GuideAnswer => JSON.parse(line));
}
