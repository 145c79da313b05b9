/*
 * The storefront beside its bars: the weight of its code, Lighthouse as on a phone, and axe.
 *   node --import tsx scripts/measure.ts [--runs 3] [--pages home,list,product,basket]
 * It builds the storefront and serves it with a demo world of its own, or measures the server that PASSAGE_E2E_URL
 * names. It ends with 0 whatever the figures are.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { build } from 'vite';
import { addToBag, findGood } from '../e2e/support/goods.ts';
import { newShopper } from '../e2e/support/shopper.ts';
import { barsTable, type PageFigures } from './bars-table.ts';
import { openDemoServer } from './demo-server.ts';
import { measureInitial, PAGES, WEB } from './initial-size.ts';
import { lighthouseScores, type MeasuredPage, type PageScores, severeFaults } from './page-scores.ts';

const PORT = process.env.PASSAGE_E2E_PORT ?? '4660';

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const runs = Number(option('runs') ?? 3);
const names = (option('pages') ?? Object.keys(PAGES).join(',')).split(',');
if (!Number.isInteger(runs) || runs < 1 || !names.every((name) => name in PAGES)) {
  console.error(`--runs takes a number, --pages some of ${Object.keys(PAGES).join(',')}.`);
  process.exit(1);
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

function medianScores(scores: readonly PageScores[]): PageFigures['scores'] {
  const of = (key: keyof PageFigures['scores']): number => median(scores.map((score) => score[key]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  };
}

/** The basket is a shopper's with something in it; a visitor would see the login. */
async function pagesOf(origin: string): Promise<MeasuredPage[]> {
  const api = await request.newContext({ baseURL: origin });
  const shopper = await newShopper(api);
  await addToBag(api, shopper, await findGood(api));
  const { token, email, userId, userName } = shopper;
  // Whoever is signed in has been here before.
  const stored = { 'tenant-id': '1', token, email, userInfo: JSON.stringify({ token, email, userId, userName }) };
  return [
    { name: 'home', path: '/population/female' },
    { name: 'list', path: '/categoryIndex?type=1&navigation=0' },
    { name: 'product', path: '/productDetail?no=17' },
    { name: 'basket', path: '/basket', stored, isPrivate: true },
  ].filter(({ name }) => names.includes(name));
}

const folder = await mkdtemp(join(tmpdir(), 'passage-build-'));
if (process.env.PASSAGE_E2E_URL === undefined)
  await build({ root: WEB, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
const server = await openDemoServer(PORT, folder);
try {
  const sizes = await measureInitial(Object.values(PAGES));
  const figures: PageFigures[] = [];
  for (const page of await pagesOf(server.url)) {
    const scores: PageScores[] = [];
    for (let run = 0; run < runs; run += 1) scores.push(await lighthouseScores(server.url, page));
    const size = sizes.find((one) => one.page === PAGES[page.name]);
    if (!size) throw new Error(`no size of ${page.name}`);
    figures.push({ name: page.name, scores: medianScores(scores), axe: await severeFaults(server.url, page), size });
    for (const fault of new Set(scores.flatMap(({ faults }) => faults))) console.error(fault);
  }
  console.log(barsTable(figures));
} finally {
  server.stop();
  await rm(folder, { recursive: true, force: true });
}
