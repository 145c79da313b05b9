/**
 * Command: tells how the jobs of the database at DATABASE_URL stand and why some were given up; with the word again it
 * has those tried again, by whatever worker runs.
 */
import { openOutboxAdmin } from './platform/outbox-admin.ts';
import { CommandFailure, runCommand } from './run-command.ts';

const SHOWN = 50;
const isAgain = process.argv[2] === 'again';

await runCommand({ name: isAgain ? 'jobs again' : 'jobs' }, async ({ relayUrl }, words) => {
  if (words.length > (isAgain ? 1 : 0)) throw new CommandFailure('After npm run jobs there is no word but again.');
  const outboxAdmin = openOutboxAdmin(relayUrl, () => undefined);
  try {
    const now = new Date();
    if (isAgain) {
      const count = await outboxAdmin.runAgain(now);
      console.log(
        count === 0 ? 'No job was given up.' : `${count} given up ${count === 1 ? 'job runs' : 'jobs run'} again.`,
      );
      return;
    }
    const figures = await outboxAdmin.figures(now);
    for (const { job, due, later, failing, givenUp, oldestSeconds } of figures)
      console.log(
        `${job}: ${due} due, the oldest for ${Math.round(oldestSeconds)} s; ${later} later; ${failing} failing; ${givenUp} given up`,
      );
    if (figures.length === 0) console.log('All jobs are done.');
    for (const { tenantId, id, job, key, reason, since } of await outboxAdmin.givenUp(SHOWN))
      console.log(`Given up since ${since.toISOString()}: ${job} ${id} of tenant ${tenantId} (${key}): ${reason}`);
  } finally {
    await outboxAdmin.close();
  }
});
