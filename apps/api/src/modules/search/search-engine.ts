import type { Db, Tx } from '@passage/database';
import { postgresSearch } from './postgres-search.ts';

/** What can be searched for. */
export const SEARCHED = { product: 1, brand: 2, designer: 3, category: 4, shop: 5 } as const;
export type Searched = (typeof SEARCHED)[keyof typeof SEARCHED];

/** Lists of the catalogue's read model, by scope and id, of which a product has to be in one. */
export interface Within {
  readonly scope: number;
  readonly scopeIds: readonly number[];
}

export interface Wanted {
  readonly text: string;
  /** Only products of these lists; a scope that the engine does not know narrows nothing. */
  readonly within?: readonly Within[];
  readonly most: number;
}

/**
 * The one way to search. An engine finds entries by words of any language: whole words before parts of words, and both
 * before words with one small typing mistake. All words of a text have to match. Signs are text like any other.
 */
export interface SearchEngine {
  /**
   * Takes entries in anew from what the database holds; those that are not shown leave. To be called in the transaction
   * that changed them.
   */
  index(db: Pick<Tx, 'tenantId' | 'sql'>, what: Searched, ids: readonly number[]): Promise<void>;
  remove(db: Pick<Tx, 'tenantId' | 'sql'>, what: Searched, ids: readonly number[]): Promise<void>;
  /** Ids, best first, at most `most`; none for a text without words. */
  find(db: Pick<Db, 'tenantId' | 'sql'>, what: Searched, wanted: Wanted): Promise<readonly number[]>;
}

export const searchEngine: SearchEngine = postgresSearch;
