import { array, bigint, integer, statement, text, timestamptz, type WritableDb } from '@passage/database';
import type { Platform } from '../../platform/platform.ts';

const removeLines = statement({
  name: 'imports-remove-lines',
  params: [timestamptz('before'), bigint('most')],
  columns: { count: integer },
  text: `with gone as (
     delete from import_line where ctid = any (array(
       select import_line.ctid from product_import
       join import_line on import_line.tenant_id = product_import.tenant_id and import_line.import_id = product_import.id
       where product_import.finished_at < $1 limit $2
     )) returning 1
   )
   select count(*)::int as count from gone`,
});
const finishedBefore = statement({
  name: 'imports-finished-before',
  params: [timestamptz('before'), bigint('most')],
  columns: { id: integer, file_key: text },
  text: `select id, file_key from product_import
   where finished_at < $1 and not exists (select from import_line where import_line.import_id = product_import.id)
   order by finished_at limit $2`,
});
const remove = statement({
  name: 'imports-remove',
  params: [array(integer)('ids')],
  columns: { id: integer },
  text: 'delete from product_import where id = any ($1::int[]) returning id',
});

/**
 * Removes imports that ended before a time: the lines of their reports, then what is left of their files, then themselves.
 *
 * @param most rows of a transaction
 * @returns fewer than most when nothing is left that can go now
 */
export async function removeImports(
  { storage, log }: Platform,
  db: WritableDb,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const lines = (await db.sql.row(removeLines, [before, most]))?.count ?? 0;
  if (lines > 0) return most;
  const ended = await db.sql.rows(finishedBefore, [before, most]);
  const removed: number[] = [];
  for (const { id, file_key } of ended) {
    try {
      await storage.remove(file_key);
      removed.push(id);
    } catch (error) {
      log.warn({ err: error, import: id }, 'the file of an import could not be removed');
    }
  }
  return removed.length === 0 ? 0 : (await db.sql.rows(remove, [removed])).length;
}
