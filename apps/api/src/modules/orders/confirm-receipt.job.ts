import { z } from 'zod';
import { type JobHandler, type Sweep, sweepEach } from '../../platform/jobs.ts';
import { confirmDueReceipt, findDueReceipts } from './confirm-receipt.ts';

export const CONFIRM_RECEIPT = 'confirm-receipt';

export const confirmReceiptJob: JobHandler = {
  job: CONFIRM_RECEIPT,
  handle: async ({ db, platform }, payload) => {
    const { orderId } = z.object({ orderId: z.int() }).parse(payload);
    await db.inTransaction((tx) => confirmDueReceipt(tx, orderId, platform.clock.now()));
  },
};

export const dueReceipts: Sweep = {
  name: 'due-receipts',
  run: async (context) => {
    const now = context.platform.clock.now();
    const due = await findDueReceipts(context.db, now);
    await sweepEach(context, due, (tx, orderId) => confirmDueReceipt(tx, orderId, now));
  },
};
