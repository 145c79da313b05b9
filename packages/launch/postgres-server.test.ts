import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Starts a server, tells it to end, and has nothing else to do but to wait for that. */
const PROGRAM = `
  const { startCluster } = await import('./postgres.js');
  const { startServer } = await import('./postgres-server.js');
  const { postgresAccount } = await import('./postgres-account.js');
  const { postgresBinaries } = await import('./postgres-binaries.js');
  const [folder] = process.argv.slice(1);
  const cluster = await startCluster({ folder });
  await cluster.stop();
  const { dataFolder } = cluster;
  const logFile = folder + '/log/postgres.log';
  const server = await startServer({ account: postgresAccount(dataFolder), binaries: postgresBinaries(), dataFolder, logFile });
  process.kill(server.pid, 'SIGINT');
  await server.whenGone();
  console.log('gone');
`;

it('a process that waits for nothing but the end of its PostgreSQL lives until then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passage-server-'));
  try {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', PROGRAM, folder], {
      cwd: import.meta.dirname,
    });
    expect(stdout).toBe('gone\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
