import { AUDIT_STATUS, contract, ORDER_STATUS, PAY_TYPE } from '@passage/contract';
import { Failure, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { checkPayPassword } from '../account/index.ts';
import { changePayType } from './change-pay-type.ts';
import { payOrdersWithWallet } from './pay-orders-with-wallet.ts';
import { isOffered, listPayMethods } from './payment.queries.ts';
import { submitProof } from './submit-proof.ts';

export const paymentRoutes = implement(contract.payment, {
  methods: ({ db, language }) => listPayMethods(db, language),

  changePayType: async ({ db, caller, platform }, { tradeOrderIdList, payType }) => {
    if (!(await isOffered(db, payType))) throw new Failure('PAY_TYPE_NOT_OFFERED');
    await db.inTransaction((tx) =>
      changePayType(tx, { memberId: caller.id, now: platform.clock.now() }, tradeOrderIdList, payType),
    );
    return { tradeOrderIdList, payType };
  },

  pay: async (context, { payType, tradeOrderIdList, payPassword, payOrderPic }) => {
    const { db, caller, platform } = context;
    if (!(await isOffered(db, payType))) throw new Failure('PAY_TYPE_NOT_OFFERED');
    const payer = { memberId: caller.id, now: platform.clock.now() };
    if (payType === PAY_TYPE.balance) {
      await checkPayPassword(platform, db, caller.id, payPassword);
      return context.once(async (tx) => {
        await payOrdersWithWallet(tx, payer, tradeOrderIdList);
        return { tradeOrderIdList, status: ORDER_STATUS.waitDelivery, auditStatus: AUDIT_STATUS.none };
      });
    }
    if (payOrderPic === undefined) throw invalidField('payOrderPic', 'required');
    return context.once(async (tx) => {
      await submitProof(tx, payer, { orderIds: tradeOrderIdList, payType, address: payOrderPic });
      return { tradeOrderIdList, status: ORDER_STATUS.waitPay, auditStatus: AUDIT_STATUS.waiting };
    });
  },
});
