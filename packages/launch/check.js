// `npm run check`: lint, format and types.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/check.js')));
