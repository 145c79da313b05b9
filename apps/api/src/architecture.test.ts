import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const COMMANDS = [
  'backup',
  'copy-files',
  'index-search',
  'jobs',
  'prove',
  'prove-consent',
  'restore',
  'store',
  'verify-audit',
].map((name) => `apps/api/src/${name}.ts`);

interface Import {
  /** Path of the importing file below the root, with slashes. */
  readonly from: string;
  /** Path of the imported file below the root, or the package's name. */
  readonly to: string;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'generated', 'e2e'].includes(entry.name)) yield* sources(path);
    } else if (
      /\.tsx?$/.test(entry.name) &&
      !/\.(test|testing|e2e)\.tsx?$/.test(entry.name) &&
      !path.includes('/testing/')
    )
      yield path;
  }
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => ({
    from,
    to: name.startsWith('.')
      ? relative(root, join(root, dirname(from), name))
          .split(sep)
          .join('/')
      : name,
  }));
}

const importsBelow = (folder: string): Import[] => [...sources(folder)].flatMap(importsOf);
const moduleOf = (path: string): string | undefined => /^apps\/api\/src\/modules\/([^/]+)\//.exec(path)?.[1];
const featureOf = (path: string): string | undefined => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];

describe('imports run one way', () => {
  const api = importsBelow('apps/api/src');
  const web = importsBelow('apps/web/src');

  it('a module of the API is imported by its index alone', () => {
    const inside = api.filter(
      ({ from, to }) => moduleOf(to) !== undefined && moduleOf(to) !== moduleOf(from) && !to.endsWith('/index.ts'),
    );
    // The commands that prove books and audit read one module's file directly: they are no modules and serve no request.
    expect(inside.filter(({ from }) => !COMMANDS.includes(from))).toEqual([]);
  });

  it('modules stand on each other in no circle', () => {
    const below = new Map<string, Set<string>>();
    for (const { from, to } of api) {
      const [upper, lower] = [moduleOf(from), moduleOf(to)];
      if (upper !== undefined && lower !== undefined && upper !== lower)
        below.set(upper, (below.get(upper) ?? new Set<string>()).add(lower));
    }
    const circles: string[] = [];
    const walk = (way: readonly string[]): void => {
      const [last = ''] = way.slice(-1);
      for (const next of below.get(last) ?? []) {
        if (way[0] === next) circles.push([...way, next].join(' → '));
        // Each circle is found from its first name.
        else if (!way.includes(next) && next > (way[0] ?? '')) walk([...way, next]);
      }
    };
    for (const name of below.keys()) walk([name]);
    expect(below.size).toBeGreaterThan(25);
    expect(circles).toEqual([]);
  });

  it('the platform and the HTTP layer know no module', () => {
    expect(
      api.filter(({ from, to }) => /^apps\/api\/src\/(platform|http)\//.test(from) && moduleOf(to) !== undefined),
    ).toEqual([]);
    expect(
      api.filter(({ from, to }) => from.startsWith('apps/api/src/platform/') && to.startsWith('apps/api/src/http/')),
    ).toEqual([]);
  });

  it('features do not import each other, but for the session; the design system and lib know no feature', () => {
    const across = web.filter(
      ({ from, to }) =>
        featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
    );
    expect(across.filter(({ to }) => featureOf(to) !== 'session')).toEqual([]);
    expect(
      web.filter(
        ({ from, to }) => /^apps\/web\/src\/(ui|lib)\//.test(from) && /\/src\/(features|pages|app)\//.test(to),
      ),
    ).toEqual([]);
    expect(
      web.filter(({ from, to }) => /^apps\/web\/src\/(features|api)\//.test(from) && /\/src\/(pages|app)\//.test(to)),
    ).toEqual([]);
  });

  it('packages stand on nothing above them', () => {
    const allowed: Readonly<Record<string, readonly string[]>> = {
      money: [],
      contract: ['@passage/money'],
      studio: [],
      database: ['@passage/money', '@passage/settings'],
    };
    for (const [name, below] of Object.entries(allowed)) {
      const ours = importsBelow(`packages/${name}/src`).filter(({ to }) => to.startsWith('@passage/'));
      expect(ours.filter(({ to }) => !below.some((prefix) => to === prefix || to.startsWith(`${prefix}/`)))).toEqual(
        [],
      );
    }
    expect(web.filter(({ to }) => /^@passage\/(api|database|studio)/.test(to))).toEqual([]);
  });

  it('nothing imports the studio but the seed and what draws its pictures at their first request', () => {
    const importers = ['apps', 'packages', 'prisma']
      .flatMap(importsBelow)
      .filter(
        ({ from, to }) => /^@passage\/studio\b|^packages\/studio\//.test(to) && !from.startsWith('packages/studio/'),
      );
    const outside = importers.map(({ from }) => from).filter((from) => !from.startsWith('prisma/seed/'));
    expect([...new Set(outside)].sort()).toEqual([
      'apps/api/src/modules/files/draw-thread.ts',
      'apps/api/src/modules/files/drawing.ts',
      'apps/api/src/modules/files/film-pages.ts',
      'apps/api/src/modules/imports/draw-likeness.ts',
    ]);
  });

  it('only the configuration reads the environment of the API', () => {
    const readers = [...sources('apps/api/src')].filter((path) =>
      readFileSync(join(root, path), 'utf8').includes('process.env'),
    );
    // They hand it over as a whole.
    expect(readers.sort()).toEqual([
      'apps/api/src/copy-files.ts',
      'apps/api/src/run-command.ts',
      'apps/api/src/run-process.ts',
    ]);
  });
});
