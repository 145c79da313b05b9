import { randomBytes } from 'node:crypto';
import { integer, jsonb, nullable, sqlOf, statement, type Tx, text, timestamptz } from '@passage/database';
import type { ClientBase } from 'pg';

type Values = Readonly<Record<string, unknown>>;

/** A change by staff. `before` and `after` hold what changed, as JSON shows it; members are named by id. */
export interface AuditEntry {
  readonly actorId: number;
  /** For instance review.recharges.approve. */
  readonly action: string;
  /** What was changed, for instance recharge:12. */
  readonly subject: string;
  /** Id of the member whom the personal values are about, where that is one. */
  readonly about?: number | undefined;
  readonly before: Values | null;
  readonly after: Values | null;
  readonly requestId: string | null;
  readonly now: Date;
}

/**
 * Values that may say something of a person, and everything that somebody wrote freely. They lie beside the audit row,
 * where they can be erased.
 */
export const PERSONAL_VALUES: ReadonlySet<string> = new Set([
  'address',
  'bankno',
  'company',
  'content',
  'email',
  'fullname',
  'mobile',
  'phone',
  'reason',
  'receiveAddress',
  'remark',
  'trackingNumber',
  'userName',
]);

const ENTRY_VALUES = [
  integer('actorId'),
  text('action'),
  text('subject'),
  nullable(jsonb.as<string>())('before'),
  nullable(jsonb.as<string>())('after'),
  nullable(text)('requestId'),
  timestamptz('now'),
] as const;

const insertAudit = statement({
  name: 'audit-insert',
  params: ENTRY_VALUES,
  columns: { id: integer },
  text: `insert into audit (actor_id, action, subject, before, after, request_id, created_at)
   values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7) returning id`,
});

const insertWithValues = statement({
  name: 'audit-insert-with-values',
  params: [
    ...ENTRY_VALUES,
    nullable(integer)('about'),
    text('salt'),
    nullable(jsonb.as<string>())('beforeValues'),
    nullable(jsonb.as<string>())('afterValues'),
  ],
  columns: { audit_id: integer },
  text: `with entry as (
     insert into audit (actor_id, action, subject, before, after, request_id, created_at, values_digest)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, passage.audit_digest($9, $10::jsonb, $11::jsonb)) returning id
   )
   insert into audit_value (audit_id, member_id, salt, before, after)
   select id, $8, $9, $10::jsonb, $11::jsonb from entry returning audit_id`,
});

/** Parts an object in what stays in the row and what lies beside it; a part without anything is null. */
function partOf(values: Values | null): { row: Values | null; personal: Values | null } {
  if (values === null) return { row: null, personal: null };
  const isPersonal = ([key, value]: [string, unknown]) => PERSONAL_VALUES.has(key) && value !== undefined;
  const entries = Object.entries(values);
  const personal = entries.filter(isPersonal);
  return {
    row: Object.fromEntries(entries.filter((entry) => !isPersonal(entry))),
    personal: personal.length === 0 ? null : Object.fromEntries(personal),
  };
}

const json = (values: Values | null): string | null => (values === null ? null : JSON.stringify(values));

/**
 * Adds a row to the tenant's chain, in the transaction of the change, and its personal values beside it. It holds the
 * chain until that ends, so it comes last: whoever waits for it must hold nothing that this transaction still wants.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const { actorId, action, subject, about = null, requestId, now } = entry;
  const [before, after] = [partOf(entry.before), partOf(entry.after)];
  const row = [actorId, action, subject, json(before.row), json(after.row), requestId, now] as const;
  if (before.personal === null && after.personal === null) {
    await tx.sql.row(insertAudit, [...row]);
    return;
  }
  const salt = randomBytes(32).toString('hex');
  await tx.sql.row(insertWithValues, [...row, about, salt, json(before.personal), json(after.personal)]);
}

/** A change that somebody made at the machine, who is no member of the store. */
export type OperatorEntry = Pick<AuditEntry, 'action' | 'subject' | 'before' | 'after'> & { readonly tenantId: number };

const insertOperatorRow = statement({
  name: 'audit-insert-operator',
  params: [integer('tenantId'), text('action'), text('subject'), nullable(jsonb)('before'), nullable(jsonb)('after')],
  text: 'insert into audit (tenant_id, action, subject, before, after) values ($1, $2, $3, $4::jsonb, $5::jsonb)',
});

/** Adds a row without a member to a tenant's chain, on a connection of the database's owner that is in a transaction. */
export async function writeOperatorAudit(
  client: ClientBase,
  { tenantId, action, subject, before, after }: OperatorEntry,
): Promise<void> {
  await sqlOf(client).rows(insertOperatorRow, [tenantId, action, subject, json(before), json(after)]);
}
