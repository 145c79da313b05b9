// `npm run backup`: the database and the uploads that `npm start` uses, into a folder.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/backup.js')));
