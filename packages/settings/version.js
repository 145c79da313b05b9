import { readFileSync } from 'node:fs';

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** Of this program, as package.json and CHANGELOG.md name it. */
export const VERSION = version;
