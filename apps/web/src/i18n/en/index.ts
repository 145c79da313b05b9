/** For the key type only: at run time each namespace is loaded by itself. */
import type pages from './pages.ts';
import type shell from './shell.ts';
import type ui from './ui.ts';

declare const en: { shell: typeof shell; ui: typeof ui; pages: typeof pages };
export default en;
