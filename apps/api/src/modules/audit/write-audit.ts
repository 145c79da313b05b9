import { statement, type Tx } from '@passage/database';

/** A change by staff. `before` and `after` hold what changed, as JSON shows it. */
export interface AuditEntry {
  readonly actorId: number;
  /** For instance review.recharges.approve. */
  readonly action: string;
  /** What was changed, for instance recharge:12. */
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly requestId: string | null;
  readonly now: Date;
}

const insertAudit = statement<
  { id: number },
  [
    actorId: number,
    action: string,
    subject: string,
    before: string | null,
    after: string | null,
    requestId: string | null,
    now: Date,
  ]
>(
  'audit-insert',
  `insert into audit (actor_id, action, subject, before, after, request_id, created_at)
   values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7) returning id`,
);

/**
 * Adds a row to the tenant's chain, in the transaction of the change. It holds the chain until that ends, so it comes
 * last: whoever waits for it must hold nothing that this transaction still wants.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, before, after, requestId, now } = entry;
  const json = (value: AuditEntry['before']) => (value === null ? null : JSON.stringify(value));
  await tx.sql.row(insertAudit, [actorId, action, subject, json(before), json(after), requestId, now]);
}
