import { spawn } from 'node:child_process';

// The shell's input is a pipe of this process: it ends when this process ends, by whatever signal.
const END_WITH_PARENT = `
read -r word
[ "$word" = done ] && exit 0
kill -s "$2" -- "$1" 2>/dev/null
if [ -n "$3" ]; then
  tries=0
  while kill -0 "$1" 2>/dev/null && [ $tries -lt 50 ]; do sleep 0.1; tries=$((tries + 1)); done
  rm -rf "$3"
fi
`;

/**
 * Ends a process (or, with a negative target, its group) when this process dies, even by SIGKILL.
 *
 * @param {{ target: number, signal: 'TERM' | 'INT' | 'QUIT', folder?: string }} options `folder` is deleted as well
 * @returns {() => Promise<void>} ends the guard, when what it guards has ended
 */
export function guardProcess({ target, signal, folder = '' }) {
  if (process.platform === 'win32') return async () => {};
  const guard = spawn('/bin/sh', ['-c', END_WITH_PARENT, 'guard', String(target), signal, folder], {
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
  pipe.on('error', () => {});
  guard.unref();
  pipe.unref();
  return () => {
    guard.ref();
    pipe.end('done\n');
    return ended;
  };
}
