/** Verifies the audit chain of every tenant, as the owner: each row's place, its link, its hash and its values' digest. */
import { createHash } from 'node:crypto';
import { integer, nullable, type RowOf, sqlOf, statement, text } from '@passage/database';
import { Client } from 'pg';
import { lookAtEachTenant } from '../../platform/look-at-each-tenant.ts';

export interface Break {
  readonly tenantId: number;
  /** The row's place in the chain. */
  readonly seq: number;
  readonly id: number;
  readonly detail: string;
}

export interface VerifiedChains {
  /** The first row of each broken chain. */
  readonly breaks: readonly Break[];
  /**
   * Last hash by tenant. Kept elsewhere, it also shows that rows at the end were taken away. `erased` counts the rows
   * whose personal values were erased.
   */
  readonly heads: Readonly<Record<number, { readonly rows: number; readonly hash: string; readonly erased: number }>>;
}

interface Head {
  rows: number;
  hash: string;
  erased: number;
}

/** The chain that a tenant's first rows formed with their personal values inside, as far as it can be followed. */
interface FirstChain {
  readonly seq: number;
  readonly hash: string;
  /** Hash of the row before; undefined once values of a row were erased. */
  head: string | undefined;
}

const BATCH = 1_000;

const TIME = `to_char(audit.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

// Written out here: a function in the database could be changed together with the rows.
const auditRows = statement({
  name: 'audit-chain',
  params: [integer('tenantId'), integer('seq')],
  columns: {
    tenant_id: integer,
    id: integer,
    seq: integer,
    prev_hash: text,
    hash: text,
    values_digest: nullable(text),
    /** What the hash is of. */
    text,
    /** What the digest is of; null where the values were erased or there are none. */
    values_text: nullable(text),
    /** What the row's first hash was of, but for the hash before; null where its values were erased. */
    first_text: nullable(text),
  },
  text: `
  select audit.tenant_id, audit.id, audit.seq, audit.prev_hash, audit.hash, audit.values_digest,
    jsonb_build_array(audit.prev_hash, audit.tenant_id, audit.seq, audit.actor_id, audit.action, audit.subject, audit.before,
      audit.after, audit.request_id, audit.values_digest, ${TIME})::text as text,
    case when personal.audit_id is not null then jsonb_build_array(personal.salt, personal.before, personal.after)::text end as values_text,
    case when personal.audit_id is not null or audit.values_digest is null then jsonb_build_array(audit.tenant_id, audit.seq,
      audit.actor_id, audit.action, audit.subject, audit.before || coalesce(personal.before, '{}'),
      audit.after || coalesce(personal.after, '{}'), audit.request_id, ${TIME})::text end as first_text
  from audit left join audit_value as personal on personal.tenant_id = audit.tenant_id and personal.audit_id = audit.id
  where (audit.tenant_id, audit.seq) > ($1, $2) order by audit.tenant_id, audit.seq limit ${BATCH}`,
});
type Row = RowOf<typeof auditRows>;

const anchors = statement({
  name: 'audit-anchors',
  columns: { tenant_id: integer, seq: integer, hash: text },
  text: 'select tenant_id, seq, hash from audit_anchor',
});

/** @param databaseUrl connects as the owner */
export async function verifyChain(databaseUrl: string): Promise<VerifiedChains> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=public -c default_transaction_read_only=on',
  });
  await client.connect();
  const heads: Record<number, Head> = {};
  const breaks: Break[] = [];
  try {
    await client.query('begin isolation level repeatable read');
    await lookAtEachTenant(client, async () => {
      const firstChains = await firstChainsOf(client);
      let last: Pick<Row, 'tenant_id' | 'seq'> = { tenant_id: 0, seq: -1 };
      for (let isMore = true; isMore; ) {
        const rows: Row[] = await sqlOf(client).rows(auditRows, [last.tenant_id, last.seq]);
        for (const row of rows) {
          last = row;
          if (breaks.some(({ tenantId }) => tenantId === row.tenant_id)) continue;
          const first = firstChains.get(row.tenant_id);
          const head = heads[row.tenant_id] ?? { rows: 0, hash: first?.hash ?? '', erased: 0 };
          const detail = faultOf(row, head) ?? faultOfFirst(row, first);
          if (detail) breaks.push({ tenantId: row.tenant_id, seq: row.seq, id: row.id, detail });
          else
            heads[row.tenant_id] = { rows: head.rows + 1, hash: row.hash, erased: head.erased + Number(isErased(row)) };
        }
        isMore = rows.length === BATCH;
      }
    });
    return { breaks, heads };
  } finally {
    await client.end();
  }
}

async function firstChainsOf(client: Client): Promise<Map<number, FirstChain>> {
  const rows = await sqlOf(client).rows(anchors, []);
  return new Map(rows.map(({ tenant_id, seq, hash }) => [tenant_id, { seq, hash, head: '' }]));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const isErased = ({ values_digest, values_text }: Row): boolean => values_digest !== null && values_text === null;

function faultOf(row: Row, head: Head): string | undefined {
  if (row.seq !== head.rows + 1) return `row ${head.rows + 1} is missing`;
  if (row.prev_hash !== head.hash) return 'it does not follow from the row before';
  if (row.hash !== sha256(row.text)) return 'it was changed';
  if (row.values_text !== null && row.values_digest !== sha256(row.values_text))
    return 'its personal values were changed';
  return undefined;
}

/** Follows the first chain to its head, which the present chain begins with, unless values were erased on the way. */
function faultOfFirst(row: Row, first: FirstChain | undefined): string | undefined {
  if (!first || row.seq > first.seq || first.head === undefined) return undefined;
  first.head = row.first_text === null ? undefined : sha256(`["${first.head}", ${row.first_text.slice(1)}`);
  return row.seq === first.seq && first.head !== undefined && first.head !== first.hash
    ? 'the rows up to it do not lead to the anchor'
    : undefined;
}
