/** Proves, as the owner, that each posting which a person decides has the decisions that it needed. */
import { integer, jsonb, nullable, type RowOf, sqlOf, statement } from '@passage/database';
import { Client } from 'pg';
import { lookAtEachTenant } from '../../platform/look-at-each-tenant.ts';
import { verifyChain } from '../audit/index.ts';
import { DECIDED_KINDS, LIMITS_OVER_ALL } from './decided-kinds.ts';

/** A posting that lacks a decision. */
export interface Lacking {
  readonly tenantId: number;
  /** The ledger's transaction. */
  readonly transactionId: number;
  readonly cause: string;
  readonly detail: string;
}

/** What was looked at in a tenant. */
export interface ProvenConsent {
  readonly tenantId: number;
  /** The last transaction that was posted before decisions were recorded; 0 where all of them are. */
  readonly mark: number;
  /** What the platform paid, adjustments apart. */
  readonly platformPaid: number;
  readonly adjustments: number;
  /** Postings that two had to decide. */
  readonly aboveLimit: number;
  /** Everything that a person decides. */
  readonly postings: number;
  readonly lacking: readonly Lacking[];
}

interface Verdict {
  readonly id: number;
  readonly isWritten: boolean;
  readonly isEntitled: boolean;
  readonly isConcerned: boolean;
  readonly isLate: boolean;
}

interface Judged {
  readonly transactionId: number;
  readonly cause: string;
  readonly isKnown: boolean;
  readonly needed: number;
  readonly counted: number;
  readonly isWhole: boolean;
  readonly verdicts: readonly Verdict[] | null;
}

const KINDS = Object.entries(DECIDED_KINDS)
  .filter(([, { isPosting }]) => isPosting)
  .map(([name, { number, roles, action, addsUp }]) => ({
    number,
    action,
    addsUp,
    roles,
    prefix: name === 'adjustments' ? 'wallet' : name,
    isAdjustment: name === 'adjustments',
  }));

/** The kinds as a table of the query. */
const KIND_ROWS = KINDS.map(
  ({ number, action, addsUp, roles, prefix, isAdjustment }) =>
    `(${number}, '${action}', '${prefix}', array[${roles.join(', ')}], ${addsUp}, ${isAdjustment})`,
).join(', ');

const NAMED = `case when kind.is_adjustment then 'wallet:' || consent.member_id else kind.prefix || ':' || consent.subject_id end`;

/** An audit row of a decision on the consent, which the intact part of the chain holds. */
const written = (actor: string, at: string): string => `select audit.seq, audit.after from audit
  where audit.tenant_id = consent.tenant_id and audit.subject = ${NAMED} and audit.action = kind.action
    and audit.actor_id = ${actor} and audit.created_at = ${at} and audit.seq < whole.until
    and (not kind.is_adjustment or (audit.after ->> 'adjustment')::int = consent.subject_id)
  order by audit.seq limit 1`;

/**
 * Money that comes from elsewhere than members, escrow, cash out or commission, that is cash in, the adjustment account
 * and whatever else the platform pays from, is posted by a decision. What anything else moves, nobody decides.
 */
const BY_DECISION = 'account.kind not in (1, 2, 3, 5, 6)';
const BY_PLATFORM = 'account.kind not in (1, 2, 3, 4, 5, 6)';

