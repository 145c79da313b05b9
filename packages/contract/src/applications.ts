import { z } from 'zod';
import { CARD_TYPE } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './files.ts';
import { code, email, idList, text } from './scalars.ts';

/** In the order in which a form asks for them, and in which it is told what is missing. */
export const createApplyInput = z.object({
  userName: text({ max: 100 }),
  surname: text({ max: 100 }),
  mobile: text({ max: 40 }),
  /** The account's own. */
  email: email(),
  inviteCode: text({ max: 40 }),
  shopName: text({ max: 60 }),
  shopDesc: text({ max: 500 }),
  logo: pictureAddress(),
  cardFront: pictureAddress(),
  cardBack: pictureAddress(),
  saleCategory: idList({ min: 1, max: 50 }),
  cardType: code(CARD_TYPE.idCard, CARD_TYPE.passport, CARD_TYPE.drivingLicence),
  shopAddress: text({ max: 200 }).optional(),
});

const sta = z.literal([0, 1, 2, 3]);

export const applicationsContract = {
  create: endpoint({
    method: 'POST',
    path: 'system/apply/createApply',
    aliases: ['createApply'],
    access: 'member',
    summary:
      "Applies for a shop, which staff decide on within 24 hours. Pictures are addresses of the caller's own uploads: cardFront and cardBack with the purpose identity, logo with logo. An application that was rejected may be followed by another.",
    input: createApplyInput,
    output: z.object({ id: z.int(), sta }),
    errors: ['APPLICATION_CLOSED', 'INVITE_CODE_INVALID', 'SHOP_NAME_TAKEN'],
    idempotent: true,
  }),
  own: endpoint({
    method: 'GET',
    path: 'system/apply/getApply',
    aliases: ['getApply'],
    access: 'member',
    summary:
      "The caller's latest application. sta 0 not applied, 1 waiting for review, 2 approved, 3 rejected; the other fields are empty for 0. The addresses of its pictures hold for an hour.",
    input: z.object({}),
    output: z.object({
      sta,
      userName: z.string(),
      surname: z.string(),
      mobile: z.string(),
      email: z.string(),
      inviteCode: z.string(),
      shopName: z.string(),
      shopAddress: z.string(),
      shopDesc: z.string(),
      logo: z.string(),
      /** 0 while there is none. */
      cardType: z.int(),
      cardFront: z.string(),
      cardBack: z.string(),
      /** Ids of categories, joined by commas. */
      saleCategory: z.string(),
      /** Why it was rejected. */
      applyFailReason: z.string(),
    }),
  }),
};
