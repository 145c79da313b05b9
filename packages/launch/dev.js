// `npm run dev`: the demo with a server and a client that follow saved changes.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/dev.js')));
