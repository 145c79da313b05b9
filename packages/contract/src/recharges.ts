import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './files.ts';
import { centsOut, dollars, dollarsInput, id, MOST_CENTS, pageOf, paging, text, time } from './scalars.ts';

/** virtualCurrency 1, card 2, online 3 */
const methodType = z.int();
const platformWallets = z.array(
  z.object({ type: methodType, payAppId: z.int(), address: z.string(), addressUrl: z.string() }),
);

export const rechargesContract = {
  options: endpoint({
    method: 'GET',
    path: 'pay/wallet/intodata',
    access: 'member',
    summary:
      'What the recharge page offers: amounts in dollars, pay methods (type 1 virtual currency, 2 card, 3 online), and where each is to be paid.',
    input: z.object({}),
    output: z.object({
      moneyTypes: z.array(z.object({ label: z.string(), value: dollars() })),
      /** remark is what to heed when paying, such as a network; empty for nothing. */
      payTypes: z.array(z.object({ id: z.int(), name: z.string(), type: methodType, remark: z.string() })),
      platformWallets,
    }),
  }),
  platformWallets: endpoint({
    method: 'GET',
    path: 'pay/platform-wallet/get',
    access: 'member',
    summary: 'Where each pay method is to be paid: address and its QR picture. payAppId is the id of the method.',
    input: z.object({}),
    output: platformWallets,
  }),
  submit: endpoint({
    method: 'POST',
    path: 'pay/order/submitPayOrder',
    access: 'member',
    summary:
      'Hands in a recharge with the picture that proves it; answers its id. The balance grows when staff have approved it. appId is the id of the pay method, bankno an optional reference of the payer.',
    input: z.object({
      money: dollarsInput({ min: 1n, max: MOST_CENTS }),
      appId: id(),
      bankno: text({ max: 100 }).optional(),
      payOrderPic: pictureAddress(),
    }),
    output: z.int(),
    errors: ['PAY_TYPE_NOT_OFFERED'],
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: 'pay/order/list',
    access: 'member',
    summary:
      "The caller's recharges, newest first. price is cents; auditStatus 0 awaiting review, 3 under review, 1 passed, 2 rejected.",
    input: z.object(paging(10)),
    output: pageOf(
      z.object({
        id: z.int(),
        payorderno: z.string(),
        price: centsOut(),
        payOrderPic: z.string(),
        appName: z.string(),
        auditStatus: z.int(),
        remark: z.string(),
        createTime: time(),
        updateTime: time(),
      }),
    ),
  }),
};
