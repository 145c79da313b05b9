import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Checkout } from './checkout.fixture.ts';
import { freePort } from './free-port.js';
import { asLaunchFailure, LaunchFailure } from './launch-failure.js';

/** A clone that is installed but was never started. */
let clone: Checkout;

beforeAll(async () => {
  clone = await Checkout.copy();
  await clone.install();
});

afterAll(() => clone?.remove(), 30_000);

/** The way to a small disk of one's own, where this machine has one: the superuser's, or a namespace's. */
function waysToMount(): string[] | undefined {
  const ways = [
    ['unshare', '--mount'],
    ['unshare', '--user', '--map-root-user', '--mount'],
  ];
  return ways.find(([program = '', ...words]) => {
    try {
      execFileSync(program, [...words, 'sh', '-c', 'mount -t tmpfs -o size=1m none /mnt'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

const FULL = /\n\nThe disk is full: free some space and run the command again\.\n$/;

describe('a full disk', () => {
  // From where nothing fits to where the migrations do and the demo world does not.
  it.each([1, 20, 42])(
    'start-09 with %s MB for .data it ends with a sentence that says what to do',
    async (megabytes) => {
      const way = waysToMount();
      await mkdir(clone.path('.data'), { recursive: true });
      const env = { PORT: String(await freePort()) };
      let run: ReturnType<Checkout['run']>;
      if (way) {
        const [program = '', ...words] = way;
        const script = `mount -t tmpfs -o size=${megabytes}m none .data && exec node packages/launch/start.js`;
        run = clone.run(program, [...words, 'sh', '-c', script], env);
      } else {
        // Where no disk can be mounted, a step says what PostgreSQL says on a full one.
        const step = clone.path('packages', 'database', 'src', 'migrate.ts');
        await writeFile(
          step,
          `console.error('could not extend file "base/5/2619": No space left on device'); process.exit(1);\n`,
        );
        run = clone.run('node', ['packages/launch/start.js'], env);
      }
      expect(await run.ended).toBe(1);
      expect(run.output()).toMatch(FULL);
      expect(clone.processes()).toEqual([]);
    },
  );

  it('start-09 the same sentence for whatever meets it', () => {
    const writes = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(asLaunchFailure(writes).message).toBe('The disk is full: free some space and run the command again.');
  });
});

describe('a broken database', () => {
  it('start-08 a damaged embedded database is named, with the way out', async () => {
    await rm(clone.path('.data'), { recursive: true, force: true });
    const env = { PORT: String(await freePort()) };
    const first = clone.run('node', ['packages/launch/start.js'], env);
    await first.waitFor(/Migrations/);
    first.signal('SIGINT');
    await first.ended;
    await writeFile(clone.path('.data', 'postgres', 'global', 'pg_control'), 'damaged');
    const second = clone.run('node', ['packages/launch/start.js'], env);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /database in .*postgres is broken and does not start .*: delete that folder and run the command again/,
    );
    expect(clone.processes()).toEqual([]);
  });
});

describe('what nobody foresaw', () => {
  it('start-10 becomes one sentence, too', () => {
    expect(asLaunchFailure(new Error('boom')).message).toBe('This was not foreseen: boom.');
    const failure = new LaunchFailure('Do this.', { exitCode: 78 });
    expect(asLaunchFailure(failure)).toBe(failure);
  });

  it('names the file that may not be written', () => {
    const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: '/clone/.data' });
    expect(asLaunchFailure(refused).message).toMatch(/^\/clone\/\.data cannot be written: give this user the right/);
    const readOnly = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/clone/.data' });
    expect(asLaunchFailure(readOnly).message).toMatch(/^This folder is read-only: /);
  });
});
