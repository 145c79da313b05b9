/** What staff's decision on an application for a shop brings about. */
import { APPLY_STATUS, REVIEW_STATUS } from '@passage/contract';
import { announce } from '../../platform/live.ts';
import { notify } from '../messages/index.ts';
import { reviewQueue, type Subject } from '../review/index.ts';
import { type LockedApplication, lockApplication, moveApplication } from './applications.repository.ts';
import { openShop } from './open-shop.ts';

interface Application extends Subject {
  readonly row: LockedApplication;
}

export const applicationQueue = reviewQueue<Application>({
  name: 'shop-applications',
  lock: async (tx, id) => {
    const row = await lockApplication(tx, id);
    return row && { id, memberId: row.member_id, state: row.sta, amount: null, row };
  },
  move: (tx, { id, state }, to, { remark: reason, now }) => moveApplication(tx, id, { from: state, to, reason, now }),
  steps: {
    approve: {
      from: [APPLY_STATUS.waiting],
      to: APPLY_STATUS.approved,
      itemStatus: REVIEW_STATUS.approved,
      run: async (tx, { row, memberId }, { now }) => {
        await openShop(tx, row, now);
        const params = { shop: row.shop_name };
        await notify(tx, { memberId, type: 'shop', template: 'applicationApproved', params, now });
        // Last, for it closes the sockets that are to hear of the message.
        announce(tx, { about: 'shop', id: memberId });
      },
    },
    reject: {
      from: [APPLY_STATUS.waiting],
      to: APPLY_STATUS.rejected,
      itemStatus: REVIEW_STATUS.rejected,
      run: async (tx, { row, memberId }, { remark, now }) => {
        const params = { shop: row.shop_name, remark };
        await notify(tx, { memberId, type: 'shop', template: 'applicationRejected', params, now });
      },
    },
  },
});
