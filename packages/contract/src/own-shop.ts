import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pictureAddress } from './files.ts';
import { bool, dollars, dollarsInput, id, MOST_CENTS, pageOf, paging, text, time } from './scalars.ts';
import { allTexts, texts } from './texts.ts';

const merchants = { staff: ['merchant'] } as const;

/** Whose it is about where staff ask; a merchant's is the own shop, whatever is named. */
const shopId = id().optional();

const profile = z.object({
  id: z.int(),
  shopname: z.string(),
  description: allTexts,
  logo: z.string(),
  address: z.string(),
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
});

const settledOrder = z.object({
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
  createTime: time(),
  settledTime: time().nullable(),
});

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
      'Changes what is given of the shop and leaves the rest; nothing, for staff who name none. CONFLICT for a name that another shop has. A logo is the address of an own upload.',
    input: z.object({
      shopId,
      shopname: text({ max: 100 }).optional(),
      description: texts(1000).optional(),
      logo: pictureAddress().optional(),
      address: text({ max: 300 }).optional(),
      freight: dollarsInput({ max: MOST_CENTS }).optional(),
      freeFreightFrom: dollarsInput({ max: MOST_CENTS }).optional(),
    }),
    output: profile.nullable(),
    encoding: 'json',
  }),
  takings: endpoint({
    method: 'GET',
    path: 'takings',
    surface: 'admin',
    access: merchants,
    summary: 'What the shop has taken with all its orders, read from the ledger; all shops for staff who name none.',
    input: z.object({ shopId }),
    output: z.object({
      /** The owner's balance, whatever it comes from. */
      balance: dollars(),
      received: dollars(),
      paidBack: dollars(),
      /** received less paidBack. */
      takings: dollars(),
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
    output: pageOf(settledOrder),
  }),
};
