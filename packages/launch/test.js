// `npm test`: every test, or those that the arguments name.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/test.js')));
