import { z } from 'zod';
import type { JobHandler, Sweep } from '../../platform/jobs.ts';
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
  findDue: findDueReceipts,
  act: ({ db }, orderId, now) => db.inTransaction((tx) => confirmDueReceipt(tx, orderId, now)),
};
