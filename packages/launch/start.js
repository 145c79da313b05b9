// `npm start`: everything from a fresh clone to the running demo.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/start.js')));
