/** Recharges and withdrawals of the demo shoppers in every state. What comes in by them goes out by them again. */
import { markOpened, rechargeQueue, submitRecharge } from '@passage/api/modules/recharges/index';
import type { StepName } from '@passage/api/modules/review/index';
import { applyForWithdrawal, withdrawalQueue } from '@passage/api/modules/withdrawals/index';
import { cents } from '@passage/money';
import { type HistoryEvent, HOURS_OF_DAY, type Shopper } from './history-event.ts';
import { receiptAddress, storeReceipt } from './receipts.ts';
import { takeStep } from './take-step.ts';

interface RechargePlan {
  readonly daysAgo: number;
  readonly dollars: number;
  readonly payType: 1 | 2 | 3;
  readonly bankno?: string;
  readonly end: 'passed' | 'rejected' | 'underReview' | 'awaiting' | 'halfApproved';
}

const RECHARGES: readonly RechargePlan[] = [
  { daysAgo: 92, dollars: 600, payType: 1, end: 'passed' },
  { daysAgo: 41, dollars: 400, payType: 2, bankno: 'Transfer 4411', end: 'passed' },
  { daysAgo: 36, dollars: 150, payType: 3, end: 'rejected' },
  { daysAgo: 0.3, dollars: 250, payType: 2, bankno: 'Transfer 7702', end: 'underReview' },
  { daysAgo: 0.1, dollars: 300, payType: 1, end: 'awaiting' },
];
/** Above the second store's limit: one reviewer has approved it, another has to. */
const LARGE_RECHARGE: RechargePlan = { daysAgo: 1.4, dollars: 1_500, payType: 1, end: 'halfApproved' };

interface WithdrawalPlan {
  readonly daysAgo: number;
  readonly dollars: number;
  readonly type: 1 | 2;
  readonly steps: readonly StepName[];
  readonly remark?: string;
}

const WITHDRAWALS: readonly WithdrawalPlan[] = [
  { daysAgo: 61, dollars: 500, type: 2, steps: ['approve', 'remit', 'complete'] },
  { daysAgo: 46, dollars: 120, type: 1, steps: ['reject'], remark: 'The name on the card is another one.' },
  { daysAgo: 29, dollars: 80, type: 2, steps: ['approve', 'remit', 'fail'], remark: 'The wallet is closed.' },
  { daysAgo: 2.5, dollars: 200, type: 2, steps: ['approve', 'remit'] },
  { daysAgo: 1.2, dollars: 150, type: 1, steps: ['approve'] },
  { daysAgo: 0.2, dollars: 150, type: 2, steps: [] },
];

const CARD = { type: 1, bankname: 'Banque du Passage', bankno: '4000 0012 3456 7899', address: '', remark: '' };
const WALLET = {
  type: 2,
  bankname: '',
  bankno: '',
  address: 'TDemoShopperWallet7Kq2Lm8Nz5Rt',
  remark: 'TRC-20',
};

/** After a recharge was handed in. */
const DECIDED_AFTER_HOURS = 0.8;
/** Between two steps of a withdrawal. */
const STEP_HOURS = 1.6;

export async function moneyEvents(shopper: Shopper): Promise<HistoryEvent[]> {
  return [...(await rechargeEvents(shopper)), ...(await withdrawalEvents(shopper))];
}

async function rechargeEvents(shopper: Shopper): Promise<HistoryEvent[]> {
  const { db, memberId, tenantId } = shopper;
  const plans = [...RECHARGES, ...(tenantId === 2 ? [LARGE_RECHARGE] : [])];
  const methods = await db.prisma.payMethod.findMany();
  return plans.flatMap(({ daysAgo, dollars, payType, bankno = '', end }) => {
    const name = `recharge/${dollars}`;
    const amount = cents(dollars * 100);
    let subjectId = 0;
    const submitted: HistoryEvent = {
      daysAgo,
      prepare: () => storeReceipt(shopper, name),
      run: async (tx, now) => {
        const methodId = methods.find((method) => method.type === payType)?.id ?? 0;
        const address = receiptAddress(shopper, name);
        subjectId = await submitRecharge(tx, { memberId, amount, methodId, bankno, address, now });
      },
    };
    if (end === 'awaiting') return [submitted];
    const step = end === 'rejected' ? 'reject' : 'approve';
    const remark = end === 'rejected' ? 'The picture shows another amount.' : '';
    const seen: HistoryEvent = {
      daysAgo: daysAgo - DECIDED_AFTER_HOURS / HOURS_OF_DAY,
      run: (tx, now) =>
        end === 'underReview'
          ? markOpened(tx, subjectId)
          : takeStep(tx, shopper, {
              queue: rechargeQueue,
              number: 2,
              subjectId,
              step,
              remark,
              now,
              isHalf: end === 'halfApproved',
            }),
    };
    return [submitted, seen];
  });
}

async function withdrawalEvents(shopper: Shopper): Promise<HistoryEvent[]> {
  const { memberId } = shopper;
  const addresses = await withdrawalAddresses(shopper);
  return WITHDRAWALS.flatMap(({ daysAgo, dollars, type, steps, remark: reason = '' }) => {
    let subjectId = 0;
    const applied: HistoryEvent = {
      daysAgo,
      run: async (tx, now) => {
        const to = addresses.find((address) => address.type === type);
        if (!to) throw new Error('no withdrawal address');
        ({ id: subjectId } = await applyForWithdrawal(tx, { memberId, amount: cents(dollars * 100), to, now }));
      },
    };
    const taken = steps.map(
      (step, place): HistoryEvent => ({
        daysAgo: daysAgo - ((place + 1) * STEP_HOURS) / HOURS_OF_DAY,
        run: (tx, now) => {
          const remark = place === steps.length - 1 ? reason : '';
          return takeStep(tx, shopper, { queue: withdrawalQueue, number: 3, subjectId, step, remark, now });
        },
      }),
    );
    return [applied, ...taken];
  });
}

/** Where a member's withdrawals go: a card and a wallet. */
export async function withdrawalAddresses({ db, memberId }: Pick<Shopper, 'db' | 'memberId'>) {
  const member = await db.prisma.member.findFirstOrThrow({ where: { id: memberId } });
  const person = { memberId, fullname: member.userName, mobile: '+33 6 12 34 56 78' };
  if ((await db.prisma.withdrawalAddress.count({ where: { memberId } })) === 0)
    await db.prisma.withdrawalAddress.createMany({
      data: [
        { ...CARD, ...person },
        { ...WALLET, ...person },
      ],
    });
  return db.prisma.withdrawalAddress.findMany({ where: { memberId }, orderBy: { id: 'asc' } });
}
