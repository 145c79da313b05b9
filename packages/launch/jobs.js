// `npm run jobs`: how the jobs of the database that `npm start` uses stand; `-- again` for those that were given up.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/jobs.js')));
