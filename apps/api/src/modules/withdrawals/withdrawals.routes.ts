import { contract, WITHDRAWAL_STATUS } from '@passage/contract';
import { cents, multiply } from '@passage/money';
import { Failure, found, invalidField } from '../../http/failure.ts';
import { implement } from '../../http/routes.ts';
import { withPayPassword } from '../account/index.ts';
import { readSetting } from '../tenant/index.ts';
import { applyForWithdrawal } from './apply-for-withdrawal.ts';
import { createAddress, updateAddress } from './keep-address.ts';
import {
  type AddressRow,
  countAddresses,
  deleteAddressRow,
  findOwnAddress,
  listAddresses,
} from './withdrawal-addresses.repository.ts';
import { pageWithdrawals } from './withdrawals.queries.ts';

const DOLLAR = cents(100);

/** The wallet's address stands in both fields, as the documents name either. */
const addressAnswer = (row: AddressRow) => ({ ...row, bankno: row.bankno || row.address });

export const withdrawalsRoutes = implement(contract.withdrawals, {
  apply: async (context, { amount, type, receiveAddress, payPassword }) => {
    const { db, caller, platform } = context;
    const { types } = await readSetting(db, 'WITHDRAWAL_TYPE_SETTING');
    if (!types.some(({ code, status }) => code === type && status === 0)) throw invalidField('type', 'notAllowed');
    const to = await findOwnAddress(db, caller.id, type, receiveAddress);
    if (!to) throw new Failure('NOT_ALLOWED');
    const request = { memberId: caller.id, amount: multiply(DOLLAR, amount), to, now: platform.clock.now() };
    return withPayPassword(platform, db, caller.id, payPassword, ({ giveBack }) =>
      context.once(async (tx) => {
        giveBack(tx);
        const { id, no } = await applyForWithdrawal(tx, request);
        return { id, orderNo: no, sta: WITHDRAWAL_STATUS.awaitingReview };
      }),
    );
  },

  list: ({ db, caller }, input) => pageWithdrawals(db, caller.id, input),

  addressPage: async ({ db, caller }, { pageNo, pageSize }) => {
    const place = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const [rows, total] = await Promise.all([listAddresses(db, caller.id, place), countAddresses(db, caller.id)]);
    return { list: rows.map(addressAnswer), total };
  },

  addressList: async ({ db, caller }) =>
    (await listAddresses(db, caller.id, { limit: 200, offset: 0 })).map(addressAnswer),

  createAddress: async ({ db, caller, platform }, form) => ({
    id: await createAddress(db, caller.id, form, platform.clock.now()),
  }),

  updateAddress: async ({ db, caller }, form) => ({ id: await updateAddress(db, caller.id, form) }),

  deleteAddress: async ({ db, caller }, { id }) => ({ id: found(await deleteAddressRow(db, caller.id, id)) }),
});
