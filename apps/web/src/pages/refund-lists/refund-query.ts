import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  STATUS_NAMES,
  type StatusName,
  WAY_NAMES,
  type WayName,
} from '../../features/after-sales/after-sale-wording.ts';
import type { AfterSaleFilter } from '../../features/after-sales/after-sales.api.ts';
import { KEEP_SCROLL } from '../../lib/scroll.ts';

export const PAGE_SIZE = 20;

export interface RefundQuery {
  way: WayName | undefined;
  status: StatusName | undefined;
  orderNo: string;
  page: number;
}

const isWay = (text: string | null): text is WayName => text !== null && Object.hasOwn(WAY_NAMES, text);
const isStatus = (text: string | null): text is StatusName => text !== null && Object.hasOwn(STATUS_NAMES, text);

export function readRefundQuery(params: URLSearchParams): RefundQuery {
  const way = params.get('way');
  const status = params.get('status');
  const page = Number(params.get('page'));
  return {
    way: isWay(way) ? way : undefined,
    status: isStatus(status) ? status : undefined,
    orderNo: (params.get('orderNo') ?? '').trim().slice(0, 60),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function toFilter({ way, status, orderNo, page }: RefundQuery): AfterSaleFilter {
  return {
    pageNo: page,
    pageSize: PAGE_SIZE,
    ...(way === undefined ? {} : { way: WAY_NAMES[way] }),
    ...(status === undefined ? {} : { status: STATUS_NAMES[status] }),
    ...(orderNo === '' ? {} : { orderNo }),
  };
}

interface RefundListState {
  query: RefundQuery;
  /** Changes the filter and opens its first page. */
  filter: (changes: Partial<Omit<RefundQuery, 'page'>>) => void;
  turnTo: (page: number) => void;
}

/** The list's state is its address. */
export function useRefundQuery(): RefundListState {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => readRefundQuery(params), [params]);
  const open = ({ way, status, orderNo, page }: RefundQuery, state: unknown): void => {
    const next = new URLSearchParams();
    if (way !== undefined) next.set('way', way);
    if (status !== undefined) next.set('status', status);
    if (orderNo !== '') next.set('orderNo', orderNo);
    if (page > 1) next.set('page', String(page));
    navigate({ pathname, search: next.toString() }, { state });
  };
  return {
    query,
    filter: (changes) => open({ ...query, ...changes, page: 1 }, KEEP_SCROLL),
    turnTo: (page) => open({ ...query, page }, null),
  };
}
