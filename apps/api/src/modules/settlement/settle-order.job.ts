import { z } from 'zod';
import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { SETTLE_ORDER } from '../orders/index.ts';
import { findDueSettlements, settleOrder } from './settle-order.ts';

export const settleOrderJob: JobHandler = {
  job: SETTLE_ORDER,
  handle: async ({ db, platform }, payload) => {
    const { orderId } = z.object({ orderId: z.int() }).parse(payload);
    await db.inTransaction((tx) => settleOrder(tx, orderId, platform.clock.now()));
  },
};

export const dueSettlements: Sweep = {
  name: 'due-settlements',
  findDue: findDueSettlements,
  act: ({ db }, orderId, now) => db.inTransaction((tx) => settleOrder(tx, orderId, now)),
};
