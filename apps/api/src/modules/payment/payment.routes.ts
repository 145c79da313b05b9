import { AUDIT_STATUS, contract, ORDER_STATUS, PAY_TYPE } from '@passage/contract';
import { Failure } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { checkPayPassword } from '../account/index.ts';
import { changePayType } from './change-pay-type.ts';
import { payOrdersWithWallet } from './pay-orders-with-wallet.ts';
import { isOffered, listPayMethods } from './payment.queries.ts';

export const paymentRoutes = implement(contract.payment, {
  methods: ({ db, language }) => listPayMethods(db, language),

  changePayType: async ({ db, caller, platform }, { tradeOrderIdList, payType }) => {
    if (!(await isOffered(db, payType))) throw new Failure('PAY_TYPE_NOT_OFFERED');
    await db.inTransaction((tx) =>
      changePayType(tx, { memberId: caller.id, now: platform.clock.now() }, tradeOrderIdList, payType),
    );
    return { tradeOrderIdList, payType };
  },

  pay: async (context, { payType, tradeOrderIdList, payPassword }) => {
    const { db, caller, platform } = context;
    if (payType !== PAY_TYPE.balance || !(await isOffered(db, payType))) throw new Failure('PAY_TYPE_NOT_OFFERED');
    await checkPayPassword(platform, db, caller.id, payPassword);
    return context.once(async (tx) => {
      await payOrdersWithWallet(tx, { memberId: caller.id, now: platform.clock.now() }, tradeOrderIdList);
      return { tradeOrderIdList, status: ORDER_STATUS.waitDelivery, auditStatus: AUDIT_STATUS.none };
    });
  },
});
