import { statement, type Tx } from '@passage/database';

const refresh = statement<{ refreshed: string }, [spuIds: number[]]>(
  'catalogue-refresh-listings',
  'select passage.refresh_listings($1::int[])::text as refreshed',
);

/**
 * Derives price, orderability, rank and list rows of products anew. To be called in the transaction that changed their
 * SKUs, shop or state, after the SKU rows: everyone takes SKU rows first, then product rows.
 */
export async function refreshListings(tx: Tx, spuIds: readonly number[]): Promise<void> {
  if (spuIds.length > 0) await tx.sql.row(refresh, [[...new Set(spuIds)]]);
}
