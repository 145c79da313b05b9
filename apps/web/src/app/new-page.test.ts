import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HUNG_RUN_MS } from '@passage/testing/limits';
import { sized } from '@passage/testing/size';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/locale.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** What a copy makes for itself, or shares. */
const NOT_COPIED = new Set(['.git', 'dist', '.data', 'backups', '.turbo', 'coverage', 'test-results', '.vite-temp']);

const ROW = `
  lookbook: {
    path: '/lookbook',
    page: 'lookbook',
    texts: ['lookbook'],
    access: 'anyone',
    head: 'titled',
    robots: 'index',
    title: 'lookbook:title',
    description: 'lookbook:description',
    sitemap: ['page'],
  },
`;

/** A picture without words, which axe calls severe: whoever looks at the page says so. */
const PAGE = `import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../lib/page-head.ts';

export default function LookbookPage(): ReactElement {
  const { t } = useTranslation('lookbook');
  usePageHead(t('title'), t('description'));
  return (
    <div className="frame pt-10">
      <h1 className="type-heading">{t('title')}</h1>
      {/* biome-ignore lint/a11y/useAltText: the fault that the walk shall find */}
      <img src="/icon.svg" width={40} height={40} />
    </div>
  );
}
`;

const textsOf = (language: string): string =>
  language === 'en'
    ? `const texts = {
  title: 'Lookbook in en',
  description: 'The season as it is worn, in en.',
} as const;

export default texts;

declare module './index.ts' {
  interface English {
    lookbook: typeof texts;
  }
}
`
    : `import type { CompleteTexts } from '../catalogue.ts';

export default {
  title: 'Lookbook in ${language}',
  description: 'The season as it is worn, in ${language}.',
} satisfies CompleteTexts<'lookbook'>;
`;

/** What the copy's own modules make of the table. */
const ASKED = `
import { pageAt, pageModule } from '@passage/contract/pages';
import { CLOSED_PATHS, LISTED_PATHS } from '../api/src/modules/documents/crawled-paths.ts';
import { screens } from './e2e/support/screens.ts';
const page = pageAt('/lookbook');
console.log(JSON.stringify({
  module: pageModule(page),
  title: page.title,
  isClosed: CLOSED_PATHS.some((path) => '/lookbook'.startsWith(path)),
  isListed: LISTED_PATHS.includes('/lookbook'),
  screens: screens({ unpaid: 1, paid: 1, underReview: 1 }).filter(({ path }) => path === '/lookbook'),
}));
`;

let folder = '';
const at = (...parts: string[]): string => join(folder, ...parts);

async function run(words: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)('node', words, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'passage-page-')));
  await cp(ROOT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== join(ROOT, 'node_modules') && !NOT_COPIED.has(basename(source)),
  });
  await symlink(join(ROOT, 'node_modules'), at('node_modules'), 'junction');

  await mkdir(at('apps/web/src/pages/lookbook'));
  await writeFile(at('apps/web/src/pages/lookbook/lookbook-page.tsx'), PAGE);
  for (const language of Object.keys(LANGUAGES))
    await writeFile(at('apps/web/src/i18n', language, 'lookbook.ts'), textsOf(language));
  const table = at('packages/contract/src/page-table.ts');
  const before = readFileSync(table, 'utf8');
  const after = before.replace('} as const satisfies Readonly<Record<string, PageRow>>;', (end) => `${ROW}${end}`);
  expect(after).not.toBe(before);
  await writeFile(table, after);
}, HUNG_RUN_MS);
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** What the browser's walk over the shop's screens prints. */
async function walk(url: string): Promise<string> {
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    'screens',
    '-g',
    'security-05 each screen of the shop',
  ];
  const program = spawn('node', words, {
    cwd: at('apps/web'),
    env: { ...process.env, VITEST: '', PASSAGE_E2E_URL: url, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  program.stdout.on('data', (part: Buffer) => {
    printed += part;
  });
  await once(program, 'close');
  return printed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The copy's storefront, built and served from a throwaway database, until `use` has ended. */
async function withStorefront(use: (url: string) => Promise<void>): Promise<void> {
  await run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'], at('apps/web'));
  await run(['node_modules/vite/bin/vite.js', 'build'], at('apps/web'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn('node', ['--import', 'tsx', 'packages/testing/src/serve-demo.ts', String(port)], {
    cwd: folder,
    env: { ...process.env, VITEST: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'close');
  try {
    await expect
      .poll(
        () =>
          fetch(`${url}/health/ready`).then(
            ({ ok }) => ok || server.exitCode !== null,
            () => server.exitCode !== null,
          ),
        {
          timeout: HUNG_RUN_MS,
          interval: 250,
        },
      )
      .toBe(true);
    await use(url);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

const textAt = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { accept: url.includes('.') ? '*/*' : 'text/html' } })).text();

it('house-12 a new page is its folder, its texts and one row: by that it is served under its own title, known to robots.txt, the sitemap and the list of screens, and walked by the browser', {
  timeout: sized({ small: 60_000, whole: 1_200_000 }),
}, async () => {
  const told = await run(['--import', 'tsx', '--input-type=module', '--eval', ASKED], at('apps/web'));
  expect(JSON.parse(told)).toEqual({
    module: 'pages/lookbook/lookbook-page.tsx',
    title: 'lookbook:title',
    isClosed: false,
    isListed: true,
    screens: [{ name: 'lookbook', path: '/lookbook', isSignedIn: false }],
  });
  // The table says all of it; a build and a browser show it.
  const size = sized({ small: 'table', whole: 'browser' });
  if (size === 'browser') await withStorefront(look);
});

async function look(url: string): Promise<void> {
  const html = await textAt(`${url}/lookbook`);
  expect(html).toContain('<title>Lookbook in en | Passage</title>');
  expect(html).toContain('content="The season as it is worn, in en."');
  expect(html).not.toContain('name="robots"');
  expect(await textAt(`${url}/sitemap-pages.xml`)).toContain(`<loc>${url}/lookbook</loc>`);
  expect(await textAt(`${url}/robots.txt`)).not.toContain('lookbook');
  // The page's one fault is found, and no other on any screen.
  const printed = await walk(url);
  expect(printed).toContain('"lookbook at 1440: image-alt ');
  expect(printed.match(/" ?[\w-]+ at \d+: /g)).toHaveLength(1);
}
