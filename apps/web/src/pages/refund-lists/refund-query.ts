import {
  STATUS_NAMES,
  type StatusName,
  WAY_NAMES,
  type WayName,
} from '../../features/after-sales/after-sale-wording.ts';
import type { AfterSaleFilter } from '../../features/after-sales/after-sales.api.ts';
import { type ListAddress, readPage, useListAddress } from '../../lib/use-list-address.ts';

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
  return {
    way: isWay(way) ? way : undefined,
    status: isStatus(status) ? status : undefined,
    orderNo: (params.get('orderNo') ?? '').trim().slice(0, 60),
    page: readPage(params),
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

function writeRefundQuery({ way, status, orderNo }: RefundQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (way !== undefined) params.set('way', way);
  if (status !== undefined) params.set('status', status);
  if (orderNo !== '') params.set('orderNo', orderNo);
  return params;
}

export const useRefundQuery = (): ListAddress<RefundQuery> => useListAddress(readRefundQuery, writeRefundQuery);
