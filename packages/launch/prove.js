// `npm run prove`: proves the books of the database that `npm start` uses.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/prove.js')));
