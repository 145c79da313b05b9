/** Jobs for the tests of the queues, in whatever process they run: what they do stands in the database. */
import { integer, nothing, statement, text } from '@passage/database';
import { z } from 'zod';
import { addMs } from './clock.ts';
import { type JobTiming, USUAL_TIMING } from './job-timing.ts';
import type { JobContext, JobHandler } from './jobs.ts';
import { enqueue, type Work } from './outbox.ts';
import type { Platform } from './platform.ts';

/** The usual timing, many times as fast. */
export const QUICK_TIMING: JobTiming = {
  ...USUAL_TIMING,
  lookEveryMs: 50,
  firstPauseMs: 40,
  lockMs: 800,
};

const payloadOf = z.object({ note: z.string() });

const writeOnce = statement({
  name: 'testing-write-note',
  params: [text('note')],
  columns: { id: integer },
  text: `insert into stored_mail (recipient, subject, text, html) select $1, '', '', ''
   where not exists (select from stored_mail where recipient = $1) returning id`,
});
const lockNote = statement({
  name: 'testing-lock-note',
  params: [text('note')],
  columns: { pg_advisory_xact_lock: nothing },
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
});

/** Writes a note; a note once written stays one, as idempotent handlers have it. */
const write = ({ db }: JobContext, note: string): Promise<void> =>
  db.inTransaction(async (tx) => {
    await tx.sql.row(lockNote, [note]);
    await tx.sql.row(writeOnce, [note]);
  });

export const noteJob: JobHandler = {
  job: 'note',
  handle: (context, payload) => write(context, payloadOf.parse(payload).note),
};

/** Says that it has begun and then takes as long as its process lives. */
export const endlessJob: JobHandler = {
  job: 'unsteady',
  handle: async (context, payload) => {
    await write(context, `${payloadOf.parse(payload).note} begun`);
    await new Promise(() => undefined);
  },
};

/** Says that it has begun and then lets nothing else in its process run for a while. */
export const blockingJob: JobHandler = {
  job: 'unsteady',
  handle: async (context, payload) => {
    const { note } = payloadOf.parse(payload);
    await write(context, `${note} begun`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * QUICK_TIMING.lockMs);
    await write(context, note);
  },
};

/** The same job, steady. */
export const steadyJob: JobHandler = { ...noteJob, job: 'unsteady' };

/** Commits work that is due at once, or later. */
export async function give(
  platform: Platform,
  job: string,
  notes: readonly string[],
  { tenantId = 1, inMs = 0 }: { tenantId?: number; inMs?: number } = {},
): Promise<void> {
  const runAt = addMs(platform.clock.now(), inMs);
  const work = (note: string): Work => ({ job, key: `${job}:${note}`, payload: { note }, runAt });
  await platform.database.forTenant(tenantId).writable.inTransaction(async (tx) => {
    for (const note of notes) enqueue(tx, work(note));
  });
}
