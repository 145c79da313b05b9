import { MODES, SETTINGS } from './table.js';

export { GROUPS, SETTINGS } from './table.js';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

const BY_NAME = new Map(SETTINGS.map((setting) => [setting.name, setting]));

/** What an exit says that ends for a wrong setting: sysexits' EX_CONFIG. */
export const WRONG_SETTING = 78;

/**
 * What a setting is, or what holds without it. One that is set and empty counts as not set.
 *
 * @param {Environment} environment
 * @param {string} name of the table
 * @returns {string | undefined} a text that fits, if `faultsOf` found no fault
 */
export function settingOf(environment, name) {
  const setting = BY_NAME.get(name);
  if (!setting) throw new Error(`${name} is no setting of the table`);
  return given(environment, name) ?? defaultOf(setting, modeOf(environment));
}

/**
 * @param {Environment} environment
 * @returns {import('./table.js').Mode}
 */
export function modeOf(environment) {
  const text = given(environment, 'PASSAGE_MODE');
  return MODES.find((mode) => mode === text) ?? 'development';
}

/**
 * What holds without a setting.
 *
 * @param {import('./table.js').Setting} setting
 * @param {import('./table.js').Mode} mode
 * @returns {string | undefined}
 */
export function defaultOf({ otherwise }, mode) {
  return typeof otherwise === 'object' ? (otherwise[mode] ?? otherwise.else) : otherwise;
}

/**
 * One sentence for each setting that does not fit, for the person who starts something. No sentence repeats a value: some
 * hold passwords.
 *
 * @param {Environment} environment
 * @param {{ isServer?: boolean }} [options] whether it serves or works, which asks for more in production mode
 * @returns {string[]}
 */
export function faultsOf(environment, { isServer = false } = {}) {
  const faults = SETTINGS.flatMap(({ name, fits, expected }) => {
    const text = given(environment, name);
    return text === undefined || fits(text) ? [] : [`${name} is not ${expected}. Correct it and start again.`];
  });
  return [...faults, ...missing(environment, isServer)];
}

/**
 * What one setting asks of another.
 *
 * @param {Environment} environment
 * @param {boolean} isServer
 * @returns {string[]}
 */
function missing(environment, isServer) {
  const lacks = (/** @type {string} */ name) => given(environment, name) === undefined;
  const sentences = [];
  // A wrong address has its own sentence, and is asked nothing more.
  const url = given(environment, 'STORAGE_URL');
  const bucket = url !== undefined && BY_NAME.get('STORAGE_URL')?.fits(url) ? url.replace(/^s3:\/\//, '') : undefined;
  if (bucket !== undefined) {
    if (lacks('STORAGE_ACCESS_KEY'))
      sentences.push(`Set STORAGE_ACCESS_KEY to a key that may read and write the bucket ${bucket}.`);
    if (lacks('STORAGE_SECRET_KEY'))
      sentences.push('Set STORAGE_SECRET_KEY to the secret that belongs to STORAGE_ACCESS_KEY.');
  }
  if (isServer) {
    if (lacks('DATABASE_URL')) sentences.push('Set DATABASE_URL to the PostgreSQL database to use.');
    if (modeOf(environment) === 'production') {
      if (lacks('SMTP_URL'))
        sentences.push('Set SMTP_URL to a mail server: in production mode mail must reach its recipients.');
      if (lacks('PASSAGE_SECRET'))
        sentences.push(
          'Set PASSAGE_SECRET to a random text of at least 32 characters: in production mode it signs all tokens.',
        );
    }
  }
  return sentences;
}

/**
 * Why the demo world may not be made here: production mode without the wish for it.
 *
 * @param {Environment} environment
 * @returns {string | undefined} one sentence
 */
export function demoWorldFault(environment) {
  if (modeOf(environment) !== 'production' || settingOf(environment, 'DEMO_WORLD') === 'on') return undefined;
  return 'In production mode no demo world is made, whose passwords everybody knows: set DEMO_WORLD=on if this is a demonstration.';
}

/**
 * Whether somebody said that no demo world shall be made, which is no fault in any mode.
 *
 * @param {Environment} environment
 * @returns {boolean}
 */
export function isDemoWorldUnwanted(environment) {
  return given(environment, 'DEMO_WORLD') === 'off';
}

/**
 * @param {Environment} environment
 * @param {string} name
 * @returns {string | undefined}
 */
function given(environment, name) {
  return environment[name]?.trim() || undefined;
}
