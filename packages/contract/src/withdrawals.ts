import { z } from 'zod';
import { WITHDRAWAL_TYPE } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { code, dollars, id, int, pageOf, paging, payPassword, reference, text, time } from './scalars.ts';

const type = () => code(WITHDRAWAL_TYPE.bankCard, WITHDRAWAL_TYPE.usdt);

const addressFields = z.object({
  type: type(),
  fullname: text({ max: 100 }),
  mobile: text({ max: 40 }),
  bankname: text({ max: 100 }).optional(),
  bankno: text({ max: 100 }).optional(),
  address: text({ max: 200 }).optional(),
  remark: text({ max: 200 }).optional(),
});

/** What each type cannot do without. */
const NEEDED: ReadonlyMap<unknown, readonly ('bankname' | 'bankno' | 'address')[]> = new Map([
  [WITHDRAWAL_TYPE.bankCard, ['bankname', 'bankno']],
  [WITHDRAWAL_TYPE.usdt, ['address']],
]);

const whole = (form: z.output<typeof addressFields>, context: z.RefinementCtx<unknown>): void => {
  // Asked for a type that was refused as well: whatever was sent stands there then.
  for (const field of NEEDED.get(form.type) ?? [])
    if (form[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'required' });
};

const address = z
  .object({
    id: z.int(),
    type: z.int(),
    fullname: z.string(),
    mobile: z.string(),
    bankname: z.string(),
    /** Card number or wallet address. */
    bankno: z.string(),
    address: z.string(),
    remark: z.string(),
  })
  .meta({ id: 'WithdrawalAddress' });

export const createWithdrawalAddressInput = addressFields.superRefine(whole);
export const updateWithdrawalAddressInput = addressFields.extend({ id: id() }).superRefine(whole);

export const withdrawalsContract = {
  apply: endpoint({
    method: 'POST',
    path: 'pay/withdraw/apply',
    access: 'member',
    summary:
      "Asks for whole dollars of the balance, which are frozen until staff have decided. receiveAddress is the id, card number or address of one of the caller's own withdrawal addresses of the type.",
    input: z.object({
      amount: int({ min: 1, max: 1_000_000 }),
      type: type(),
      receiveAddress: reference({ max: 200 }),
      payPassword: payPassword().optional(),
    }),
    output: z.object({ id: z.int(), orderNo: z.string(), sta: z.int() }),
    errors: ['INSUFFICIENT_BALANCE', 'PAY_PASSWORD_NOT_SET', 'PAY_PASSWORD_WRONG', 'PAY_PASSWORD_LOCKED'],
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: 'apppay/bus-withdrawal-order/list',
    access: 'member',
    summary:
      "The caller's withdrawals, newest first. sta 0 awaiting review, 4 being applied, 3 remitted, 1 success, 2 failed.",
    input: z.object(paging(10)),
    output: pageOf(
      z.object({
        id: z.int(),
        orderNo: z.string(),
        amt: dollars(),
        type: z.int(),
        receiveAddress: z.string(),
        sta: z.int(),
        remark: z.string(),
        createTime: time(),
      }),
    ),
  }),
  addressPage: endpoint({
    method: 'GET',
    path: 'member/bank/page',
    access: 'member',
    summary: "The caller's withdrawal addresses, page by page.",
    input: z.object(paging(10)),
    output: pageOf(address),
  }),
  addressList: endpoint({
    method: 'GET',
    path: 'member/bank/getList',
    access: 'member',
    summary: "All of the caller's withdrawal addresses.",
    input: z.object({}),
    output: z.array(address),
  }),
  createAddress: endpoint({
    method: 'POST',
    path: 'member/bank/create',
    access: 'member',
    summary: 'Adds a withdrawal address: type 1 bank card (bankname, bankno) or 2 USDT (address).',
    input: createWithdrawalAddressInput,
    output: z.object({ id: z.int() }),
    errors: ['ADDRESS_LIMIT'],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: 'member/bank/update',
    access: 'member',
    summary: "Changes one of the caller's withdrawal addresses; its type stays.",
    input: updateWithdrawalAddressInput,
    output: z.object({ id: z.int() }),
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: 'member/bank/delete',
    access: 'member',
    summary: "Deletes one of the caller's withdrawal addresses. What was withdrawn to it keeps it.",
    input: z.object({ id: id() }),
    output: z.object({ id: z.int() }),
  }),
};
