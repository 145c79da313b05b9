// `npm run store`: the hosts of a store.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/store.js')));
