import { z } from 'zod';
import { REVIEW_QUEUES } from './codes.ts';
import { endpoint } from './endpoint.ts';
import {
  bool,
  centsOut,
  choice,
  code,
  dollars,
  dollarsInput,
  email,
  id,
  int,
  MOST_CENTS,
  text,
  time,
  walkedPageOf,
  walking,
} from './scalars.ts';

const queue = () => choice(REVIEW_QUEUES);
const reviewers = { staff: ['reviewer'] } as const;

export const person = z.object({ id: z.int(), email: z.string(), name: z.string() }).meta({ id: 'Person' });

/** What a refund that the platform has a part in is about; the item's member is its buyer, the item's amount all of it. */
const refund = z.object({
  afterSaleId: z.int(),
  afterSaleNo: z.string(),
  orderId: z.int(),
  orderNo: z.string(),
  shop: z.object({ id: z.int(), name: z.string() }),
  /** What the owner's balance and waiting withdrawals do not cover: as they stand while it waits, then what was paid. */
  platformPart: dollars(),
  /** What the shop owes the platform so far. */
  shopDebt: dollars(),
});

const item = z
  .object({
    id: z.int(),
    queue: z.enum(REVIEW_QUEUES),
    subjectId: z.int(),
    member: person,
    /** 0 waiting, 1 approved, 2 rejected */
    status: z.int(),
    /** The subject's own status: auditStatus of a proof or recharge, sta of a withdrawal or application, the item's of a refund. */
    state: z.int(),
    /** Numbers of the orders, or of the recharge, withdrawal or after-sale; the name of a shop that is applied for. */
    no: z.string(),
    /** null where no money moves. */
    amount: dollars().nullable(),
    /** Grows with each decision, each picture that takes another one's place and each cut of the amount; a decision names it. */
    version: z.int(),
    /** Approvals that count so far, and how many it takes. */
    approvals: z.int(),
    needed: z.int(),
    /** Other submissions whose picture is the same or looks the same. */
    duplicateCount: z.int(),
    remark: z.string(),
    createTime: time(),
    /** 24 hours after it was handed in. */
    dueTime: time(),
    /** Until now, or until it was decided. */
    ageMinutes: z.int(),
    isOverdue: z.boolean(),
    /** null as well for a withdrawal that a refund ended. */
    decidedBy: person.nullable(),
    decidedTime: time().nullable(),
    /** null in the other queues. */
    refund: refund.nullable(),
  })
  .meta({ id: 'ReviewItem' });

const duplicate = z
  .object({
    queue: z.enum(REVIEW_QUEUES),
    /** Id of the other item. */
    id: z.int(),
    member: person,
    status: z.int(),
    /** The very same file. */
    isSame: z.boolean(),
    /** Differing bits of 64. */
    distance: z.int(),
    picUrl: z.string(),
    createTime: time(),
  })
  .meta({ id: 'DuplicatePicture' });

const detail = item
  .extend({
    picUrl: z.string(),
    proof: z
      .object({
        payType: z.int(),
        orders: z.array(z.object({ id: z.int(), no: z.string(), status: z.int(), payPrice: centsOut() })),
      })
      .nullable(),
    recharge: z.object({ payName: z.string(), bankno: z.string() }).nullable(),
    withdrawal: z
      .object({
        type: z.int(),
        fullname: z.string(),
        mobile: z.string(),
        bankname: z.string(),
        receiveAddress: z.string(),
      })
      .nullable(),
    application: z
      .object({
        userName: z.string(),
        surname: z.string(),
        mobile: z.string(),
        email: z.string(),
        cardType: z.int(),
        cardFront: z.string(),
        cardBack: z.string(),
        inviteCode: z.string(),
        shopName: z.string(),
        shopAddress: z.string(),
        shopDesc: z.string(),
        logo: z.string(),
        categories: z.array(z.object({ id: z.int(), name: z.string() })),
      })
      .nullable(),
    refund: refund
      .extend({
        /** REFUND_REASON */
        applyReason: z.int(),
        applyDescription: z.string(),
        applyPicUrls: z.array(z.string()),
        /** Who granted the after-sale, and who then asked for its refund. */
        grantedBy: person.extend({ grantedTime: time() }).nullable(),
        askedBy: person,
      })
      .nullable(),
    approvedBy: z.array(person.extend({ approvedTime: time() })),
    duplicates: z.array(duplicate),
  })
  .meta({ id: 'ReviewDetail' });

