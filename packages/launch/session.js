import { asLaunchFailure } from './launch-failure.js';
import { progress } from './progress.js';
import { tellsWhere } from './settings.js';

/** @type {Record<string, number>} */
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
/** Ctrl-C reaches npm and us, and npm hands it on: what comes together is one wish. */
const ONE_WISH_MS = 1500;

/**
 * One run of a command: what it started, and how that ends. Steps end in the reverse order of their start, each with
 * a bound in time of its own.
 */
export class Session {
  /** @type {((isHurried: boolean) => Promise<unknown>)[]} */
  #endings = [];
  /** @type {Set<() => void>} */
  #hurries = new Set();
  #firstSignalAt = 0;
  #isHurried = false;
  /** @type {Promise<never> | undefined} */
  #ending;
  /** Set when everything serves: from then on Ctrl-C is the way to end it, not a failure. */
  isServing = false;

  constructor() {
    for (const name of Object.keys(SIGNALS)) process.on(name, () => this.#onSignal(name));
    this.#watchParent();
    process.on('uncaughtException', (error) => void this.fail(asLaunchFailure(error)));
    process.on('unhandledRejection', (error) => void this.fail(asLaunchFailure(error)));
    // A closed terminal or pipe must not keep us from ending in order.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  }

  get isEnding() {
    return this.#ending !== undefined;
  }

  /**
   * @param {(isHurried: boolean) => Promise<unknown>} ending
   * @returns {() => void} forgets it, when what it ends has ended
   */
  atEnd(ending) {
    this.#endings.push(ending);
    return () => {
      this.#endings = this.#endings.filter((each) => each !== ending);
    };
  }

  /**
   * Called when the person asks a second time: what waits for an orderly end stops waiting.
   *
   * @param {() => void} hurry
   */
  whenHurried(hurry) {
    if (this.#isHurried) hurry();
    else this.#hurries.add(hurry);
  }

  /**
   * @param {number} exitCode
   * @returns {Promise<never>}
   */
  end(exitCode) {
    this.#ending ??= this.#runEndings().then(() => process.exit(exitCode));
    return this.#ending;
  }

  /**
   * @param {import('./launch-failure.js').LaunchFailure} failure
   * @returns {Promise<never>}
   */
  fail(failure) {
    // What breaks because we are ending is no news.
    if (!this.#ending) {
      progress.interrupt();
      process.stderr.write(`\n${failure.message}\n`);
      if (tellsWhere()) console.error(failure);
    }
    return this.end(failure.exitCode);
  }

  /** @param {string} name */
  #onSignal(name) {
    const now = Date.now();
    if (!this.#firstSignalAt) {
      this.#firstSignalAt = now;
      progress.interrupt();
      process.stdout.write('\nStopping …\n');
      void this.end(this.isServing ? 0 : 128 + (SIGNALS[name] ?? 0));
    } else if (name !== 'SIGHUP' && now - this.#firstSignalAt > ONE_WISH_MS) {
      this.#isHurried = true;
      for (const hurry of this.#hurries) hurry();
    }
  }

  /** npm runs us through a shell that hands no signal on: when npm is told to end, the shell is gone and we remain. */
  #watchParent() {
    if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) this.#onSignal('SIGHUP');
    }, 250).unref();
  }

  async #runEndings() {
    for (const ending of this.#endings.reverse()) {
      try {
        await ending(this.#isHurried);
      } catch (error) {
        process.stderr.write(`${asLaunchFailure(error).message}\n`);
      }
    }
    if (this.#firstSignalAt) process.stdout.write('Stopped.\n');
  }
}
