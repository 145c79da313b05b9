import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './files.ts';
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
      "Changes of the caller's balance, newest first. amt is the amount without its sign, hamt the balance after it.",
    input: z.object(paging(10)),
    output: pageOf(
      z.object({ id: z.int(), type: z.int(), amt: dollars(), hamt: dollars(), remark: z.string(), createTime: time() }),
    ),
  }),
  adjust: endpoint({
    method: 'POST',
    path: 'wallets/{userId}/adjust',
    surface: 'admin',
    access: { staff: ['admin'] },
    summary:
      "Adds dollars to a member's balance (log type 6) or, where the amount is negative, takes them off it (log type 7).",
    input: z.object({
      userId: id(),
      amount: dollarsInput({ min: -MOST_CENTS, max: MOST_CENTS }).refine((amount) => amount !== 0n, 'notAllowed'),
      remark: text({ max: 200 }).optional(),
    }),
    output: z.object({ userId: z.int(), balance: dollars() }),
    errors: ['INSUFFICIENT_BALANCE'],
    idempotent: true,
  }),
};
