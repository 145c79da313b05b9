import { array, integer, statement, type Tx, text } from '@passage/database';
import { SEARCHED, searchEngine } from '../search/index.ts';

const refresh = statement({
  name: 'catalogue-refresh-listings',
  params: [array(integer)('spuIds')],
  columns: { refreshed: text },
  text: 'select passage.refresh_listings($1::int[])::text as refreshed',
});

/**
 * Derives price, orderability, rank, list rows and search words of products anew. To be called in the transaction that
 * changed their names, SKUs, shop or state, after the SKU rows: everyone takes SKU rows first, then product rows.
 */
export async function refreshListings(tx: Pick<Tx, 'tenantId' | 'sql'>, spuIds: readonly number[]): Promise<void> {
  if (spuIds.length === 0) return;
  const ids = [...new Set(spuIds)];
  await tx.sql.row(refresh, [ids]);
  await searchEngine.index(tx, SEARCHED.product, ids);
}
