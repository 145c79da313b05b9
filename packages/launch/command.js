import { asLaunchFailure } from './launch-failure.js';
import { Session } from './session.js';

/**
 * What every command shares: signals end it in order, and a fault ends it with one sentence.
 *
 * @param {() => Promise<{ run: (session: Session, words: string[]) => Promise<number | undefined> }>} load
 */
export async function runCommand(load) {
  const session = new Session();
  try {
    const { run } = await load();
    const exitCode = await run(session, process.argv.slice(2));
    // A command that leaves something running ends by a signal, or when that something ends.
    if (exitCode !== undefined) await session.end(exitCode);
  } catch (error) {
    await session.fail(asLaunchFailure(error));
  }
}
