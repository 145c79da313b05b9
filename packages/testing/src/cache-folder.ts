import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OWN = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/**
 * Folder below which tests keep what is made once and used again: this clone's, or the one that TEST_CACHE names, as
 * clones of a test do to share it.
 */
export const cacheFolder = (name: string): string => join(process.env.TEST_CACHE || OWN, name);
