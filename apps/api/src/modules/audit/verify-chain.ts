/** Verifies the audit chain of every tenant, as the owner: each row's place, its link and its hash. */
import { createHash } from 'node:crypto';
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
  /** Last hash by tenant. Kept elsewhere, it also shows that rows at the end were taken away. */
  readonly heads: Readonly<Record<number, { readonly rows: number; readonly hash: string }>>;
}

interface Row {
  tenant_id: number;
  id: number;
  seq: number;
  prev_hash: string;
  hash: string;
  text: string;
}

const BATCH = 1_000;

// Written out here: a function in the database could be changed together with the rows.
const ROWS = `
  select tenant_id, id, seq, prev_hash, hash,
    jsonb_build_array(prev_hash, tenant_id, seq, actor_id, action, subject, before, after, request_id,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text as text
  from audit where (tenant_id, seq) > ($1, $2) order by tenant_id, seq limit ${BATCH}`;

/** @param databaseUrl connects as the owner */
export async function verifyChain(databaseUrl: string): Promise<VerifiedChains> {
  const client = new Client({
    connectionString: databaseUrl,
    options: '-c search_path=public -c default_transaction_read_only=on',
  });
  await client.connect();
  const heads: Record<number, { rows: number; hash: string }> = {};
  const breaks: Break[] = [];
  try {
    await client.query('begin isolation level repeatable read');
    await lookAtEachTenant(client, async () => {
      let last: Pick<Row, 'tenant_id' | 'seq'> = { tenant_id: 0, seq: -1 };
      for (let isMore = true; isMore; ) {
        const { rows } = await client.query<Row>(ROWS, [last.tenant_id, last.seq]);
        for (const row of rows) {
          last = row;
          if (breaks.some(({ tenantId }) => tenantId === row.tenant_id)) continue;
          const head = heads[row.tenant_id] ?? { rows: 0, hash: '' };
          const detail = faultOf(row, head);
          if (detail) breaks.push({ tenantId: row.tenant_id, seq: row.seq, id: row.id, detail });
          else heads[row.tenant_id] = { rows: head.rows + 1, hash: row.hash };
        }
        isMore = rows.length === BATCH;
      }
    });
    return { breaks, heads };
  } finally {
    await client.end();
  }
}

function faultOf(row: Row, head: { rows: number; hash: string }): string | undefined {
  if (row.seq !== head.rows + 1) return `row ${head.rows + 1} is missing`;
  if (row.prev_hash !== head.hash) return 'it does not follow from the row before';
  if (row.hash !== createHash('sha256').update(row.text).digest('hex')) return 'it was changed';
  return undefined;
}
