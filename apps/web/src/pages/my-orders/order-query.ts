import { ORDER_STATUS } from '@passage/contract/codes';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderFilter } from '../../features/orders/orders.api.ts';
import { KEEP_SCROLL } from '../../lib/scroll.ts';

export const PAGE_SIZE = 10;
/** The marketplace opened then. */
export const FIRST_YEAR = 2020;

/** The tabs, in their order, by what they are called in the address and in the texts. */
export const ORDER_TABS = {
  all: undefined,
  waitPay: ORDER_STATUS.waitPay,
  waitDelivery: ORDER_STATUS.waitDelivery,
  waitReceipt: ORDER_STATUS.waitReceipt,
  orderOver: ORDER_STATUS.orderOver,
  cancelled: ORDER_STATUS.cancelled,
  refunded: ORDER_STATUS.refunded,
} as const;
export type OrderTab = keyof typeof ORDER_TABS;

const isTab = (text: string): text is OrderTab => Object.hasOwn(ORDER_TABS, text);
export const TAB_NAMES: readonly OrderTab[] = Object.keys(ORDER_TABS).filter(isTab);

export interface OrderQuery {
  tab: OrderTab;
  word: string;
  year: number | undefined;
  page: number;
}

export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const tab = params.get('status') ?? 'all';
  const year = Number(params.get('year'));
  const page = Number(params.get('page'));
  return {
    tab: isTab(tab) ? tab : 'all',
    word: (params.get('word') ?? '').trim().slice(0, 60),
    year: Number.isInteger(year) && year >= FIRST_YEAR && year <= 9999 ? year : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function toFilter({ tab, word, year, page }: OrderQuery): OrderFilter {
  const status = ORDER_TABS[tab];
  return {
    pageNo: page,
    pageSize: PAGE_SIZE,
    ...(status === undefined ? {} : { status }),
    ...(word === '' ? {} : { searchName: word }),
    ...(year === undefined ? {} : { datestr: year }),
  };
}

interface OrderListState {
  query: OrderQuery;
  /** Changes the filter and opens its first page. */
  filter: (changes: Partial<Omit<OrderQuery, 'page'>>) => void;
  turnTo: (page: number) => void;
}

/** The list's state is its address. */
export function useOrderQuery(): OrderListState {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readOrderQuery(params), [params]);
  const open = ({ tab, word, year, page }: OrderQuery, state: unknown): void => {
    const next = new URLSearchParams();
    if (tab !== 'all') next.set('status', tab);
    if (word !== '') next.set('word', word);
    if (year !== undefined) next.set('year', String(year));
    if (page > 1) next.set('page', String(page));
    navigate({ pathname, search: next.toString() }, { state });
  };
  return {
    query,
    filter: (changes) => open({ ...query, ...changes, page: 1 }, KEEP_SCROLL),
    turnTo: (page) => open({ ...query, page }, null),
  };
}
