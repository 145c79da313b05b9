import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin, Rollup } from 'vite';

const SOURCES = fileURLToPath(new URL('src/', import.meta.url));
/** Beside the document; hidden, so that nobody is served it. */
const FILE = '.page-manifest.json';

type Chunk = Rollup.OutputChunk;

interface Row {
  path: string;
  texts: readonly string[];
  title: string;
  description?: string;
  shell?: string;
}
interface Table {
  PAGES: readonly (Row & { page: string })[];
  pageModule: (row: { page: string }) => string;
}
interface Windows {
  renderShells: () => { shells: Record<string, string>; item: string };
}

const load = <Part>(module: string): Promise<Part> =>
  tsImport(module, { parentURL: import.meta.url, tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)) });

const LANGUAGES = readdirSync(join(SOURCES, 'i18n'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a key of a language's texts says. */
async function textOf(language: string, key: string): Promise<string> {
  const [namespace, path = ''] = key.split(':');
  const { default: texts } = await load<{ default: unknown }>(`./src/i18n/${language}/${namespace}.ts`);
  const text = path
    .split('.')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : part),
      texts,
    );
  if (typeof text !== 'string') throw new Error(`${language} has no text ${key}`);
  return text;
}

const inEach = async <Value>(make: (language: string) => Value): Promise<Record<string, Awaited<Value>>> =>
  Object.fromEntries(
    await Promise.all(
      LANGUAGES.map(async (language): Promise<[string, Awaited<Value>]> => [language, await make(language)]),
    ),
  );

/** Tells the server of each page which code and texts it begins with, its title, and how its app shell looks. */
export function pageManifest(): Plugin {
  return {
    name: 'page-manifest',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { PAGES, pageModule } = await load<Table>('@passage/contract/pages');
        const { renderShells } = await load<Windows>('./src/app/app-shell/shells.tsx');
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
        const textsOf = (language: string, texts: readonly string[]): string[] => {
          // English of the shell is in the first script; other languages fetch it.
          const names = [...texts, ...(language === 'en' ? [] : ['shell', 'ui'])];
          return names.flatMap((name) => filesOf(`i18n/${language}/${name}.ts`));
        };
        const pages = await Promise.all(
          PAGES.map(async ({ path, page, texts, title, description, shell }) => {
            // The first script knows the way to pages with a shell of their own.
            const ways = shell === undefined ? filesOf('app/all-pages.ts') : [];
            return [
              path,
              {
                shell: shell ?? 'plain',
                code: [...new Set([...ways, ...filesOf(pageModule({ page }))])],
                texts: await inEach((language) => textsOf(language, texts)),
                title: await inEach((language) => textOf(language, title)),
                ...(description !== undefined && {
                  description: await inEach((language) => textOf(language, description)),
                }),
              },
            ];
          }),
        );
        const source = JSON.stringify({ pages: Object.fromEntries(pages), ...renderShells() });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}
