import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cacheFolder } from '../testing/src/cache-folder.ts';
import { HUNG_RUN_MS } from '../testing/src/limits.ts';
import { workspaceFolders } from './packages.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** What a clone does not have. */
const NOT_CLONED = new Set([
  'node_modules',
  '.git',
  'dist',
  '.data',
  'generated',
  'test-results',
  'playwright-report',
  '.turbo',
]);
/** By which a clone knows that its packages are installed, and that its Prisma client is generated. */
const MARKERS = ['.passage-installed', '.passage-prisma-client'] as const;
const GENERATED = ['packages', 'database', 'src', 'generated'] as const;
/** What the commands may see of the surroundings of this test run. */
const KEPT_ENV = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'CHROMIUM_PATH',
  'SystemRoot',
  'APPDATA',
  'LOCALAPPDATA',
  'XDG_DATA_HOME',
  'XDG_CACHE_HOME',
];

/** A command that runs in a copy. */
export interface Run {
  readonly pid: number;
  /** Everything it printed up to now. */
  output(): string;
  waitFor(pattern: RegExp, limitMs?: number): Promise<string>;
  /** As the terminal sends it: to the command and to what it runs in the same group. */
  signal(name: NodeJS.Signals): void;
  ended: Promise<number | NodeJS.Signals>;
}

/** A copy of this repository as a fresh clone of it would be. */
export class Checkout {
  readonly folder: string;
  #runs = new Set<ChildProcess>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async copy(): Promise<Checkout> {
    // A folder that only its owner may enter, as `mktemp -d` makes it.
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'passage-clone-')));
    await cp(ROOT, folder, { recursive: true, filter: (source) => !NOT_CLONED.has(basename(source)) });
    return new Checkout(folder);
  }

  /**
   * Gives the copy the packages and the Prisma client of this clone, as its first command would install and generate them;
   * where this clone was installed otherwise, that command still does.
   */
  async install(): Promise<void> {
    if (!existsSync(join(ROOT, 'node_modules', MARKERS[0]))) return;
    for (const folder of ['.', ...workspaceFolders()]) {
      const source = join(ROOT, folder, 'node_modules');
      // The files as links, for they are many; pnpm's own links are relative, and so lead into the copy.
      if (!existsSync(source)) continue;
      try {
        await promisify(execFile)('cp', ['-al', source, join(this.folder, folder)]);
      } catch {
        // Another file system, which takes no links.
        await rm(this.path('node_modules'), { recursive: true, force: true });
        return;
      }
    }
    await rm(this.path('node_modules', '.cache'), { recursive: true, force: true });
    for (const marker of MARKERS) {
      const file = this.path('node_modules', marker);
      if (!existsSync(file)) continue;
      const text = readFileSync(file);
      // A link that is written to would change this clone's.
      await rm(file);
      await writeFile(file, text);
    }
    await cp(join(ROOT, ...GENERATED), this.path(...GENERATED), { recursive: true });
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** Runs `npm …` in the copy. */
  npm(words: string[], env: Record<string, string> = {}): Run {
    return this.run('npm', words, env);
  }

  run(program: string, words: string[], env: Record<string, string> = {}): Run {
    const kept = KEPT_ENV.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name] ?? '']]));
    const child = spawn(program, words, {
      cwd: this.folder,
      // A clone's tests make no template and unpack no browser that this run has.
      env: { ...Object.fromEntries(kept), TEST_CACHE: cacheFolder('.'), ...env },
      // A group of its own, as a terminal gives it: Ctrl-C goes to all of it.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#runs.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    }
    const ended = new Promise<number | NodeJS.Signals>((resolve) => {
      child.once('error', () => resolve(127));
      child.once('close', (code, signal) => resolve(code ?? signal ?? 127));
    });
    let isOver = false;
    void ended.then(() => {
      isOver = true;
      this.#runs.delete(child);
    });
    const waitFor = async (pattern: RegExp, limitMs = HUNG_RUN_MS) => {
      const limit = Date.now() + limitMs;
      while (!pattern.test(output)) {
        if (isOver || Date.now() > limit)
          throw new Error(`${words.join(' ')} did not print ${pattern}:\n${output}\n${this.#logs()}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return output;
    };
    return { pid: child.pid ?? 0, output: () => output, waitFor, signal: (name) => signalGroup(child, name), ended };
  }

  /** Ends what still runs, and deletes the copy. */
  async remove(): Promise<void> {
    for (const child of this.#runs) signalGroup(child, 'SIGINT');
    const limit = Date.now() + HUNG_RUN_MS;
    while (this.#runs.size && Date.now() < limit) await new Promise((resolve) => setTimeout(resolve, 50));
    this.killAll();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** The processes that run in the copy, or of its programs. */
  processes(): { pid: number; command: string }[] {
    if (process.platform !== 'linux') {
      const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
      return lines
        .filter((line) => line.includes(this.folder))
        .map((line) => ({ pid: Number.parseInt(line, 10), command: line.trim() }));
    }
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const isOurs = command.includes(this.folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(this.folder);
        return isOurs ? [{ pid: Number(pid), command }] : [];
      } catch {
        // It ended meanwhile, or is none of ours.
        return [];
      }
    });
  }

  /** Kills all of them, as a power cut does. */
  killAll(): void {
    for (const { pid } of this.processes()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // One that follows another into its end may be gone by then.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  }

  #logs(): string {
    const folder = this.path('.data', 'log');
    if (!existsSync(folder)) return '';
    return readdirSync(folder)
      .map((name) => `--- ${name}\n${readFileSync(join(folder, name), 'utf8').slice(-1500)}`)
      .join('\n');
  }
}

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It ended meanwhile.
  }
}
