import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL } from './keep-scroll.ts';

/** The page that an address names, from 1 on. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export interface ListAddress<Query extends { page: number }> {
  query: Query;
  /** Changes the filter and opens its first page. */
  filter: (changes: Partial<Omit<Query, 'page'>>) => void;
  turnTo: (page: number) => void;
}

/**
 * A list whose state is its address.
 *
 * @param read what an address asks for, whatever stands in it
 * @param write the filter as it stands in the address; what is not asked for has no part in it
 */
export function useListAddress<Query extends { page: number }>(
  read: (params: URLSearchParams) => Query,
  write: (query: Query) => URLSearchParams,
): ListAddress<Query> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => read(params), [params, read]);
  const open = (next: Query, state: unknown): void => {
    const search = write(next);
    if (next.page > 1) search.set('page', String(next.page));
    navigate({ pathname, search: search.toString() }, { state });
  };
  return {
    query,
    filter: (changes) => open({ ...query, ...changes, page: 1 }, KEEP_SCROLL),
    turnTo: (page) => open({ ...query, page }, null),
  };
}
