import { integer, statement, timestamptz } from '@passage/database';
import { addMs, HOUR_MS } from '../../platform/clock.ts';
import type { Due, Sweep } from '../../platform/jobs.ts';
import { BATCH_ROWS, BOUNDS } from './bounds.ts';

/** Batches of one tenant's table that a round deletes; the rest waits for the next, so that others have their turn. */
const BATCHES_PER_ROUND = 20;

const tenantsPast = BOUNDS.map(({ table }) =>
  statement({
    name: `retention-past-${table}`,
    params: [timestamptz('before')],
    columns: { tenant_id: integer },
    text: `select tenant_id from passage.past_${table}($1)`,
  }),
);

/** Deletes what has been kept for long enough. The id of a due row is the bound's place in the list. */
export const retentionSweep: Sweep = {
  name: 'retention',
  everyMs: HOUR_MS,
  findDue: async (sql, now) => {
    const due: Due[] = [];
    for (const [id, { keptMs }] of BOUNDS.entries()) {
      const past = tenantsPast[id];
      if (!past) throw new Error('no statement for the bound');
      const rows = await sql.rows(past, [addMs(now, -keptMs)]);
      due.push(...rows.map((row) => ({ tenantId: row.tenant_id, id })));
    }
    return due;
  },
  act: async (context, id, now) => {
    const bound = BOUNDS[id];
    if (!bound) throw new Error(`no bound ${id}`);
    for (let batch = 0; batch < BATCHES_PER_ROUND; batch++)
      if ((await bound.remove(context, addMs(now, -bound.keptMs))) < BATCH_ROWS) return;
  },
};
