import { array, bigint, integer, smallint, statement, type Tx, timestamptz } from '@passage/database';
import { DECIDED_KINDS, type DecidedKind } from './decided-kinds.ts';

export interface Decider {
  readonly id: number;
  readonly decidedAt: Date;
}

export interface Consent {
  readonly kind: DecidedKind;
  readonly subjectId: number;
  /** Whose money it is. */
  readonly memberId: number;
  /** Others who may not decide it. */
  readonly barred: readonly number[];
  /** Cents, negative off the member's balance. */
  readonly amount: bigint;
  readonly needed: number;
  /** Everybody whose decision counted, the last one last. */
  readonly deciders: readonly Decider[];
  /** Ids of the ledger's transactions that the decision posted. */
  readonly postings: readonly number[];
}

const insertConsent = statement({
  name: 'consent-insert',
  params: [
    smallint('kind'),
    integer('subjectId'),
    integer('memberId'),
    array(integer)('barred'),
    bigint('amount'),
    smallint('needed'),
    smallint('persons'),
    integer('decidedBy'),
    timestamptz('decidedAt'),
  ],
  columns: { id: integer },
  text: `insert into consent (kind, subject_id, member_id, barred, amount, needed, persons, decided_by, decided_at)
   values ($1, $2, $3, $4::int[], $5, $6, $7, $8, $9) returning id`,
});
const insertDeciders = statement({
  name: 'consent-insert-deciders',
  params: [integer('consentId'), array(integer)('ids'), array(timestamptz)('decidedAt')],
  columns: { decider_id: integer },
  text: `insert into consent_decider (consent_id, decider_id, decided_at)
   select $1, id, decided_at from unnest($2::int[], $3::timestamptz[]) as decider (id, decided_at) returning decider_id`,
});
const insertPostings = statement({
  name: 'consent-insert-postings',
  params: [integer('consentId'), array(integer)('ids')],
  columns: { transaction_id: integer },
  text: 'insert into consent_posting (consent_id, transaction_id) select $1, unnest($2::int[]) returning transaction_id',
});

/** Keeps who decided, in the transaction that posts. The audit rows of the decisions prove it. */
export async function recordConsent(tx: Tx, consent: Consent): Promise<void> {
  const { kind, subjectId, memberId, barred, amount, needed, deciders, postings } = consent;
  const last = deciders.at(-1);
  if (!last) throw new Error('nobody decided');
  const row = await tx.sql.row(insertConsent, [
    DECIDED_KINDS[kind].number,
    subjectId,
    memberId,
    barred,
    amount,
    needed,
    deciders.length,
    last.id,
    last.decidedAt,
  ]);
  if (!row) throw new Error('no consent was kept');
  await tx.sql.rows(insertDeciders, [
    row.id,
    deciders.map(({ id }) => id),
    deciders.map(({ decidedAt }) => decidedAt.toISOString()),
  ]);
  if (postings.length > 0) await tx.sql.rows(insertPostings, [row.id, postings]);
}
