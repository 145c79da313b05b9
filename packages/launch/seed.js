// `npm run seed -- …`: the demo world, or a larger catalogue, into the database.
import './node-version.js';

import('./command.js').then(({ runCommand }) => runCommand(() => import('./commands/seed.js')));
