import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

export const WEB = fileURLToPath(new URL('..', import.meta.url));

/** The code that a page fetches before it is complete: its entry, its own chunk and all that they import. */
export interface InitialSize {
  page: string;
  /** Gzipped bytes. */
  total: number;
  floor: number;
  ours: number;
  chunks: readonly { file: string; bytes: number }[];
}

export const BARS = { ours: 45 * 1024, total: 165 * 1024 } as const;

type Chunk = Rollup.OutputChunk;

function withImports(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports) {
    const imported = chunks.get(file);
    if (imported) withImports(imported, chunks, found);
  }
  return found;
}

/** Builds the app in memory, as it is released, and weighs what a page's first view fetches. */
export async function measureInitial(pageModules: readonly string[]): Promise<InitialSize[]> {
  const built = await build({ root: WEB, logLevel: 'error', build: { write: false } });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build has no entry');
  const floor = await floorSize();
  return pageModules.map((page) => {
    const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === join(WEB, 'src', page));
    if (!own) throw new Error(`no chunk of ${page}`);
    const needed = [...withImports(own, chunks, withImports(entry, chunks))];
    const sizes = needed.map(({ fileName, code }) => ({ file: fileName, bytes: gzipSync(code).length }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    return { page, total, floor, ours: total - floor, chunks: sizes.toSorted((a, b) => b.bytes - a.bytes) };
  });
}

/** What such an application needs of its libraries before it shows anything of ours. */
const FLOOR_ENTRY = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, Link, Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { QueryClient, QueryClientProvider, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
i18next.use(initReactI18next).init({});
globalThis.floor = [Link, Navigate, Outlet, useLocation, useNavigate, useSearchParams, useQuery, useMutation, useQueryClient, useTranslation];
createRoot(document.body).render(createElement(BrowserRouter, null, createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Routes, null, createElement(Route)))));
`;

/** The same libraries with nothing of ours: the smallest that a page could be. */
async function floorSize(): Promise<number> {
  const built = await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === 'virtual:floor' ? join(WEB, 'src', 'floor.virtual.js') : undefined),
        load: (id) => (id === join(WEB, 'src', 'floor.virtual.js') ? FLOOR_ENTRY : undefined),
      },
    ],
    build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: 'virtual:floor' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((one): one is Chunk => one.type === 'chunk');
  if (chunks.length === 0) throw new Error('the floor did not build');
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}

export const PAGES: Readonly<Record<string, string>> = {
  home: 'pages/population/population-page.tsx',
  list: 'pages/category-index/category-index-page.tsx',
  product: 'pages/product-detail/product-detail-page.tsx',
  basket: 'pages/basket/basket-page.tsx',
};

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = await measureInitial(Object.values(PAGES));
  if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
  else report(sizes, process.argv.includes('--chunks'));
}

function report(sizes: readonly InitialSize[], hasChunks: boolean): void {
  console.log(`${'page'.padEnd(20)} ${'floor'.padStart(9)} ${'ours'.padStart(9)} ${'total'.padStart(9)}`);
  for (const { page, floor, ours, total } of sizes)
    console.log(`${relative('pages', dirname(page)).padEnd(20)} ${kb(floor)} ${kb(ours)} ${kb(total)}`);
  console.log(`${'home at most'.padEnd(20)} ${''.padStart(9)} ${kb(BARS.ours)} ${kb(BARS.total)}`);
  if (hasChunks) for (const { file, bytes } of sizes[0]?.chunks ?? []) console.log(kb(bytes), file);
}
