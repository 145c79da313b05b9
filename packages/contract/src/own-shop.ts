import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './files.ts';
import {
  bool,
  dollars,
  dollarsInput,
  erasableText,
  id,
  longPageOf,
  MOST_CENTS,
  paging,
  text,
  time,
} from './scalars.ts';
import { allTexts, texts } from './texts.ts';

const merchants = { staff: ['merchant'] } as const;

/** Whose it is about where staff ask; a merchant's is the own shop, whatever is named. */
const shopId = id().optional();

const profile = z
  .object({
    id: z.int(),
    shopname: z.string(),
    description: allTexts,
    logo: z.string(),
    address: z.string(),
    /** Where buyers send goods back to, empty for the address. Only they and the shop read it. */
    returnAddress: z.string(),
    /** A host of its own, empty for none. */
    url: z.string(),
    /** 1 open, 0 closed */
    status: z.literal([0, 1]),
    /** Of an order. */
    freight: dollars(),
    /** Goods from here on ship free. */
    freeFreightFrom: dollars(),
    storeReputation: z.number(),
    favoriteCount: z.int(),
  })
  .meta({ id: 'ShopProfile' });

const settledOrder = z
  .object({
    orderId: z.int(),
    no: z.string(),
    status: z.int(),
    goods: dollars(),
    freight: dollars(),
    /** What after-sales have given back to the buyer. */
    refunded: dollars(),
    /** What the ledger has paid to the owner for it; 0 before it is settled. */
    received: dollars(),
    /** What the ledger has taken back from the owner since. */
    paidBack: dollars(),
    /** What the platform paid of its refunds in the owner's place: a debt of the shop. */
    owed: dollars(),
    /** What its settlement paid of the shop's debt. */
    debtPaid: dollars(),
    createTime: time(),
    settledTime: time().nullable(),
  })
  .meta({ id: 'SettledOrder' });

const dayOfTakings = z
  .object({
    /** As ISO 8601 has it, in the time zone that LOCALE_SETTING states. */
    day: z.string(),
    /** What settlements have paid to the owner on it. */
    received: dollars(),
    /** What refunds have taken back from the owner. */
    paidBack: dollars(),
    /** What the platform paid of refunds in the owner's place. */
    owed: dollars(),
    /** What settlements have paid of the shop's debt. */
    debtPaid: dollars(),
    /** received less paidBack and debtPaid. */
    takings: dollars(),
  })
  .meta({ id: 'DayOfTakings' });

export const ownShopContract = {
  profile: endpoint({
    method: 'GET',
    path: 'shop',
    surface: 'admin',
    access: merchants,
    summary: "The merchant's own shop, with its texts in all languages; null for staff who name none.",
    input: z.object({ shopId }),
    output: profile.nullable(),
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: 'shop',
    surface: 'admin',
    access: merchants,
    summary:
      'Changes what is given of the shop and leaves the rest; nothing, for staff who name none. SHOP_NAME_TAKEN for a name that another shop has, or had in the last 90 days, however it is spelled; its own former name the shop may take back. TOO_MANY_SHOP_NAMES where five former names are still held for it. A logo is the address of an own upload. An empty returnAddress takes it away: goods then come back to the address.',
    input: z.object({
      shopId,
      shopname: text({ max: 100 }).optional(),
      description: texts(1000).optional(),
      logo: pictureAddress().optional(),
      address: text({ max: 300 }).optional(),
      returnAddress: erasableText({ max: 300 }),
      freight: dollarsInput({ max: MOST_CENTS }).optional(),
      freeFreightFrom: dollarsInput({ max: MOST_CENTS }).optional(),
    }),
    output: profile.nullable(),
    errors: ['SHOP_NAME_TAKEN', 'TOO_MANY_SHOP_NAMES'],
    encoding: 'json',
  }),
  takings: endpoint({
    method: 'GET',
    path: 'takings',
    surface: 'admin',
    access: merchants,
    summary:
      'What the shop has taken with all its orders, as postings of the ledger keep it; all shops for staff who name none.',
    input: z.object({ shopId }),
    output: z.object({
      /** The owner's balance, whatever it comes from. */
      balance: dollars(),
      received: dollars(),
      paidBack: dollars(),
      /** Paid of the debt by settlements. */
      debtPaid: dollars(),
      /** received less paidBack and debtPaid. */
      takings: dollars(),
      /** What the shop still owes the platform; settlements pay it first. */
      debt: dollars(),
      /** Paid by buyers and not settled yet, before commission. */
      awaiting: dollars(),
    }),
  }),
  takingsByOrder: endpoint({
    method: 'GET',
    path: 'takings/orders',
    surface: 'admin',
    access: merchants,
    summary:
      'What the shop has taken with each of its paid orders, newest first. settled narrows them to those that are settled, or are not yet.',
    input: z.object({ shopId, settled: bool().optional(), ...paging(20) }),
    output: longPageOf(settledOrder),
  }),
  takingsByDay: endpoint({
    method: 'GET',
    path: 'takings/days',
    surface: 'admin',
    access: merchants,
    summary:
      "What the shop has taken on each day on which the ledger moved any of it, the latest first. Days are those of the tenant's time zone.",
    input: z.object({ shopId, ...paging(31) }),
    output: longPageOf(dayOfTakings),
  }),
};
