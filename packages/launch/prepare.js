import { makeDataFolder } from './folder.js';
import { waitForLock } from './folder-lock.js';

/**
 * Runs a step that writes into node_modules or a build folder. Of several commands in the same folder one does it at a
 * time, and the next finds it done.
 *
 * @template T
 * @param {import('./session.js').Session} session
 * @param {(note: string) => void} tell
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(session, tell, work) {
  makeDataFolder();
  const lock = await waitForLock(
    'prepare',
    ({ pid }) => tell(`waiting for process ${pid}, which prepares the same folder`),
    () => session.isEnding,
  );
  const forget = session.atEnd(async () => lock.release());
  try {
    return await work();
  } finally {
    lock.release();
    forget();
  }
}
