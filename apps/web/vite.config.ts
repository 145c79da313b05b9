import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractMap } from './contract-map.ts';
import { pageColumns } from './page-columns.ts';
import { pageManifest } from './page-manifest.ts';

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:4000';
const apiPaths = ['/app-api', '/admin-api', '/files', '/docs', '/health', '/dev'];

/** The document shows its app shell by itself: style, letters and pictures come before the code. */
function codeComesSecond(): Plugin {
  return {
    name: 'code-comes-second',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/(rel="modulepreload"|<script type="module")/g, '$1 fetchpriority="low"'),
    },
  };
}

/** The two Latin faces are on every page: asking for them in the document saves the wait for the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-latin-(opsz|wght)-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Smaller files do not get smaller. */
const WORTH_PACKING = 1024;

/** Code and styles lie packed beside themselves, so that the server has nothing to do but to send them. */
function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|svg)$/.test(fileName)) continue;
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (content.length < WORTH_PACKING) continue;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(content, { params }) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(content, { level: 9 }) });
        }
      },
    },
  };
}

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Whatever the entry imports is fetched on every page: in one file of ours and one of the libraries it is smaller than
 * in dozens, and needs fewer requests.
 */
function entryChunk(): (id: string, modules: Modules) => string | null {
  let reached: Set<string> | undefined;
  return (id, modules) => {
    if (!reached) {
      reached = new Set([fileURLToPath(new URL('src/app/main.tsx', import.meta.url))]);
      // A set is walked on to what is added meanwhile.
      for (const from of reached) for (const to of modules.getModuleInfo(from)?.importedIds ?? []) reached.add(to);
    }
    if (!reached.has(id)) return null;
    return id.includes('/node_modules/') ? 'libraries' : 'shared';
  };
}

export default defineConfig({
  plugins: [
    contractMap(),
    pageColumns(),
    react(),
    tailwindcss(),
    preloadFonts(),
    codeComesSecond(),
    pageManifest(),
    packFiles(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Fonts and drawings stay files: inlined they would delay the style sheet and could not be cached apart.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: entryChunk() }] } } },
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin, ws: path === '/app-api' }])),
  },
});
