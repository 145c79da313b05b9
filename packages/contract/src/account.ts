import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { payPassword, text } from './scalars.ts';

/** The shop of a member. */
export const shopOfMember = z.object({ id: z.int(), shopname: z.string(), url: z.string(), address: z.string() });

export const setPayPasswordInput = z
  .object({ newPassword: payPassword(), confirmPassword: payPassword(), verificationCode: text({ max: 6 }).optional() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwordsDiffer',
  });

export const accountContract = {
  userInfo: endpoint({
    method: 'GET',
    path: 'member/userInfo/getUserInfo',
    aliases: ['getUserInfo'],
    access: 'member',
    summary: "The caller's account, and the shop: status 1 with a shop, 0 without.",
    input: z.object({}),
    output: z.object({
      id: z.int(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      address: z.string(),
      houseNumber: z.string(),
      country: z.string(),
      province: z.string(),
      city: z.string(),
      postalCode: z.string(),
      sex: z.literal([1, 2]).optional(),
      status: z.literal([0, 1]),
      url: z.string(),
      data: shopOfMember.nullable(),
    }),
  }),
  payPasswordStatus: endpoint({
    method: 'GET',
    path: 'member/userInfo/intoPayPassWord',
    aliases: ['intoPayPassWord'],
    access: 'member',
    summary: 'State of the transaction password: flag 0 not set, 1 set, 2 reset.',
    input: z.object({}),
    output: z.object({ flag: z.literal([0, 1, 2]), email: z.string() }),
  }),
  setPayPassword: endpoint({
    method: 'POST',
    path: 'member/userInfo/setPayPassWord',
    aliases: ['setPayPassWord'],
    access: 'member',
    summary: 'Sets the first transaction password.',
    input: setPayPasswordInput,
    output: z.object({}),
    errors: ['PAY_PASSWORD_ALREADY_SET', 'MAIL_CODE_WRONG'],
  }),
};
