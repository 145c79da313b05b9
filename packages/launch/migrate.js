// `npm run migrate`: the database that `npm start` uses, brought to the newest schema.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/migrate.js')));