// $1: the first row of each broken chain, as {"tenant": seq}.
const judge = statement({
  name: 'consent-judge',
  params: [jsonb('broken')],
  columns: {
    tenant_id: integer,
    mark: integer,
    platform_paid: integer,
    adjustments: integer,
    above_limit: integer,
    postings: integer,
    lacking: nullable(jsonb.as<Judged[]>()),
  },
  text: `
  with kind (number, action, prefix, roles, adds_up, is_adjustment) as (values ${KIND_ROWS}),
  whole as materialized (
    select tenant.id as tenant_id, coalesce(($1::jsonb ->> tenant.id::text)::int, 2147483647) as until,
      coalesce((select seq from audit_anchor where tenant_id = tenant.id), 0) as anchor,
      coalesce((select transaction_id from consent_mark where tenant_id = tenant.id), 0) as mark
    from tenant
  ),
  posting as materialized (
    select posted.tenant_id, posted.id, posted.cause, posted.created_at,
      -sum(entry.amount) filter (where ${BY_DECISION}) as given,
      bool_or(${BY_PLATFORM}) as is_by_platform, posted.cause like 'adjust:%' as is_adjustment,
      coalesce(array_agg(account.member_id) filter (where account.member_id is not null), '{}') as members
    from ledger_transaction as posted
    join whole on whole.tenant_id = posted.tenant_id
    join ledger_entry as entry on entry.tenant_id = posted.tenant_id and entry.transaction_id = posted.id
    join ledger_account as account on account.tenant_id = entry.tenant_id and account.id = entry.account_id
    where posted.id > whole.mark
    group by posted.tenant_id, posted.id, posted.cause, posted.created_at
    having sum(entry.amount) filter (where ${BY_DECISION}) < 0 or posted.cause like 'adjust:%'
  ),
  decided as (
    select link.tenant_id, link.consent_id, sum(posting.given) as given, min(posting.created_at) as posted_at
    from posting join consent_posting as link on link.tenant_id = posting.tenant_id and link.transaction_id = posting.id
    group by link.tenant_id, link.consent_id
  ),
  judged as materialized (
    select consent.tenant_id, consent.id, greatest(consent.needed, 1, case
        when consent.amount > 0 and consent.amount > bound.cents then 2
        when consent.amount > 0 and consent.persons = 1 and kind.adds_up
          and (alone.onto_member + consent.amount > bound.cents or alone.onto_all + consent.amount > bound.cents * ${LIMITS_OVER_ALL}) then 2
        else 1
      end) as needed,
      (last.after ->> case when kind.is_adjustment then 'amountCents' else 'cents' end)::bigint is not distinct from consent.amount
        and decided.given <= consent.amount as is_whole,
      verdict.all as verdicts, coalesce(verdict.counted, 0) as counted
    from decided
    join whole on whole.tenant_id = decided.tenant_id
    join consent on consent.tenant_id = decided.tenant_id and consent.id = decided.consent_id
    join kind on kind.number = consent.kind
    left join lateral (${written('consent.decided_by', 'consent.decided_at')}) as last on true
    left join lateral (
      select (audit.after ->> 'cents')::bigint as cents from audit
      where audit.tenant_id = consent.tenant_id and audit.subject = 'setting:REVIEW_SETTING' and audit.action = 'review.limit'
        and audit.seq < coalesce(last.seq, whole.until)
      order by audit.seq desc limit 1
    ) as bound on true
    left join lateral (
      select coalesce(sum(other.amount) filter (where other.member_id = consent.member_id), 0) as onto_member,
        coalesce(sum(other.amount), 0) as onto_all
      from consent as other
      where other.tenant_id = consent.tenant_id and other.decided_by = consent.decided_by and other.id < consent.id
        and other.decided_at > consent.decided_at - interval '24 hours' and other.persons = 1 and other.amount > 0
        and other.kind in (select number from kind where adds_up)
    ) as alone on true
    left join lateral (
      select jsonb_agg(to_jsonb(each) order by each.id) as all,
        count(*) filter (where each."isWritten" and each."isEntitled" and not each."isConcerned" and not each."isLate")::int as counted
      from (
        select decider.decider_id as id, own.seq is not null as "isWritten",
          coalesce(held.role = any (kind.roles), false) as "isEntitled",
          decider.decider_id = any (consent.barred || consent.member_id || (
            select array_agg(touched) from posting
            join consent_posting as link on link.tenant_id = posting.tenant_id and link.transaction_id = posting.id
            cross join unnest(posting.members) as touched
            where link.tenant_id = consent.tenant_id and link.consent_id = consent.id
          )) as "isConcerned",
          decider.decided_at > decided.posted_at or own.seq > coalesce(last.seq, 0) as "isLate"
        from consent_decider as decider
        left join lateral (${written('decider.decider_id', 'decider.decided_at')}) as own on true
        left join lateral (
          -- What the chain's first rows do not say of roles is what held when recording began.
          select (audit.after ->> 'role')::int as role from audit
          where audit.tenant_id = consent.tenant_id and audit.subject = 'member:' || decider.decider_id and audit.action = 'member.role'
            and audit.seq < whole.until and (audit.seq < own.seq or own.seq <= whole.anchor)
          order by case when own.seq <= whole.anchor then audit.seq else -audit.seq end limit 1
        ) as held on true
        where decider.tenant_id = consent.tenant_id and decider.consent_id = consent.id
      ) as each
    ) as verdict on true
  ),
  outcome as (
    select posting.*, judged.id is not null as is_known, coalesce(judged.needed, 1) as needed, coalesce(judged.counted, 0) as counted,
      coalesce(judged.is_whole, false) as is_whole, judged.verdicts
    from posting
    left join consent_posting as link on link.tenant_id = posting.tenant_id and link.transaction_id = posting.id
    left join judged on judged.tenant_id = link.tenant_id and judged.id = link.consent_id
  )
  select whole.tenant_id, whole.mark,
    count(*) filter (where is_by_platform and not is_adjustment)::int as platform_paid,
    count(*) filter (where is_adjustment)::int as adjustments,
    count(*) filter (where needed > 1)::int as above_limit,
    count(outcome.id)::int as postings,
    jsonb_agg(jsonb_build_object('transactionId', id, 'cause', cause, 'isKnown', is_known, 'needed', needed, 'counted', counted,
      'isWhole', is_whole, 'verdicts', verdicts) order by id) filter (where counted < needed or not is_whole) as lacking
  from whole left join outcome on outcome.tenant_id = whole.tenant_id
  group by whole.tenant_id, whole.mark order by whole.tenant_id`,
});
type Row = RowOf<typeof judge>;

