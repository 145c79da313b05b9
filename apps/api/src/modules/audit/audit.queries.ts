import type { contract, InputOf, OutputOf } from '@passage/contract';
import { type Db, statement } from '@passage/database';

interface AuditRow {
  id: number;
  seq: number;
  actor_id: number | null;
  email: string | null;
  user_name: string | null;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  is_erased: boolean;
  request_id: string | null;
  hash: string;
  created_at: Date;
}

/** A filter that is null does not filter. */
type Filter = [actorId: number | null, subject: string | null, action: string | null];

const FILTER = `where ($1::int is null or audit.actor_id = $1) and ($2::text is null or audit.subject = $2)
  and ($3::text is null or audit.action = $3)`;

const pageRows = statement<AuditRow, [...Filter, limit: number, offset: number]>(
  'audit-page',
  `select audit.id, audit.seq, audit.actor_id, member.email, member.user_name, audit.action, audit.subject,
     (audit.before || coalesce(personal.before, '{}'))::text as before,
     (audit.after || coalesce(personal.after, '{}'))::text as after,
     audit.values_digest is not null and personal.audit_id is null as is_erased,
     audit.request_id, audit.hash, audit.created_at
   from audit left join member on member.id = audit.actor_id left join audit_value as personal on personal.audit_id = audit.id
   ${FILTER} order by audit.seq desc limit $4 offset $5`,
);
const pageCount = statement<{ total: number }, Filter>(
  'audit-count',
  `select count(*)::int as total from audit ${FILTER}`,
);

/** Changes by staff, the newest first, with their personal values unless those were erased. */
export async function pageAudit(
  db: Db,
  { actorId, subject, action, pageNo, pageSize }: InputOf<typeof contract.audit.list>,
): Promise<OutputOf<typeof contract.audit.list>> {
  const filter: Filter = [actorId ?? null, subject ?? null, action ?? null];
  const [rows, count] = await Promise.all([
    db.sql.rows(pageRows, [...filter, pageSize, (pageNo - 1) * pageSize]),
    db.sql.row(pageCount, filter),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      seq: row.seq,
      actor: row.actor_id === null ? null : { id: row.actor_id, email: row.email ?? '', name: row.user_name ?? '' },
      action: row.action,
      subject: row.subject,
      before: row.before ?? '',
      after: row.after ?? '',
      ...(row.is_erased ? { isErased: true } : {}),
      requestId: row.request_id ?? '',
      hash: row.hash,
      createTime: row.created_at,
    })),
    total: count?.total ?? 0,
  };
}
