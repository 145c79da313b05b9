import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { type MessageParams, type MessageTemplate, messageJobs, notify, renderMessage } from './index.ts';

const PARAMS: { readonly [Template in MessageTemplate]: MessageParams[Template] } = {
  paymentApproved: { orders: '20261128123' },
  paymentRejected: { orders: '20261128123', remark: 'Blurred.' },
  paymentCredited: { orders: '20261128123', amount: '62.00' },
  rechargeApproved: { no: 'R2026', amount: '62.00' },
  rechargeRejected: { no: 'R2026', amount: '62.00', remark: 'Blurred.' },
  applicationApproved: { shop: 'Okafor' },
  applicationRejected: { shop: 'Okafor', remark: 'Blurred.' },
  withdrawalApproved: { no: 'W2026', amount: '62.00' },
  withdrawalRemitted: { no: 'W2026', amount: '62.00' },
  withdrawalCompleted: { no: 'W2026', amount: '62.00' },
  withdrawalRejected: { no: 'W2026', amount: '62.00', remark: 'Blurred.' },
  withdrawalFailed: { no: 'W2026', amount: '62.00', remark: 'Blurred.' },
  balanceAdded: { amount: '62.00', remark: 'Goodwill' },
  balanceDeducted: { amount: '62.00', remark: 'Goodwill' },
  shopOrderPaid: { order: '20261128123' },
  orderCancelled: { order: '20261128123', amount: '62.00' },
  orderExpired: { order: '20261128123' },
  orderShipped: { order: '20261128123', company: 'Colissimo', trackingNumber: '6A0123' },
  orderAutoConfirmed: { order: '20261128123' },
  shopOrderCancelled: { order: '20261128123' },
  shopOrderSettled: { order: '20261128123', amount: '62.00' },
  afterSaleReturnAwaited: {
    no: 'A2026',
    order: '20261128123',
    amount: '62.00',
    remark: 'Worn.',
    address: '4 rue du Dépôt, Rouen',
  },
  afterSaleApproved: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Worn.' },
  afterSaleRefused: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Worn.' },
  afterSaleGoodsAccepted: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Worn.' },
  afterSaleGoodsRefused: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Worn.' },
  afterSaleRefunded: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Worn.' },
  shopAfterSaleAsked: { no: 'A2026', order: '20261128123', amount: '62.00' },
  shopAfterSaleCancelled: { no: 'A2026', order: '20261128123' },
  shopAfterSaleReturned: { no: 'A2026', order: '20261128123', tracking: 'Colissimo 6A0123' },
  withdrawalCut: { no: 'W2026', before: '62.00', after: '12.00', refund: 'A2026' },
  afterSaleRefundAsked: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Soon.' },
  afterSaleRefundRejected: { no: 'A2026', order: '20261128123', amount: '62.00', remark: 'Too much.' },
  shopRefundOwed: { no: 'A2026', order: '20261128123', amount: '62.00', debt: '80.00' },
  shopRefundRejected: { no: 'A2026', order: '20261128123', remark: 'Too much.' },
  shopDebtPaid: { order: '20261128123', amount: '62.00', debt: '18.00' },
  shopAfterSalePaid: { no: 'A2026', order: '20261128123', amount: '62.00' },
};
const isTemplate = (name: string): name is MessageTemplate => Object.hasOwn(PARAMS, name);

describe('system messages', async () => {
  const api = await startApi();
  const { world } = api;
  const db = api.platform.database.forTenant(1).writable;

  it('i18n-29 of every kind stand in seven languages, each of its own, with all that they are told filled in', () => {
    for (const template of Object.keys(PARAMS).filter(isTemplate)) {
      const texts = LANGUAGES.map((language) => renderMessage(template, language, { ...PARAMS[template] }));
      for (const { title, message } of texts) {
        for (const value of Object.values(PARAMS[template])) expect(message, template).toContain(value);
        expect(`${title}${message}`).not.toMatch(/[{}]/);
      }
      expect(new Set(texts.map(({ title }) => title)).size, template).toBe(LANGUAGES.length);
      expect(new Set(texts.map(({ message }) => message)).size, template).toBe(LANGUAGES.length);
    }
    // A remark of staff is text, whatever it looks like.
    expect(renderMessage('rechargeRejected', 'en', { no: '1', amount: '2', remark: '{no}' }).message).toContain('{no}');
  });

  it('staff-16 a message and its mail come with the commit, in the member’s language, and not without it', async () => {
    const member = await world.member();
    await world.query("update member set language = 'fr' where id = $1", [member.id]);
    const tell = (fails: boolean) =>
      db.inTransaction(async (tx) => {
        const params = { no: 'R2026', amount: '62.00' };
        await notify(tx, {
          memberId: member.id,
          type: 'wallet',
          template: 'rechargeApproved',
          params,
          now: api.clock.now(),
        });
        if (fails) throw new Error('rolled back');
      });
    await expect(tell(true)).rejects.toThrow('rolled back');
    await tell(false);
    const rows = await world.query<{ id: number }>('select id from system_message where member_id = $1', [member.id]);
    const [row] = rows;
    const jobs = await world.query("select 1 from outbox where job = 'mail-system-message'");
    expect([rows.length, jobs.length]).toEqual([1, 1]);
    for (const job of messageJobs)
      await job.handle({ platform: api.platform, tenantId: 1, db }, { messageId: row?.id });
    const [mail] = await world.query<{ subject: string; text: string }>(
      'select subject, text from stored_mail where recipient = $1',
      [member.email],
    );
    expect(mail?.subject).toBe('Passage : Recharge effectuée');
    expect(mail?.text).toContain('La recharge R2026 a été acceptée. 62.00 USD ont été ajoutés à votre solde.');
  });
});
