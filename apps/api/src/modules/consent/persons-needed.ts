import { bigint, type Db, integer, statement, type Tx, timestamptz } from '@passage/database';
import { centsFromDollars } from '@passage/money';
import { addMs, DAY_MS } from '../../platform/clock.ts';
import { readSetting } from '../tenant/index.ts';
import { DECIDED_KINDS, type DecidedKind, LIMITS_OVER_ALL } from './decided-kinds.ts';

/** Above what amount in cents two people decide; undefined where one always does. */
export async function secondReviewerAbove(db: Db): Promise<bigint | undefined> {
  const { secondReviewerAbove: dollars } = await readSetting(db, 'REVIEW_SETTING');
  return dollars === null ? undefined : centsFromDollars(dollars);
}

const ADDING_UP = Object.values(DECIDED_KINDS)
  .filter(({ addsUp }) => addsUp)
  .map(({ number }) => number)
  .join(', ');

const decidedAlone = statement({
  name: 'consent-decided-alone',
  params: [integer('deciderId'), integer('memberId'), timestamptz('after')],
  columns: { onto_member: bigint, onto_all: bigint },
  text: `select coalesce(sum(amount) filter (where member_id = $2), 0)::bigint as onto_member, coalesce(sum(amount), 0)::bigint as onto_all
   from consent where decided_by = $1 and decided_at > $3 and persons = 1 and amount > 0 and kind in (${ADDING_UP})`,
});

export interface Decidable {
  readonly kind: DecidedKind;
  readonly deciderId: number;
  /** Whose money it is. */
  readonly memberId: number;
  /** Cents that the decision posts; null where no money moves. */
  readonly amount: bigint | null;
  readonly now: Date;
}

/**
 * How many people must decide, by the limit of this moment: two above it, two where what the decider decided alone within
 * the last 24 hours adds up to more of it for the member, or to more than ten limits over all members.
 * What takes money off a balance needs one.
 */
export async function personsNeeded(tx: Tx, { kind, deciderId, memberId, amount, now }: Decidable): Promise<1 | 2> {
  const limit = await secondReviewerAbove(tx);
  if (limit === undefined || amount === null || amount <= 0n) return 1;
  if (amount > limit) return 2;
  if (!DECIDED_KINDS[kind].addsUp) return 1;
  const alone = await tx.sql.row(decidedAlone, [deciderId, memberId, addMs(now, -DAY_MS)]);
  const isAbove =
    (alone?.onto_member ?? 0n) + amount > limit || (alone?.onto_all ?? 0n) + amount > limit * LIMITS_OVER_ALL;
  return isAbove ? 2 : 1;
}
