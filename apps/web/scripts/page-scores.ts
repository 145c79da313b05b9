import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@passage/testing/browser';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

export interface MeasuredPage {
  name: string;
  path: string;
  /** What local storage holds when the page is opened. */
  stored?: Readonly<Record<string, string>>;
  /** Nobody else shall find it, which Lighthouse takes for a fault. */
  isPrivate?: boolean;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100, times in milliseconds. */
export type PageScores = Readonly<Record<Category | 'fcp' | 'lcp' | 'tbt' | 'cls', number>> & { faults: string[] };

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A browser that has seen nothing but what the page's storage shall hold. */
async function withFreshBrowser<Result>(
  origin: string,
  { stored = {} }: MeasuredPage,
  use: (context: BrowserContext, port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'passage-measure-'));
  const port = await freePort();
  const launch = chromiumLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const [page = await context.newPage()] = context.pages();
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    return await use(context, port);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const ATTEMPTS = 3;
/** What Lighthouse itself answers with the advice to run it again: the trace of a busy machine lacks its beginning. */
const INCOMPLETE_TRACES: ReadonlySet<string> = new Set(['NO_NAVSTART', 'NO_FCP', 'NO_LCP', 'NO_TRACING_STARTED']);

/** One run of Lighthouse, as on a phone. */
export async function lighthouseScores(origin: string, page: MeasuredPage): Promise<PageScores> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const scores = await runLighthouse(origin, page);
    if (scores) return scores;
  }
  throw new Error(`${page.path}: Lighthouse saw no beginning of the load, ${ATTEMPTS} times`);
}

/** @returns undefined for a trace that has to be taken again */
function runLighthouse(origin: string, page: MeasuredPage): Promise<PageScores | undefined> {
  return withFreshBrowser(origin, page, async (_context, port) => {
    const result = await lighthouse(`${origin}${page.path}`, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits: page.isPrivate ? ['is-crawlable'] : null,
      // The browser is fresh already, and who is signed in would be forgotten.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${page.path}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError && INCOMPLETE_TRACES.has(runtimeError.code)) return undefined;
    if (runtimeError) throw new Error(`${page.path}: ${runtimeError.message}`);
    const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
    const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    const faults = CATEGORIES.slice(1).flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${page.name}: ${audits[id]?.title ?? id}`),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      faults,
    };
  });
}

/** How many faults axe finds serious or critical. */
export function severeFaults(origin: string, measured: MeasuredPage): Promise<number> {
  return withFreshBrowser(origin, measured, async (context) => {
    const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}${measured.path}`, { waitUntil: 'networkidle' });
    // Evaluated, not added as a script: the page's own policy forbids foreign scripts.
    await page.evaluate(source);
    const impacts: unknown[] = await page.evaluate(async () => {
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
      return violations.map(({ impact }) => impact);
    });
    return impacts.filter((impact) => impact === 'serious' || impact === 'critical').length;
  });
}
