import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintOf, isRemembered, remember } from './fingerprint.js';
import { logFileOf, ROOT } from './folder.js';
import { tellsOfNoNetwork } from './launch-failure.js';
import { runProgram } from './programs.js';

const MARKER = join(ROOT, 'node_modules', '.passage-installed');

/** The folders of the workspace's packages, relative to the root. */
export function workspaceFolders() {
  const below = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
  );
  return [...below, 'prisma'].filter((folder) => existsSync(join(ROOT, folder, 'package.json'))).sort();
}

/**
 * Installs what is missing. When nothing changed since the last time this takes milliseconds and no network.
 *
 * @param {import('./session.js').Session} session
 * @param {(note: string) => void} tell
 * @returns {Promise<string>}
 */
export async function installPackages(session, tell) {
  const manifests = workspaceFolders().map((folder) => `${folder}/package.json`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
  // The packages hold programs for one kind of machine: a folder that moved to another needs them anew.
  const fingerprint = `${fingerprintOf(files)} ${process.platform} ${process.arch}`;
  if (isRemembered(MARKER, fingerprint)) return 'up to date';
  const { program, words, isShell } = pnpm();
  await runProgram(session, {
    name: 'packages',
    program,
    words: [...words, 'install', '--frozen-lockfile', '--reporter=append-only', '--config.confirmModulesPurge=false'],
    isShell,
    onLine: (line) => {
      const counts = /Progress: resolved (\d+), reused (\d+), downloaded (\d+), added (\d+)/.exec(line);
      if (counts) tell(`${Number(counts[2]) + Number(counts[3])} of ${counts[1]} packages`);
    },
    failure: (output) =>
      tellsOfNoNetwork(output)
        ? 'The packages could not be downloaded: check the network (or its proxy) and run the command again.'
        : `The packages could not be installed (details: ${logFileOf('packages')}): delete node_modules and run the command again.`,
  });
  remember(MARKER, fingerprint);
  return 'installed';
}

/** The pinned pnpm: the installed one, or at first the one that npm fetches. */
function pnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const installed = join(ROOT, 'node_modules', 'pnpm');
  try {
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    const entry = join(installed, 'bin', 'pnpm.mjs');
    if (packageManager === `pnpm@${version}` && existsSync(entry)) {
      return { program: process.execPath, words: [entry], isShell: false };
    }
  } catch {
    // Not installed yet.
  }
  const npx = join(dirname(process.env.npm_execpath ?? ''), 'npx-cli.js');
  if (existsSync(npx))
    return { program: process.execPath, words: [npx, '--yes', '--prefer-offline', packageManager], isShell: false };
  return {
    program: 'npx',
    words: ['--yes', '--prefer-offline', packageManager],
    isShell: process.platform === 'win32',
  };
}
