import type { contract, InputOf, OutputOf } from '@passage/contract';
import {
  bigint,
  boolean,
  type Db,
  integer,
  nullable,
  statement,
  text,
  timestamptz,
  type ValuesOf,
} from '@passage/database';

/** A filter that is null does not filter. */
const FILTER_VALUES = [nullable(integer)('actorId'), nullable(text)('subject'), nullable(text)('action')] as const;
type Filter = ValuesOf<typeof FILTER_VALUES>;

const FILTER = `where ($1::int is null or audit.actor_id = $1) and ($2::text is null or audit.subject = $2)
  and ($3::text is null or audit.action = $3)`;

const pageRows = statement({
  name: 'audit-page',
  params: [...FILTER_VALUES, bigint('limit'), bigint('offset')],
  columns: {
    id: integer,
    seq: integer,
    actor_id: nullable(integer),
    email: nullable(text),
    user_name: nullable(text),
    action: text,
    subject: text,
    before: nullable(text),
    after: nullable(text),
    is_erased: boolean,
    request_id: nullable(text),
    hash: text,
    created_at: timestamptz,
  },
  text: `select audit.id, audit.seq, audit.actor_id, member.email, member.user_name, audit.action, audit.subject,
     (audit.before || coalesce(personal.before, '{}'))::text as before,
     (audit.after || coalesce(personal.after, '{}'))::text as after,
     audit.values_digest is not null and personal.audit_id is null as is_erased,
     audit.request_id, audit.hash, audit.created_at
   from audit left join member on member.id = audit.actor_id left join audit_value as personal on personal.audit_id = audit.id
   ${FILTER} order by audit.seq desc limit $4 offset $5`,
});
const pageCount = statement({
  name: 'audit-count',
  params: FILTER_VALUES,
  columns: { total: integer },
  text: `select count(*)::int as total from audit ${FILTER}`,
});

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
