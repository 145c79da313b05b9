/** A run's figures as text. */
import type { Difference } from './difference.ts';
import type { Soak } from './open-soak.ts';
import type { Tally } from './tally.ts';

const SHOWN_FAULTS = 30;

/** Counts by state, as they stand at the end. */
const STATES: readonly (readonly [title: string, sql: string])[] = [
  ['orders by status', 'select status::text as state, count(*)::int as times from trade_order group by 1 order by 1'],
  [
    'after-sales by status',
    'select status::text as state, count(*)::int as times from after_sale group by 1 order by 1',
  ],
  ['proofs by status', 'select status::text as state, count(*)::int as times from payment_proof group by 1 order by 1'],
  [
    'recharges by status',
    'select audit_status::text as state, count(*)::int as times from recharge group by 1 order by 1',
  ],
  ['withdrawals by status', 'select sta::text as state, count(*)::int as times from withdrawal group by 1 order by 1'],
  [
    'jobs',
    `select job || case status when 2 then '' else ' (status ' || status || ')' end as state, count(*)::int as times from outbox group by 1 order by 1`,
  ],
  [
    'jobs by hand-overs',
    `select attempts || ' times' as state, count(*)::int as times from outbox where status = 2 group by 1 order by 1`,
  ],
  [
    'rows',
    `select 'settled orders' as state, count(settled_at)::int as times from trade_order
     union all select 'ledger transactions', count(*)::int from ledger_transaction
     union all select 'audit rows', count(*)::int from audit
     union all select 'messages', count(*)::int from system_message
     union all select 'mails', count(*)::int from stored_mail
     union all select 'mails sent again', coalesce(sum(times - 1), 0)::int from (
       select count(*) as times from stored_mail group by tenant_id, recipient, subject, text
     ) as mails
     union all select 'reviews', count(*)::int from evaluation
     union all select 'deadlocks since PostgreSQL began', deadlocks::int from pg_stat_database where datname = current_database()`,
  ],
];

export async function reportOf(soak: Soak, tookMs: number, differences: readonly Difference[]): Promise<string> {
  const { tally, journal, programs, query } = soak;
  const requests = tally
    .rows()
    .filter(({ subject }) => subject !== 'chaos' && subject !== 'time')
    .reduce((sum, { subject }) => sum + tally.total(subject), 0);
  const lines = [
    table(tally),
    '',
    `${requests} answers in ${(tookMs / 1000).toFixed(0)} s, ${((requests * 1000) / tookMs).toFixed(1)} a second; ` +
      `${tally.total('chaos')} blows; ${journal.said.length} invariants looked up`,
    '',
  ];
  for (const [title, sql] of STATES) {
    const rows = await query<{ state: string; times: number }>(sql);
    lines.push(`${title}: ${rows.map(({ state, times }) => `${state} ${times}`).join(' · ')}`);
  }
  lines.push('', ...logged(programs));
  lines.push('', `faults of the run: ${journal.faults.length}`, ...journal.faults.slice(0, SHOWN_FAULTS));
  lines.push('', `differences: ${differences.length}`);
  lines.push(
    ...differences.map(({ what, tenantId, subject, detail }) => `tenant ${tenantId}, ${subject}: ${detail} (${what})`),
  );
  return lines.join('\n');
}

function table(tally: Tally): string {
  return tally
    .rows()
    .map(({ subject, outcomes }) => {
      const told = outcomes.map(([outcome, count]) => `${outcome} ${count}`).join(' · ');
      return `${subject.padEnd(28)}${String(tally.total(subject)).padStart(7)}  ${told}`;
    })
    .join('\n');
}

function logged(programs: Soak['programs']): string[] {
  const errors = new Map<string, number>();
  for (const program of programs)
    for (const [text, count] of program.errors) errors.set(text, (errors.get(text) ?? 0) + count);
  const most = [...errors].sort(([, a], [, b]) => b - a).slice(0, 20);
  return ['errors logged by the processes:', ...most.map(([text, count]) => `${String(count).padStart(7)}  ${text}`)];
}