/**
 * An approval counts when its audit row stands in the intact chain, whoever gave it had the right to it there, is not one
 * whom the money concerns, and was not later than the posting. The limit is the one that the chain says held then.
 *
 * @param databaseUrl connects as the owner
 */
export async function proveConsent(databaseUrl: string): Promise<ProvenConsent[]> {
  const { breaks } = await verifyChain(databaseUrl);
  const broken = JSON.stringify(Object.fromEntries(breaks.map(({ tenantId, seq }) => [tenantId, seq])));
  const client = new Client({
    connectionString: databaseUrl,
    // Compiling the one large query takes longer than it runs.
    options: '-c search_path=public -c default_transaction_read_only=on -c jit=off',
  });
  await client.connect();
  const proven = new Map<number, ProvenConsent>();
  try {
    await client.query('begin isolation level repeatable read');
    await lookAtEachTenant(client, async () => {
      for (const row of await sqlOf(client).rows(judge, [broken])) {
        const known = proven.get(row.tenant_id);
        // An owner whom the policies bind sees the postings of one tenant at a time, and all tenants' names.
        if (!known || row.postings > 0 || row.mark > 0) proven.set(row.tenant_id, toProven(row));
      }
    });
    return [...proven.values()];
  } finally {
    await client.end();
  }
}

const toProven = (row: Row): ProvenConsent => ({
  tenantId: row.tenant_id,
  mark: row.mark,
  platformPaid: row.platform_paid,
  adjustments: row.adjustments,
  aboveLimit: row.above_limit,
  postings: row.postings,
  lacking: (row.lacking ?? []).map((judged) => ({
    tenantId: row.tenant_id,
    transactionId: judged.transactionId,
    cause: judged.cause,
    detail: detailOf(judged),
  })),
});

function detailOf({ isKnown, needed, counted, isWhole, verdicts }: Judged): string {
  if (!isKnown) return 'no decision of a person stands for it';
  const whys = (verdicts ?? []).flatMap((verdict) => whyNot(verdict) ?? []);
  if (counted >= needed && !isWhole) whys.push('the decision names another amount');
  return [`${counted} of ${needed} decisions`, ...whys].join('; ');
}

/** Why an approval does not count, if so. */
function whyNot({ id, isWritten, isEntitled, isConcerned, isLate }: Verdict): string | undefined {
  if (!isWritten) return `member ${id} has no audit row in the intact chain`;
  if (isConcerned) return `member ${id} decided on money of their own`;
  if (!isEntitled) return `member ${id} had no right to it`;
  return isLate ? `member ${id} decided after it was posted` : undefined;
}
