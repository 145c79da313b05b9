/** Plays a store's history: each event at its moment, and between them what the store does by itself. */
import { orderJobs } from '@passage/api/modules/orders/index';
import { settlementJobs } from '@passage/api/modules/settlement/index';
import type { JobContext } from '@passage/api/platform/jobs';
import { finish } from '@passage/api/platform/outbox';
import { array, integer, jsonb, statement, type Tx, text, timestamptz } from '@passage/database';
import pMap from 'p-map';
import { DAY_MS, type HistoryEvent, type Stage } from './history-event.ts';

const HANDLERS = new Map([...orderJobs, ...settlementJobs].map((handler) => [handler.job, handler]));

const dueWork = statement({
  name: 'demo-due-work',
  params: [array(text)('jobs'), timestamptz('until')],
  columns: { id: integer, job: text, payload: jsonb, run_at: timestamptz },
  text: 'select id, job, payload, run_at from outbox where status = 0 and job = any ($1::text[]) and run_at <= $2 order by run_at, id limit 20',
});

const AT_ONCE = 4;

/** All of it or, where the start is cut off, nothing. */
export async function playHistory(stage: Stage, events: readonly HistoryEvent[]): Promise<void> {
  const { db, platform } = stage;
  const today = platform.clock.now().getTime();
  const inOrder = events.filter(({ daysAgo }) => daysAgo >= 0).sort((a, b) => b.daysAgo - a.daysAgo);
  await prepare(inOrder);
  await db.inTransaction(async (tx) => {
    for (const event of inOrder) {
      const moment = new Date(today - event.daysAgo * DAY_MS);
      await doWork(stage, tx, moment);
      await event.run(tx, moment);
    }
    await doWork(stage, tx, new Date(today));
  });
}

/** A few at a time: pictures are drawn on several threads. */
async function prepare(events: readonly HistoryEvent[]): Promise<void> {
  await pMap(
    events.flatMap((event) => event.prepare ?? []),
    (draw) => draw(),
    { concurrency: AT_ONCE },
  );
}

/** Does what falls due until a moment, each piece when it is due. What that brings about may fall due as well. */
async function doWork({ db, platform, tenantId }: Stage, tx: Tx, until: Date): Promise<void> {
  let now = until;
  const context: JobContext = {
    tenantId,
    platform: { ...platform, clock: { now: () => now } },
    db: { tenantId, prisma: db.prisma, sql: tx.sql, inTransaction: (command) => command(tx) },
  };
  for (;;) {
    const due = await tx.sql.rows(dueWork, [[...HANDLERS.keys()], until]);
    if (due.length === 0) return;
    for (const { id, job, payload, run_at } of due) {
      now = run_at;
      await HANDLERS.get(job)?.handle(context, payload);
      await finish(tx, id, now);
    }
  }
}
