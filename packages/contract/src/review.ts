import { z } from 'zod';
import { REVIEW_QUEUES } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { bool, centsOut, choice, code, dollars, email, id, int, pageOf, paging, text, time } from './scalars.ts';

const queue = () => choice(REVIEW_QUEUES);
const reviewers = { staff: ['reviewer'] } as const;

const person = z.object({ id: z.int(), email: z.string(), name: z.string() });

const item = z.object({
  id: z.int(),
  queue: z.enum(REVIEW_QUEUES),
  subjectId: z.int(),
  member: person,
  /** 0 waiting, 1 approved, 2 rejected */
  status: z.int(),
  /** The subject's own status: auditStatus of a proof or recharge, sta of a withdrawal or application. */
  state: z.int(),
  /** Numbers of the orders, or of the recharge or withdrawal; the name of a shop that is applied for. */
  no: z.string(),
  /** null where no money moves. */
  amount: dollars().nullable(),
  /** Grows with each picture that takes another one's place. */
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
  decidedBy: person.nullable(),
  decidedTime: time().nullable(),
});

const duplicate = z.object({
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
});

const detail = item.extend({
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
  approvedBy: z.array(person.extend({ approvedTime: time() })),
  duplicates: z.array(duplicate),
});

/** What came of an item; also the data of CONFLICT, when somebody else was faster. */
export const reviewOutcome = z.object({
  id: z.int(),
  queue: z.enum(REVIEW_QUEUES),
  status: z.int(),
  state: z.int(),
  remark: z.string(),
  decidedBy: person.nullable(),
  decidedTime: time().nullable(),
});

const decision = z.object({
  id: z.int(),
  /** false while another reviewer has to approve too. */
  decided: z.boolean(),
  approvals: z.int(),
  needed: z.int(),
  status: z.int(),
  state: z.int(),
});

/** The version that was looked at; a picture that was replaced since is a CONFLICT. */
const version = () => int({ min: 1 }).optional();
const remark = () => text({ max: 300 });

const step = (name: string, summary: string) =>
  endpoint({
    method: 'POST',
    path: `review/withdrawals/{id}/${name}`,
    surface: 'admin',
    access: reviewers,
    summary,
    input: z.object({ id: id(), remark: remark().optional() }),
    output: decision,
  });

export const reviewContract = {
  list: endpoint({
    method: 'GET',
    path: 'review/{queue}',
    surface: 'admin',
    access: reviewers,
    summary:
      'A queue: what waits with the oldest first, anything else with the newest first. isOverdue tells what is older than the promised 24 hours.',
    input: z.object({
      queue: queue(),
      status: code(0, 1, 2).optional(),
      email: email().optional(),
      overdue: bool().optional(),
      ...paging(20),
    }),
    output: pageOf(item),
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
      'Approves an item. Above a limit of the tenant, or where the very same picture was handed in before, a second reviewer must approve too: until then decided is false. CONFLICT carries the outcome of whoever was faster.',
    input: z.object({ queue: queue(), id: id(), version: version() }),
    output: decision,
    // What an application for a shop wants may be gone by now.
    errors: ['INVITE_CODE_INVALID', 'SHOP_NAME_TAKEN', 'APPLICATION_CLOSED'],
  }),
  reject: endpoint({
    method: 'POST',
    path: 'review/{queue}/{id}/reject',
    surface: 'admin',
    access: reviewers,
    summary: 'Rejects an item; the member reads the remark. CONFLICT carries the outcome of whoever was faster.',
    input: z.object({ queue: queue(), id: id(), remark: remark(), version: version() }),
    output: decision,
  }),
  remit: step('remit', 'The money of an approved withdrawal was sent: it leaves the frozen balance.'),
  complete: step('complete', 'The money of a remitted withdrawal has arrived.'),
  fail: step('fail', 'The money of a remitted withdrawal came back: it returns to the balance.'),
};