/** How an item stands; the data of CONFLICT, when somebody else was faster or what was looked at has changed. */
export const reviewOutcome = z
  .object({
    id: z.int(),
    queue: z.enum(REVIEW_QUEUES),
    status: z.int(),
    state: z.int(),
    /** What a decision has to name. */
    version: z.int(),
    /** null where no money moves. */
    amount: dollars().nullable(),
    /** The picture that stands for it now; empty where there is none. */
    picUrl: z.string(),
    /** Of a refund, what the platform would pay of it by now, or paid; null in the other queues. */
    platformPart: dollars().nullable(),
    remark: z.string(),
    decidedBy: person.nullable(),
    decidedTime: time().nullable(),
  })
  .meta({ id: 'ReviewOutcome' });

/** Data of AMOUNT_DIFFERS: what the picture is said to show, and what is due. */
export const amountsThatDiffer = z.object({ receivedAmount: dollars(), dueAmount: dollars() });

const decision = z
  .object({
    id: z.int(),
    /** false while another reviewer has to approve too. */
    decided: z.boolean(),
    approvals: z.int(),
    needed: z.int(),
    status: z.int(),
    state: z.int(),
  })
  .meta({ id: 'ReviewDecision' });

/** The version that was looked at; where it is not the present one the answer is CONFLICT. */
const version = () => int({ min: 1 });
const remark = () => text({ max: 300 });

const step = (name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `review/withdrawals/{id}/${name}`,
    surface: 'admin',
    access: reviewers,
    summary,
    input: z.object({ id: id(), version: version(), remark: remark().optional() }),
    output: decision,
  });

export const reviewContract = {
  list: endpoint({
    method: 'GET',
    path: 'review/{queue}',
    surface: 'admin',
    access: reviewers,
    summary:
      'A queue: what waits with the oldest first, anything else with the newest first. isOverdue tells what is older than the promised 24 hours. The queue refunds holds what the platform is to pay because the owner of the shop cannot.',
    input: z.object({
      queue: queue(),
      status: code(0, 1, 2).optional(),
      email: email().optional(),
      overdue: bool().optional(),
      ...walking(20),
    }),
    output: walkedPageOf(item),
  }),
  detail: endpoint({
    method: 'GET',
    path: 'review/{queue}/{id}',
    surface: 'admin',
    access: reviewers,
    summary: 'One item with its picture, what it is about and other submissions of the same picture.',
    input: z.object({ queue: queue(), id: id() }),
    output: detail,
    // Opening a recharge shows its member that it is under review.
    effect: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: 'review/{queue}/{id}/approve',
    surface: 'admin',
    access: reviewers,
    summary:
      'Approves an item; a refund is paid from what the owner of the shop has by then, and only the rest becomes a debt of the shop. Above a limit of the tenant, by itself or with what the reviewer decided alone within 24 hours, or where the very same picture was handed in before, a second reviewer must approve too: until then decided is false. CONFLICT carries how the item stands. AMOUNT_DIFFERS carries receivedAmount and dueAmount.',
    input: z.object({
      queue: queue(),
      id: id(),
      version: version(),
      /** What the picture of a payment or recharge shows; compared with what is due. */
      receivedAmount: dollarsInput({ min: 1n, max: MOST_CENTS }).optional(),
      /** Of a refund, what was seen as the platform's part; where it is more by now the answer is CONFLICT. */
      platformPart: dollarsInput({ max: MOST_CENTS }).optional(),
    }),
    output: decision,
    // What an application for a shop wants may be gone by now.
    errors: ['AMOUNT_DIFFERS', 'INVITE_CODE_INVALID', 'SHOP_NAME_TAKEN', 'APPLICATION_CLOSED'],
  }),
  reject: endpoint({
    method: 'POST',
    path: 'review/{queue}/{id}/reject',
    surface: 'admin',
    access: reviewers,
    summary: 'Rejects an item; the member reads the remark. CONFLICT carries how the item stands.',
    input: z.object({ queue: queue(), id: id(), remark: remark(), version: version() }),
    output: decision,
  }),
  remit: step('remit', 'The money of an approved withdrawal was sent: it leaves the frozen balance.'),
  complete: step('complete', 'The money of a remitted withdrawal has arrived.'),
  fail: step('fail', 'The money of a remitted withdrawal came back: it returns to the balance.'),
};
