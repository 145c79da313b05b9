/** Whether what users were told is what the database holds. */
import type { Difference, Query } from './difference.ts';
import type { Journal, PromiseKind, Said } from './journal.ts';

/** For each kind a condition on the row `said` that holds when the promise was kept. */
const KEPT: Readonly<Record<PromiseKind, string>> = {
  ordered: has('trade_order', 'row.member_id = said."memberId"'),
  paid: has('trade_order', 'row.paid_at is not null and row.pay_type = 4'),
  'proof handed in': `exists (select from payment_proof_order as row where row.tenant_id = said."tenantId" and row.order_id = said.id)`,
  cancelled: has('trade_order', 'row.status = -1'),
  shipped: has('trade_order', 'row.shipped_at is not null and row.logistics_no = said.text'),
  tracked: has('delivery_event', 'true'),
  received: has('trade_order', 'row.completed_at is not null'),
  'after-sale asked': has('after_sale', 'row.member_id = said."memberId"'),
  'after-sale moved': `exists (select from after_sale_event as row
    where row.tenant_id = said."tenantId" and row.after_sale_id = said.id and row.status = said.status)`,
  'recharge handed in': has('recharge', 'row.member_id = said."memberId"'),
  'withdrawal asked': has('withdrawal', 'row.member_id = said."memberId"'),
  'staff acted': `exists (select from audit as row where row.tenant_id = said."tenantId" and row.actor_id = said.id
    and row.action || ' ' || row.subject = said.text)`,
  adjusted: `exists (select from ledger_entry as row where row.tenant_id = said."tenantId" and row.remark = said.text)`,
  evaluated: has('evaluation', 'row.member_id = said."memberId"'),
};

function has(table: string, condition: string): string {
  return `exists (select from ${table} as row where row.tenant_id = said."tenantId" and row.id = said.id and ${condition})`;
}

export async function brokenInvariants(query: Query, journal: Journal): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [kind, said] of byKind(journal.said)) {
    const rows = await query<{ tenantId: number; id: number; told: string }>(
      `select said."tenantId", said.id, to_json(said)::text as told
       from jsonb_to_recordset($1::jsonb) as said ("tenantId" int, id int, "memberId" int, status int, text text)
       where not ${KEPT[kind]} limit 10`,
      [JSON.stringify(said)],
    );
    differences.push(
      ...rows.map(({ tenantId, id, told }) => ({
        what: `told and not so: ${kind}`,
        tenantId,
        subject: String(id),
        detail: told,
      })),
    );
  }
  return [...differences, ...(await uncountedWithdrawals(query, journal))];
}

/** Withdrawals have no text of their own: there are as many as were answered, and at most those that were left open more. */
async function uncountedWithdrawals(query: Query, { said, open }: Journal): Promise<Difference[]> {
  const told = new Map<number, Set<number>>();
  for (const { kind, memberId, id } of said)
    if (kind === 'withdrawal asked' && memberId !== undefined)
      told.set(memberId, (told.get(memberId) ?? new Set()).add(id));
  const rows = await query<{ tenant_id: number; member_id: number; times: number }>(
    'select tenant_id, member_id, count(*)::int as times from withdrawal group by 1, 2',
  );
  return rows
    .filter(({ member_id, times }) => times > (told.get(member_id)?.size ?? 0) + (open.get(member_id) ?? 0))
    .map(({ tenant_id, member_id, times }) => ({
      what: 'a withdrawal asked for once is there once',
      tenantId: tenant_id,
      subject: `member ${member_id}`,
      detail: `${times} there, ${told.get(member_id)?.size ?? 0} told`,
    }));
}

function byKind(said: readonly Said[]): Map<PromiseKind, Said[]> {
  const groups = new Map<PromiseKind, Said[]>();
  for (const promise of said) {
    const group = groups.get(promise.kind) ?? [];
    group.push(promise);
    groups.set(promise.kind, group);
  }
  return groups;
}
