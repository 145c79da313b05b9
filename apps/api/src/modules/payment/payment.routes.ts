import { AUDIT_STATUS, contract, ORDER_STATUS, PAY_TYPE } from '@passage/contract';
import { invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { withPayPassword } from '../account/index.ts';
import { changePayType } from './change-pay-type.ts';
import { payOrdersWithWallet } from './pay-orders-with-wallet.ts';
import { listPayMethods } from './payment.queries.ts';
import { submitProof } from './submit-proof.ts';

export const paymentRoutes = implement(contract.payment, {
  methods: ({ db, language, platform }) => listPayMethods(db, language, platform),

  changePayType: async ({ db, caller, platform }, { tradeOrderIdList, payType }) => {
    await db.inTransaction((tx) =>
      changePayType(tx, { memberId: caller.id, now: platform.clock.now() }, tradeOrderIdList, payType),
    );
    return { tradeOrderIdList, payType };
  },

  pay: async (context, { payType, tradeOrderIdList, payPassword, payOrderPic }) => {
    const { db, caller, platform } = context;
    const payer = { memberId: caller.id, now: platform.clock.now() };
    if (payType === PAY_TYPE.balance)
      return withPayPassword(platform, db, caller.id, payPassword, ({ giveBack }) =>
        context.once(async (tx) => {
          await payOrdersWithWallet(tx, { ...payer, giveBack }, tradeOrderIdList);
          return { tradeOrderIdList, status: ORDER_STATUS.waitDelivery, auditStatus: AUDIT_STATUS.none };
        }),
      );
    if (payOrderPic === undefined) throw invalidField('payOrderPic', 'required');
    return context.once(async (tx) => {
      await submitProof(tx, payer, { orderIds: tradeOrderIdList, payType, address: payOrderPic });
      return { tradeOrderIdList, status: ORDER_STATUS.waitPay, auditStatus: AUDIT_STATUS.waiting };
    });
  },
});
