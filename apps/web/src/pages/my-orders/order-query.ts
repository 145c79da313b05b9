import { ORDER_STATUS } from '@passage/contract/codes';
import type { OrderFilter } from '../../features/orders/orders.api.ts';
import { type ListAddress, readPage, useListAddress } from '../../lib/use-list-address.ts';

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
  return {
    tab: isTab(tab) ? tab : 'all',
    word: (params.get('word') ?? '').trim().slice(0, 60),
    year: Number.isInteger(year) && year >= FIRST_YEAR && year <= 9999 ? year : undefined,
    page: readPage(params),
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

function writeOrderQuery({ tab, word, year }: OrderQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('status', tab);
  if (word !== '') params.set('word', word);
  if (year !== undefined) params.set('year', String(year));
  return params;
}

export const useOrderQuery = (): ListAddress<OrderQuery> => useListAddress(readOrderQuery, writeOrderQuery);
