// `npm run sql -- "select …"`: one statement in the rows of a tenant, in the database that `npm start` uses.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/sql.js')));
