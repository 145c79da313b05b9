import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rollup } from 'vite';

const SOURCES = fileURLToPath(new URL('src/', import.meta.url));
/** Beside the document; hidden, so that nobody is served it. */
const FILE = '.first-pages.json';

type Chunk = Rollup.OutputChunk;

interface Sources {
  FIRST_PAGES: Readonly<Record<string, { module: string; texts: readonly string[]; window: string }>>;
  renderWindows: () => { windows: Record<string, string>; item: string };
}

const load = <Part>(path: string): Promise<Part> =>
  tsImport(`./src/app/first-window/${path}`, {
    parentURL: import.meta.url,
    tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
  });

/** Tells the server which code and texts a page begins with, and how its first window looks. */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { FIRST_PAGES } = await load<Pick<Sources, 'FIRST_PAGES'>>('first-pages.ts');
        const { renderWindows } = await load<Pick<Sources, 'renderWindows'>>('windows.tsx');
        const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const chunkOf = (module: string): Chunk => {
          const found = chunks.find(({ facadeModuleId }) => facadeModuleId === join(SOURCES, module));
          if (!found) throw new Error(`no chunk of ${module}`);
          return found;
        };
        const reach = (chunk: Chunk, reached = new Set<string>()): Set<string> => {
          reached.add(chunk.fileName);
          for (const file of chunk.imports) {
            const imported = byFile.get(file);
            if (imported && !reached.has(file)) reach(imported, reached);
          }
          return reached;
        };
        const entry = chunks.find(({ isEntry }) => isEntry);
        const announced = entry ? reach(entry) : new Set<string>();
        const filesOf = (module: string): string[] =>
          [...reach(chunkOf(module))].filter((file) => !announced.has(file)).map((file) => `/${file}`);
        const languages = new Set(
          chunks.flatMap(({ facadeModuleId }) => /\/i18n\/(\w+)\/pages\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? []),
        );
        const pages = Object.entries(FIRST_PAGES).map(([path, { module, texts, window }]) => {
          const textsOf = (language: string): string[] => {
            // English of the shell is in the first script; other languages fetch it.
            const names = ['pages', ...texts, ...(language === 'en' ? [] : ['shell', 'ui'])];
            return names.flatMap((name) => filesOf(`i18n/${language}/${name}.ts`));
          };
          const byLanguage = Object.fromEntries([...languages].map((language) => [language, textsOf(language)]));
          return [path, { window, code: filesOf(module), texts: byLanguage }];
        });
        const source = JSON.stringify({ pages: Object.fromEntries(pages), ...renderWindows() });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}
