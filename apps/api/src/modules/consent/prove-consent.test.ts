import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { TestMember } from '../../testing/world.ts';
import { deskOf, handInRecharge } from '../review/review.testing.ts';
import { proveConsent } from './prove-consent.ts';

describe('the proof of decisions', async () => {
  const api = await startApi();
  const { world } = api;
  await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
  const staff = (role: 1 | 2 = 2) => world.member({ role, tenantId: 2 });
  const [a, b] = [await staff(), await staff()];

  const lacking = async () => (await proveConsent(api.databaseUrl)).flatMap((each) => each.lacking);
  /** What the proof says of a posting; undefined where it finds nothing to say. */
  const saidOf = async (cause: string) => (await lacking()).find((each) => each.cause === cause)?.detail;
  /** As somebody who owns the database and has put the triggers off. */
  const tamper = async (sql: string, values: readonly unknown[] = []) => {
    await world.query('set session_replication_role = replica');
    try {
      await world.query(sql, values);
    } finally {
      await world.query('reset session_replication_role');
    }
  };
  /** A recharge above the limit that two have approved. */
  const approved = async (one: TestMember = a, two: TestMember = b) => {
    const member = await world.member({ tenantId: 2 });
    const { itemId, rechargeId } = await handInRecharge(api, member, { money: 1_500 });
    await deskOf(api, one).act('recharges', itemId, 'approve');
    expect((await deskOf(api, two).act('recharges', itemId, 'approve')).data.decided).toBe(true);
    return { member, itemId, rechargeId, cause: `recharge:${rechargeId}`, subject: `recharges:${rechargeId}` };
  };

  it('counts what was decided, names nothing that was decided rightly, and takes no posting without a decision', async () => {
    const { cause } = await approved();
    const admin = await staff(1);
    const member = await world.member({ tenantId: 2 });
    const adjust = (amount: number) =>
      api.call.as(admin).post(`/admin-api/wallets/${member.id}/adjust`, { amount, remark: 'Goodwill' });
    await adjust(600);
    await adjust(-100);
    const [, two] = await proveConsent(api.databaseUrl);
    expect(two).toMatchObject({ tenantId: 2, mark: 0, platformPaid: 0, adjustments: 2, aboveLimit: 1, lacking: [] });
    expect(await saidOf(cause)).toBeUndefined();
    // Whoever posts past the API: from the adjustment account, from cash in, off a balance and under a cause of their own.
    const db = api.platform.database.forTenant(2).writable;
    for (const [kind, given] of [
      [7, 'gift:1'],
      [4, 'transfer:1'],
      [7, 'adjust:999999'],
    ] as const)
      await db.inTransaction((tx) =>
        tx.prisma.$executeRawUnsafe(
          `select passage.ledger_post_lines($1, array[${kind}, 1], array[null, $2]::int[], array[-500, 500]::bigint[], array[null, 6]::int[], array['', ''], now())`,
          given,
          member.id,
        ),
      );
    const said = await lacking();
    expect(said.map((each) => [each.cause, each.detail])).toEqual([
      ['gift:1', 'no decision of a person stands for it'],
      ['transfer:1', 'no decision of a person stands for it'],
      ['adjust:999999', 'no decision of a person stands for it'],
    ]);
    const [, after] = await proveConsent(api.databaseUrl);
    expect(after).toMatchObject({ platformPaid: 1, adjustments: 3 });
    // The mark says from where on it looks.
    await tamper('insert into consent_mark (tenant_id, transaction_id) select 2, max(id) from ledger_transaction');
    expect((await proveConsent(api.databaseUrl)).at(-1)).toMatchObject({ adjustments: 0, postings: 0, lacking: [] });
  });

  describe('trust-12 no consent is', () => {
    const consentOf = async (rechargeId: number) =>
      (await world.query<{ id: number }>('select id from consent where kind = 2 and subject_id = $1', [rechargeId]))[0]
        ?.id;

    it('a decision whose audit row is missing', async () => {
      // The audit row of the first approval is missing.
      const gone = await approved();
      await tamper(`update audit set action = 'other' where subject = $1 and actor_id = $2`, [gone.subject, a.id]);
      expect(await saidOf(gone.cause)).toBe(
        `0 of 2 decisions; member ${a.id} has no audit row in the intact chain; member ${b.id} has no audit row in the intact chain`,
      );
      await tamper(`update audit set action = 'review.recharges.approve' where subject = $1 and actor_id = $2`, [
        gone.subject,
        a.id,
      ]);
      expect(await saidOf(gone.cause)).toBeUndefined();
    });

    it('a decision at or behind a break of the hash chain', async () => {
      // A row before is changed: what follows the break is worth nothing.
      const broken = await approved();
      await tamper(`update audit set request_id = 'x' || request_id where subject = $1 and actor_id = $2`, [
        broken.subject,
        b.id,
      ]);
      expect(await saidOf(broken.cause)).toBe(
        `0 of 2 decisions; member ${a.id} decided after it was posted; member ${b.id} has no audit row in the intact chain`,
      );
      await tamper(`update audit set request_id = substr(request_id, 2) where subject = $1 and actor_id = $2`, [
        broken.subject,
        b.id,
      ]);
      expect(await saidOf(broken.cause)).toBeUndefined();
    });

    it('a second approval by the same person', async () => {
      // One person twice.
      const twice = await approved();
      const id = await consentOf(twice.rechargeId);
      await tamper('delete from consent_decider where consent_id = $1 and decider_id = $2', [id, a.id]);
      expect(await saidOf(twice.cause)).toBe('1 of 2 decisions');
      await tamper(
        'insert into consent_decider (tenant_id, consent_id, decider_id, decided_at) select 2, $1, $2, created_at from audit where subject = $3 and actor_id = $2',
        [id, a.id, twice.subject],
      );
      expect(await saidOf(twice.cause)).toBeUndefined();
    });

    it('an approval by whom the money concerns', async () => {
      // The owner.
      const own = await approved();
      await tamper('update consent set member_id = $2 where id = $1', [await consentOf(own.rechargeId), a.id]);
      expect(await saidOf(own.cause)).toBe(`1 of 2 decisions; member ${a.id} decided on money of their own`);
      await tamper('update consent set member_id = $2 where id = $1', [await consentOf(own.rechargeId), own.member.id]);
      await tamper('update consent set barred = array[$2::int] where id = $1', [await consentOf(own.rechargeId), b.id]);
      expect(await saidOf(own.cause)).toBe(`1 of 2 decisions; member ${b.id} decided on money of their own`);
      await tamper(`update consent set barred = '{}' where id = $1`, [await consentOf(own.rechargeId)]);
    });

    it('an approval by somebody who had no right to it then, nor one later than the posting, whatever its date says', async () => {
      // Nobody's right is what the consent says of it: a shopper's approval, written with an audit row of its own.
      const shopper = await world.member({ tenantId: 2 });
      const late = await staff();
      const forged = await approved();
      const forge = async (who: TestMember, at: string) => {
        const consentId = await consentOf(forged.rechargeId);
        await tamper('delete from consent_decider where consent_id = $1 and decider_id <> $2', [consentId, b.id]);
        await tamper(
          `insert into consent_decider (tenant_id, consent_id, decider_id, decided_at) select 2, id, $2, decided_at + ${at} from consent where id = $1`,
          [consentId, who.id],
        );
        await world.query(
          `insert into audit (tenant_id, actor_id, action, subject, after, created_at)
         select 2, $2, 'review.recharges.approve', $3, '{"cents": "150000"}', decided_at + ${at} from consent where id = $1`,
          [consentId, who.id, forged.subject],
        );
      };
      await forge(shopper, `interval '-1 second'`);
      expect(await saidOf(forged.cause)).toBe(`1 of 2 decisions; member ${shopper.id} had no right to it`);
      // A right that came later, or had gone before, is none.
      await world.query('update member set role = 2 where id = $1', [shopper.id]);
      expect(await saidOf(forged.cause)).toBe(`1 of 2 decisions; member ${shopper.id} had no right to it`);
      await forge(late, `interval '1 second'`);
      expect(await saidOf(forged.cause)).toBe(`1 of 2 decisions; member ${late.id} decided after it was posted`);
      // Dated back it still stands behind the posting in the chain.
      await forge(late, `interval '-1 hour'`);
      expect(await saidOf(forged.cause)).toBe(`1 of 2 decisions; member ${late.id} decided after it was posted`);
      const left = await staff();
      await world.query('update member set disabled_at = now() where id = $1', [left.id]);
      await forge(left, `interval '-2 hours'`);
      expect(await saidOf(forged.cause)).toBe(`1 of 2 decisions; member ${left.id} had no right to it`);
      await forge(a, `interval '-1 day'`);
      expect(await saidOf(forged.cause)).toBe(`1 of 2 decisions; member ${a.id} decided after it was posted`);
    });
  });

  it('the limit that held then asks for two, whatever the consent says of itself, and a sum of a day as well', async () => {
    const admin = await staff(1);
    const members = [await world.member({ tenantId: 2 }), await world.member({ tenantId: 2 })];
    const adjust = async (to: TestMember | undefined, amount: number) => {
      const { data } = await api.call
        .as(admin)
        .post(`/admin-api/wallets/${to?.id}/adjust`, { amount, remark: `Goodwill ${amount}` });
      expect(data.decided).toBe(true);
      const [row] = await world.query<{ id: number }>('select max(id) as id from wallet_adjustment where status = 1');
      return `adjust:${row?.id}`;
    };
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: null }, 2);
    const free = await adjust(members[0], 9_000);
    await world.setting('REVIEW_SETTING', { secondReviewerAbove: 1_000 }, 2);
    const allowed = await adjust(members[1], 600);
    expect([await saidOf(free), await saidOf(allowed)]).toEqual([undefined, undefined]);
    // A program that forgets the limit, and one that forgets the sum.
    await tamper(
      `update tenant_setting set value = '{"secondReviewerAbove": 100000}' where tenant_id = 2 and key = 'REVIEW_SETTING'`,
    );
    const hidden = await adjust(members[1], 500);
    const large = await adjust(members[0], 1_000.01);
    expect([await saidOf(hidden), await saidOf(large)]).toEqual(['1 of 2 decisions', '1 of 2 decisions']);
    expect([await saidOf(free), await saidOf(allowed)]).toEqual([undefined, undefined]);
  });
});
