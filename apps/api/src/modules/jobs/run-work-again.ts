import type { Tx } from '@passage/database';
import { Failure, found } from '../../http/failure.ts';
import { findWork, revive } from '../../platform/outbox.ts';
import { writeAudit } from '../audit/index.ts';

/** @throws Failure NOT_FOUND, CONFLICT for work that was not given up */
export async function runWorkAgain(
  tx: Tx,
  { actorId, requestId, now }: { actorId: number; requestId: string; now: Date },
  id: number,
): Promise<void> {
  const { job, reason } = found(await findWork(tx, id));
  if (!(await revive(tx, id, now))) throw new Failure('CONFLICT');
  await writeAudit(tx, {
    actorId,
    action: 'jobs.again',
    subject: `jobs:${id}`,
    before: { job, reason },
    after: null,
    requestId,
    now,
  });
}
