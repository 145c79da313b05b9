import { array, integer, statement, type Tx, text } from '@passage/database';
import { Failure } from '../../http/failure.ts';
import { DECIDED_KINDS, type DecidedKind } from './decided-kinds.ts';

// The second lock is the one that triggers on member and tenant_setting hold alone while a role or the limit changes.
const lockDecider = statement({
  name: 'consent-lock-decider',
  params: [integer('deciderId')],
  columns: { decider: text, rights: text },
  text: `select pg_advisory_xact_lock(7011980, $1)::text as decider,
     pg_advisory_xact_lock_shared(7011981, passage.tenant_id())::text as rights`,
});
const isEntitled = statement({
  name: 'consent-is-entitled',
  params: [integer('deciderId'), array(integer)('roles')],
  columns: { id: integer },
  text: 'select id from member where id = $1 and role = any ($2::int[]) and disabled_at is null',
});

/**
 * Makes sure that a person has the right to decide, and that it and the tenant's limit stay as they are until the
 * transaction ends. Decisions of one person follow each other, so that none misses what another adds up to. Called
 * before any row is locked.
 *
 * @throws Failure NOT_ALLOWED
 */
export async function holdRight(tx: Tx, deciderId: number, kind: DecidedKind): Promise<void> {
  await tx.sql.row(lockDecider, [deciderId]);
  // A statement of its own, which sees what was committed while this one waited.
  if (!(await tx.sql.row(isEntitled, [deciderId, DECIDED_KINDS[kind].roles]))) throw new Failure('NOT_ALLOWED');
}

const entitledRows = statement({
  name: 'consent-entitled',
  params: [array(integer)('ids'), array(integer)('roles')],
  columns: { id: integer },
  text: 'select id from member where id = any ($1::int[]) and role = any ($2::int[]) and disabled_at is null',
});

/** Whose approvals still count: those of people who have the right to it and whom the item does not concern. */
export async function stillEntitled(
  tx: Tx,
  kind: DecidedKind,
  ids: readonly number[],
  barred: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.sql.rows(entitledRows, [ids, DECIDED_KINDS[kind].roles]);
  return new Set(rows.map(({ id }) => id).filter((id) => !barred.includes(id)));
}
