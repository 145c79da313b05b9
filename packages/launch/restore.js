// `npm run restore -- …`: an empty database and the uploads, from the folder of a backup.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/restore.js')));
