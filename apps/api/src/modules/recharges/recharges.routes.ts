import { contract } from '@passage/contract';
import { implement } from '../../http/routes.ts';
import { listPlatformWallets, pageRecharges, readOptions } from './recharges.queries.ts';
import { submitRecharge } from './submit-recharge.ts';

export const rechargesRoutes = implement(contract.recharges, {
  options: ({ db, language, platform }) => readOptions(db, language, platform),
  platformWallets: ({ db, platform }) => listPlatformWallets(db, platform),
  submit: ({ once, caller, platform }, { money, appId, bankno = '', payOrderPic }) =>
    once((tx) =>
      submitRecharge(tx, {
        memberId: caller.id,
        amount: money,
        methodId: appId,
        bankno,
        address: payOrderPic,
        now: platform.clock.now(),
      }),
    ),
  list: (context, input) => pageRecharges(context, context.caller.id, input),
});
