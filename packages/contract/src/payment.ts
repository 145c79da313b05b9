import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './files.ts';
import { person } from './review.ts';
import {
  code,
  dollars,
  dollarsInput,
  id,
  idList,
  MOST_CENTS,
  pageOf,
  paging,
  payPassword,
  text,
  time,
} from './scalars.ts';

const payType = () => code(1, 2, 3, 4);

export const paymentContract = {
  methods: endpoint({
    method: 'GET',
    path: 'pay/channel/getlistFirst',
    access: 'public',
    summary: 'Pay methods on offer. type: virtualCurrency, card, online, balance; payType is its number 1 to 4.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        type: z.enum(['virtualCurrency', 'card', 'online', 'balance']),
        payType: z.int(),
        name: z.string(),
        englishName: z.string(),
        remark: z.string(),
        address: z.string(),
        addressUrl: z.string(),
      }),
    ),
  }),
  changePayType: endpoint({
    method: 'POST',
    path: 'trade/order/changeTradeOrderPayType',
    aliases: ['order/changeTradeOrderPayType'],
    access: 'member',
    summary: 'Chooses the pay method of unpaid orders, all or none.',
    input: z.object({ tradeOrderIdList: idList(), payType: payType() }),
    output: z.object({ tradeOrderIdList: z.array(z.int()), payType: z.int() }),
    errors: ['ORDER_NOT_PAYABLE', 'PROOF_UNDER_REVIEW', 'PAY_TYPE_NOT_OFFERED'],
  }),
  pay: endpoint({
    method: 'POST',
    path: 'trade/order/payTradeOrder',
    aliases: ['order/payTradeOrder'],
    access: 'member',
    summary:
      'Pays orders, all or none. From the balance it asks for the transaction password; paying what is paid answers alike and charges nothing. By another method it takes the address of an uploaded picture as proof, and the orders wait for its review (auditStatus 3); another picture of the same orders takes its place.',
    input: z.object({
      payType: payType(),
      tradeOrderIdList: idList(),
      payPassword: payPassword().optional(),
      payOrderPic: pictureAddress().optional(),
    }),
    output: z.object({ tradeOrderIdList: z.array(z.int()), status: z.int(), auditStatus: z.int() }),
    errors: [
      'INSUFFICIENT_BALANCE',
      'PAY_PASSWORD_NOT_SET',
      'PAY_PASSWORD_WRONG',
      'PAY_PASSWORD_LOCKED',
      'ORDER_NOT_PAYABLE',
      'PROOF_UNDER_REVIEW',
      'PAY_TYPE_NOT_OFFERED',
    ],
    idempotent: true,
  }),
};

export const walletContract = {
  get: endpoint({
    method: 'GET',
    path: 'pay/wallet/get',
    access: 'member',
    summary: "The caller's wallet in US dollars. payPasswordFlag tells whether a transaction password is set.",
    input: z.object({}),
    output: z.object({ balance: dollars(), freezebalance: dollars(), point: z.int(), payPasswordFlag: z.boolean() }),
  }),
  log: endpoint({
    method: 'GET',
    path: 'apppay/log-amount/page',
    access: 'member',
    summary:
      "Changes of the caller's balance, newest first. amt is the amount without its sign, hamt the balance after it. Where a line changed with what the caller's shop owes the platform, debt is what it owed from then on.",
    input: z.object(paging(10)),
    output: pageOf(
      z.object({
        id: z.int(),
        type: z.int(),
        amt: dollars(),
        hamt: dollars(),
        debt: dollars().optional(),
        remark: z.string(),
        createTime: time(),
      }),
    ),
  }),
  adjust: endpoint({
    method: 'POST',
    path: 'wallets/{userId}/adjust',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary:
      "Adds dollars to a member's balance (log type 6) or, where the amount is negative, takes them off it (log type 7). What is added above a limit of the tenant, by itself or with what the caller decided alone within 24 hours, waits for another administrator who sends the same amount and remark: until then decided is false and nothing moves.",
    input: z.object({
      userId: id(),
      amount: dollarsInput({ min: -MOST_CENTS, max: MOST_CENTS }).refine((amount) => amount !== 0n, 'notAllowed'),
      /** Why; the member reads it. */
      remark: text({ min: 5, max: 200 }),
    }),
    output: z.object({
      userId: z.int(),
      /** As it is after the call. */
      balance: dollars(),
      /** false while another administrator has to send the same. */
      decided: z.boolean(),
      approvals: z.int(),
      needed: z.int(),
    }),
    errors: ['INSUFFICIENT_BALANCE'],
    idempotent: true,
  }),
  adjustments: endpoint({
    method: 'GET',
    path: 'wallets/adjustments',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary: 'Changes of balances by staff, the newest first: those that wait for another administrator are status 0.',
    input: z.object({ status: code(0, 1, 2).optional(), ...paging(20) }),
    output: pageOf(
      z.object({
        id: z.int(),
        member: person,
        /** Positive onto the balance, negative off it. */
        amount: dollars(),
        remark: z.string(),
        /** 0 waits for another administrator, 1 posted, 2 withdrawn */
        status: z.int(),
        /** Whose approval was the first, and from when on it no longer counts. */
        firstBy: person,
        firstTime: time(),
        expireTime: time(),
        decidedBy: person.nullable(),
        decidedTime: time().nullable(),
      }),
    ),
  }),
  withdrawAdjustment: endpoint({
    method: 'POST',
    path: 'wallets/adjustments/{id}/withdraw',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary: 'Takes back an adjustment that waits for another administrator. CONFLICT when it waits no longer.',
    input: z.object({ id: id() }),
    output: z.object({ id: z.int(), status: z.int() }),
  }),
};
