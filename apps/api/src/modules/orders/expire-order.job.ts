import { z } from 'zod';
import type { JobHandler, Sweep } from '../../platform/jobs.ts';
import { expireOrder, findOverdueOrders } from './cancel-order.ts';

export const EXPIRE_ORDER = 'expire-order';

export const expireOrderJob: JobHandler = {
  job: EXPIRE_ORDER,
  handle: async ({ db, platform }, payload) => {
    const { orderId } = z.object({ orderId: z.int() }).parse(payload);
    await db.inTransaction((tx) => expireOrder(tx, orderId, platform.clock.now()));
  },
};

export const overdueOrders: Sweep = {
  name: 'overdue-orders',
  run: async ({ db, platform }) => {
    const now = platform.clock.now();
    for (const orderId of await findOverdueOrders(db, now))
      await db.inTransaction((tx) => expireOrder(tx, orderId, now));
  },
};
