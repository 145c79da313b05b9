import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { HUNG_RUN_MS } from './limits.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PASSED_BY = ['node_modules', 'dist', 'generated', '.data', '.turbo', 'test-results', 'playwright-report'];

function* sourcesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(`${ROOT}${folder}`, { withFileTypes: true })) {
    if (PASSED_BY.includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sourcesBelow(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** What only tests run: they themselves, and what starts programs for them. */
const isForTests = (path: string): boolean =>
  /\.(test|testing|fixture|e2e)\.tsx?$|playwright\.config\.ts$/.test(path) ||
  /^(packages\/(testing|bench|soak)\/src|apps\/api\/src\/testing)\//.test(path);

const STARTS_PROCESSES =
  /node:child_process|checkout\.fixture|system-process|server-process|\/program\.ts|jobs-process|crash\.testing|webServer|testing\/(redis|redis-cluster|replicated-database|throwaway-cluster)'/;

/** A number of milliseconds where a limit of a wait belongs, from one second on. */
const LIMITS = [
  /\btimeout(?:: | = )(\d[\d_]*)/,
  /\blimitMs(?:: | = )(\d[\d_]*)/i,
  /_LIMIT_MS = (\d[\d_]*)/,
  /Date\.now\(\) \+ (\d[\d_]*)/,
  /^\s*\}, (\d[\d_]*)\);$/,
  /^\s*(\d[\d_]*),$/,
  /\bwaitFor\(.*, (\d[\d_]*)\)/,
  /AbortSignal\.timeout\((\d[\d_]*)\)/,
];

/** Lines of a file with a limit other than that of hung runs. */
const fixedLimitsOf = (text: string): string[] =>
  text.split('\n').filter((line) =>
    LIMITS.some((limit) => {
      const ms = Number((limit.exec(line)?.[1] ?? '0').replaceAll('_', ''));
      return ms >= 1_000 && ms !== HUNG_RUN_MS;
    }),
  );

const PAUSE = /await (new Promise\(.*setTimeout\(|pause\(|sleep\(|setTimeout\(|\w+\.waitForTimeout\()/;

/** Lines that pause for a time and not between two looks: those outside of every loop of their function. */
function pausesOf(text: string): string[] {
  const lines = text.split('\n');
  const depthOf = (line: string): number => line.search(/\S/);
  return lines.filter((line, at) => {
    if (!PAUSE.test(line) || /^\s*(for|while) \(/.test(line)) return false;
    let depth = depthOf(line);
    for (let above = at - 1; above >= 0; above--) {
      const outer = lines[above] ?? '';
      if (outer.trim() === '' || depthOf(outer) >= depth) continue;
      depth = depthOf(outer);
      if (/^\s*(for|while) \(|^\s*do \{/.test(outer)) return false;
      if (/=> \{$|\bfunction\b/.test(outer)) return true;
    }
    return true;
  });
}

/** Pauses and limits that are no wait for a process, and what they are. */
const OTHERS: Readonly<Record<string, readonly [lines: number, what: string]>> = {
  'apps/api/src/platform/jobs.test.ts': [4, 'what must not happen does not, meanwhile'],
  'apps/api/src/time-zones.test.ts': [1, 'what must not happen does not, meanwhile'],
  'apps/web/playwright.config.ts': [3, 'how long a page may take, and the server to end'],
  'packages/soak/src/soak.ts': [1, 'by when the work of a soak must be done'],
  'packages/soak/src/chat/chat-run.ts': [2, 'how long a message may take'],
};

describe('what tests wait for', () => {
  const files = ['apps', 'packages', 'prisma'].flatMap((folder) => [...sourcesBelow(folder)]).filter(isForTests);
  const ofProcesses = files
    .filter((path) => path !== 'packages/testing/src/waits.test.ts')
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }))
    .filter(({ text }) => STARTS_PROCESSES.test(text));

  it('house-42 is a ready line or an answer of a process, and no time but the ten minutes that end a hung run', () => {
    expect(HUNG_RUN_MS).toBe(10 * 60 * 1_000);
    expect(ofProcesses.length).toBeGreaterThan(20);
    const found = ofProcesses.flatMap(({ path, text }) => {
      const lines = [...fixedLimitsOf(text), ...pausesOf(text)].map((line) => line.trim());
      return lines.length === (OTHERS[path]?.[0] ?? 0) ? [] : [[path, lines]];
    });
    expect(found).toEqual([]);
  });

  it('house-42 and vi.waitFor, which gives up after a second by itself, is told those minutes there', () => {
    const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
    const short = ofProcesses.filter(
      ({ text }) => count(text, /\bvi\.waitFor\(/g) > count(text, /timeout: HUNG_RUN_MS/g),
    );
    expect(short.map(({ path }) => path)).toEqual([]);
  });

  it('house-42 and no project ends a test or a poll sooner', () => {
    const config = readFileSync(`${ROOT}vitest.config.ts`, 'utf8');
    expect(config).toContain('testTimeout: HUNG_RUN_MS,');
    expect(config).toContain('hookTimeout: HUNG_RUN_MS,');
    expect(config).toContain('expect: { poll: { timeout: HUNG_RUN_MS } },');
  });

  it('house-42 and the walk finds planted ones', () => {
    const planted = `
      const LINE_LIMIT_MS = 5_000;
      it('waits', { timeout: 30_000 }, async () => {
        await run.waitFor(/ready/, 90_000);
        while (!isReady) await new Promise((resolve) => setTimeout(resolve, 50));
        for (;;) {
          if (isReady) break;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        await new Promise((resolve) => setTimeout(resolve, 3_000));
        await page.waitForTimeout(500);
      }, 60_000);`;
    expect(fixedLimitsOf(planted)).toHaveLength(4);
    expect(pausesOf(planted).map((line) => line.trim())).toEqual([
      'await new Promise((resolve) => setTimeout(resolve, 3_000));',
      'await page.waitForTimeout(500);',
    ]);
  });
});
