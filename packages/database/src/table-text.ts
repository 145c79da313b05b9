/** Tables as the text that COPY speaks. */
import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';
import { type BackupTable, readsOf } from './backup-tables.ts';

/** Rows are lines; their hash tells a table from any other. */
export interface TableSum {
  readonly rows: number;
  readonly sha256: string;
}

const LINE_END = 0x0a;

/** Passes text on, counting its lines and hashing it. */
export class Checksum extends Transform {
  #rows = 0;
  #hash = createHash('sha256');

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) this.#rows += 1;
    this.#hash.update(piece);
    done(null, piece);
  }

  /** Once, when everything has passed. */
  sum(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** All rows of a table, tenant by tenant and in the order of their key, as the client's transaction sees them. */
export async function* textOf(
  client: ClientBase,
  table: BackupTable,
  tenants: readonly number[],
): AsyncGenerator<Buffer> {
  for (const { tenantId, sql } of readsOf(table, tenants)) {
    if (tenantId !== undefined) await client.query("select set_config('app.tenant_id', $1, false)", [String(tenantId)]);
    for await (const piece of client.query(to(sql))) yield piece;
  }
}
