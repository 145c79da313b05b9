import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LEAST } from '../scripts/bars-table.ts';
import { expect, test } from './support/test.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** Runs one of the storefront's scripts against the server that the tests use. */
async function run(baseURL: string | undefined, script: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', `scripts/${script}`, ...words], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production', PASSAGE_E2E_URL: baseURL },
  });
  return stdout;
}

// Lighthouse looks at four pages, each of them alone.
test.describe.configure({ timeout: 600_000 });

test('layout-54 bench-03 one script prints bundle size, Lighthouse and axe beside their bars; what is no matter of time is within them', async ({
  baseURL,
}) => {
  const table = await run(baseURL, 'measure.ts', '--runs', '1');
  const [head = '', , ...lines] = table.trimEnd().split('\n');
  expect(head.trim().split(/ {2,}/)).toEqual(['home', 'list', 'product', 'basket']);
  const cells = (title: string): string[] =>
    lines
      .find((line) => line.startsWith(title))
      ?.slice(title.length)
      .trim()
      .split(/ {2,}/) ?? [];
  // A busy machine is slow: this one is told, not judged.
  for (const cell of cells(`performance (≥ ${LEAST.performance})`)) expect(cell).toMatch(/^\d+ (within|MISSED)$/);
  for (const title of [
    `accessibility (≥ ${LEAST.accessibility})`,
    `best practices (≥ ${LEAST['best-practices']})`,
    `SEO (≥ ${LEAST.seo})`,
    'CLS (< 0.02)',
    'axe (0)',
  ])
    expect([title, ...cells(title).map((cell) => cell.split(' ')[1])]).toEqual([title, ...Array(4).fill('within')]);
  expect(cells('JS of ours (home ≤ 45.0 KB)')[0]).toMatch(/^\d+\.\d KB within$/);
  expect(cells('JS in all (home ≤ 165.0 KB)')[0]).toMatch(/^\d+\.\d KB within$/);
  for (const title of ['FCP', 'LCP', 'TBT']) expect(cells(title)).toHaveLength(4);
});

test('layout-60 one command takes a screen at 390, 768 and 1440 px in English, Chinese and French', async ({
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'passage-gallery-'));
  try {
    await run(baseURL, 'gallery.ts', folder, 'forgetPassword');
    const expected = ['390', '768', '1440'].flatMap((width) =>
      ['en', 'fr', 'zh'].map((language) => `forgetPassword-${width}-${language}.png`),
    );
    expect((await readdir(folder)).sort()).toEqual(expected.sort());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
