import { spawn } from 'node:child_process';

// The shell's input is a pipe of this process: it ends when this process ends, by whatever signal.
const END_WITH_PARENT = `
cat >/dev/null
pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null)
if [ -n "$pid" ]; then
  kill -QUIT "$pid" 2>/dev/null
  tries=0
  while kill -0 "$pid" 2>/dev/null && [ $tries -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
fi
rm -rf "$2"
`;

/**
 * Ends a throwaway server and deletes its folder when this process dies, even by SIGKILL.
 *
 * @param {string} dataFolder
 * @param {string} folder
 * @returns {() => Promise<void>} ends the guard, after an orderly stop
 */
export function guardThrowaway(dataFolder, folder) {
  if (process.platform === 'win32') return async () => {};
  const guard = spawn('/bin/sh', ['-c', END_WITH_PARENT, 'guard', dataFolder, folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    guard.once('exit', () => resolve());
    guard.once('error', () => resolve());
  });
  const pipe = /** @type {import('node:net').Socket} */ (guard.stdin);
  guard.unref();
  pipe.unref();
  return () => {
    guard.ref();
    pipe.end();
    return ended;
  };
}
